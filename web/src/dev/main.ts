// Development only: boards from fixtures, /dev.html#name. Never part of the build.
import { mount } from "svelte";
import "../style.css";
import Dev from "./Dev.svelte";
import { setLanguage } from "../words/i18n.svelte";

await setLanguage("en");
mount(Dev, { target: document.getElementById("app")! });
