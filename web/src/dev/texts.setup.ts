// For tests: all texts of the page.
import { names } from "texts:";
import { loadTexts, setLanguage } from "../words/i18n.svelte";

Object.assign(globalThis, { document: globalThis.document ?? { documentElement: {} } });
await setLanguage("en");
await loadTexts(...names);
