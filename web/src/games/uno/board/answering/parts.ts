/** What nobody needs before a card has been played: it comes a moment after the board. */
export { default as Answers } from "./Answers.svelte";
export { default as Catch } from "./Catch.svelte";
export { nameOf } from "../../hint";
export { default as Say } from "./Say.svelte";
export { default as Shown } from "./Shown.svelte";
