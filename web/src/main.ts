import { mount } from "svelte";
import "./style.css";
import App from "./App.svelte";
import { setLanguage, wishedLanguage } from "./words/i18n.svelte";
import { keepOffline, keepWhole } from "./offline/offline";
import { path } from "./browser/route.svelte";

keepWhole();
await setLanguage(wishedLanguage()).catch(() => setLanguage("en"));
mount(App, { target: document.getElementById("app")! });
keepOffline(path("/sw.js"));
