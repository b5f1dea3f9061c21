/** All cards of each game as one file, from which Python draws tables and hands (`core/picture.py`). */
import { render } from "svelte/server";
import { games } from "../games/registry";
import type { Rules } from "../rules/native";
import { Table } from "../rules/table";
import { shown } from "./cards";
import { openRules } from "./open";
import { editionsOf } from "./tables";

const rules = import.meta.glob<Rules>("../rules/games/*.ts", { import: "RULES" });

export interface Deck {
  game: string;
  /** Paints and styles that all cards use. */
  shared: string;
  /** The inside of a card by its notation; `?` is the back. */
  cards: Record<string, string>;
  /** The width of a card by its height. */
  ratio: number;
}

export async function* decks(): AsyncGenerator<Deck> {
  for (const game of Object.keys(games)) {
    const { info, book } = await openRules(game);
    const own = await rules[`../rules/games/${game}.ts`]!();
    const faces = new Set(["?", ...shown(book)]);
    for (const edition of [undefined, ...editionsOf(info)]) {
      const options = edition === undefined ? {} : { edition };
      const names = Array.from({ length: info.min_seats }, (_, seat) => `${seat}`);
      for (const entry of new Table(own, names, { options, seed: 1 }).record().entries)
        if ("deck" in entry) entry.deck.forEach((card) => faces.add(card));
    }
    faces.delete("back");
    const heads = new Set<string>();
    const cards: Record<string, string> = {};
    let ratio = 1;
    for (const face of faces) {
      const { head, body } = render(book.Card, { props: { card: face === "?" ? null : face } });
      heads.add(head);
      const svg = plain(body);
      const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)!;
      ratio = Number(width) / Number(height);
      cards[face] = svg.replace(/^<svg/, "<symbol").replace(/<\/svg>$/, "</symbol>");
    }
    const paints = book.Defs && render(book.Defs);
    if (paints) heads.add(paints.head);
    yield { game, shared: plain([...heads].join("") + (paints?.body ?? "")), cards, ratio };
  }
}

const plain = (markup: string): string => markup.replaceAll(/<!--.*?-->/gs, "").trim();
