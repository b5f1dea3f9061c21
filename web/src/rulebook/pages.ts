/** The rules as pages that need no script: rendered once, when the page is built (`scripts/rules.ts`). */
import { render } from "svelte/server";
import { games } from "../games/registry";
import { languages, setLanguage } from "../words/i18n.svelte";
import { shown } from "./cards";
import { openRules } from "./open";
import { editionsOf } from "./tables";
import Public from "./Public.svelte";
import Summary from "./Summary.svelte";

/** A card as a file. */
export interface Picture {
  path: string;
  svg: string;
}

export interface Page {
  /** The folder that it lies in, with a slash at the end. */
  path: string;
  language: string;
  /** The way from there to the folder that all pages lie in. */
  up: string;
  head: string;
  body: string;
}

/** The cards of games where a card needs nothing else on its page. */
export async function* pictures(): AsyncGenerator<Picture> {
  for (const name of Object.keys(games)) {
    const { book } = await openRules(name);
    if (book.Defs) continue;
    for (const card of shown(book)) {
      const { body } = render(book.Card, { props: { card: card === "back" ? null : card } });
      const svg = body.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
      yield { path: `${name}/rules/cards/${card}.svg`, svg };
    }
  }
}

export async function* pages(): AsyncGenerator<Page> {
  const names = Object.keys(games);
  for (const name of names) {
    const { info, book } = await openRules(name);
    for (const language of languages) {
      await setLanguage(language);
      const page = (rest: string, made: (up: string) => ReturnType<typeof render>): Page => {
        const path = `${name}/rules/${language}/${rest}`;
        const up = "../".repeat(path.split("/").length - 1);
        const { head, body } = made(up);
        return { path, language, up, head, body };
      };
      for (const edition of [null, ...editionsOf(info)])
        yield page(edition === null ? "" : `${edition}/`, (up) => {
          // Cards without shared paints are files, which all pages share.
          const pictures = book.Defs ? undefined : `${up}${name}/rules/cards/`;
          return render(Public, { props: { info, book, games: names, edition, up, pictures } });
        });
      yield page("summary/", (up) => render(Summary, { props: { info, book, up } }));
    }
    await setLanguage("en");
  }
}
