import { mount } from "svelte";
import "./style.css";
import App from "./App.svelte";
import { setLanguage, wishedLanguage } from "./words/i18n.svelte";
import { keepOffline, keepWhole, later } from "./offline/offline";
import { framed } from "./browser/folder";
import { path } from "./browser/route.svelte";

/** Milliseconds after which a first visit fetches the display font, which nobody waits for. */
const FONT = 1000;

keepWhole();
await setLanguage(wishedLanguage()).catch(() => setLanguage("en"));
mount(App, { target: document.getElementById("app")! });
later(FONT, () => document.documentElement.classList.remove("cold"));
if (!framed) keepOffline(path("/sw.js"));
