import { mount } from "svelte";
import "./style.css";
import App from "./App.svelte";
import { setLanguage, wishedLanguage } from "./words/i18n.svelte";
import { keepOffline, keepWhole } from "./offline/offline";
import { framed } from "./browser/folder";
import { path } from "./browser/route.svelte";

keepWhole();
await setLanguage(wishedLanguage()).catch(() => setLanguage("en"));
mount(App, { target: document.getElementById("app")! });
if (!framed) keepOffline(path("/sw.js"));
