import { mount } from "svelte";
import "./style.css";
import App from "./App.svelte";
import { keepOffline } from "./offline";
import { path } from "./route.svelte";

mount(App, { target: document.getElementById("app")! });
keepOffline(path("/sw.js"));
