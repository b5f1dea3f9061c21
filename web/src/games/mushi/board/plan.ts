/** Turns what happened into scenes, one after the other, and into cards that fly. No pixels. */
import type { Script, Step as TableStep } from "../../../table/cards/director.svelte";
import type { Anchor, Flight as CardFlight } from "../../../table/cards/flight";
import type { MushiEvent, MushiView } from "../../../wire";
import { type Card, DECK, EMPTY, places, type Scene, sceneOf } from "./scene";

/** An announcement, for which everybody stops. */
export type Announcement =
  | { kind: "lots"; cards: readonly Card[]; seat: number | null }
  | { kind: "misdeal"; seat: number; reason: NonNullable<MushiEvent["reason"]> }
  | {
      kind: "yaku";
      seat: number;
      yaku: NonNullable<MushiEvent["yaku"]>;
      cards: readonly Card[];
      points: number;
    };

export type Step = TableStep<MushiEvent, Card, Scene, Announcement> & { scene: Scene };
export type Flight = CardFlight<Card>;

export const script: Script<MushiView, MushiEvent, Card, Scene, Announcement> = {
  empty: EMPTY,
  steps: (events, before, after) => plan(events, before ? sceneOf(before) : EMPTY, after),
  // Whoever comes during the deal sees all of it: drawing for the deal, a misdeal, the deal.
  opening({ events, view }) {
    if (events.some(({ kind }) => kind === "dealt")) return events;
    const untouched = view.deal === 1 && view.phase === "play" && view.draw_pile === DECK - 24;
    return untouched ? [...events, { kind: "dealt", seat: view.dealer, cards: view.table }] : [];
  },
  played: (events) => events.some(({ kind }) => kind === "played"),
  round: ({ deal }) => deal,
};

const without = (cards: readonly Card[], gone: readonly Card[]): Card[] =>
  cards.filter((card) => !gone.includes(card));

function change<T>(list: readonly T[], seat: number, to: (old: T) => T): T[] {
  return list.map((old, i) => (i === seat ? to(old) : old));
}

/** The scenes between two positions. The last one shows the cards of `after`. */
export function plan(events: readonly MushiEvent[], before: Scene, after: MushiView): Step[] {
  const steps: Step[] = [];
  let scene = before;
  let told: MushiEvent[] = [];

  function step(
    next: Partial<Scene>,
    lasts: number,
    announcement: Announcement | null = null,
  ): void {
    const last = scene;
    scene = { ...last, ...next };
    steps.push({ scene, flights: flights(last, scene), events: told, announcement, lasts });
    told = [];
  }

  events.forEach((event, i) => {
    const seat = event.seat ?? 0;
    const card = event.card ?? "";
    const cards = event.cards ?? [];
    told = [event];
    switch (event.kind) {
      case "lots":
        step(EMPTY, 2800, { kind: "lots", cards, seat: event.seat ?? null });
        break;
      case "misdeal":
        step({ ...EMPTY, table: cards, pile: DECK - 24 }, 900);
        step({}, 2600, { kind: "misdeal", seat, reason: event.reason! });
        step(EMPTY, 350);
        break;
      case "dealt":
        step(
          {
            ...EMPTY,
            table: cards,
            hands: after.seats.map((one) => one.hand),
            sizes: [8, 8],
            pile: DECK - 24,
            joker: cards.includes("11j") ? seat : null,
          },
          1500,
        );
        break;
      case "played": {
        const next = events[i + 1];
        const captures = next?.kind === "captured" && next.card === card;
        step(
          {
            hands: change(scene.hands, seat, (hand) => hand && without(hand, [card])),
            sizes: change(scene.sizes, seat, (size) => size - 1),
            ...(captures
              ? { laid: { card, upon: next.cards ?? [] } }
              : { table: [...scene.table, card] }),
          },
          captures ? 620 : 520,
        );
        break;
      }
      case "turned_up":
        step({ turned: card, pile: scene.pile - 1 }, 560);
        break;
      case "captured":
        if (scene.turned === card) step({ turned: null, laid: { card, upon: cards } }, 560);
        step(
          {
            laid: null,
            table: without(scene.table, cards),
            captured: change(scene.captured, seat, (pile) => [...pile, card, ...cards]),
            joker: card === "11j" || cards.includes("11j") ? null : scene.joker,
          },
          480,
        );
        break;
      case "stays":
      case "joker_awaits": {
        const joker = event.kind === "joker_awaits" ? seat : scene.joker;
        if (scene.turned === card)
          step({ turned: null, table: [...scene.table, card], joker }, 460);
        else step({ joker }, 60);
        break;
      }
      case "left_over":
        step(
          {
            table: without(scene.table, cards),
            captured: change(scene.captured, seat, (pile) => [...pile, ...cards]),
            joker: cards.includes("11j") ? null : scene.joker,
          },
          900,
        );
        break;
      case "yaku_made": {
        const yaku = after.seats[seat]?.yaku.find((one) => one.name === event.yaku);
        const { cards: made = [], points = 0 } = yaku ?? {};
        step({}, 2000, { kind: "yaku", seat, yaku: event.yaku!, cards: made, points });
        break;
      }
      case "deal_over":
        step({}, 500);
        break;
      case "game_over":
        step({}, 0);
        break;
      default:
        event.kind satisfies never;
    }
  });
  return steps;
}

/** The place of a visible card: in the hand by its number, elsewhere by its name. */
function anchorOf(scene: Scene, card: Card): Anchor {
  for (const hand of scene.hands) {
    const at = hand?.indexOf(card) ?? -1;
    if (at >= 0) return `hand:${at}`;
  }
  return `card:${card}`;
}

/** Which cards move from one scene to the next. */
export function flights(from: Scene, to: Scene): Flight[] {
  const [old, fresh] = [places(from), places(to)];
  const found: Flight[] = [];
  const dealt = from.pile - to.pile > 1;
  let at = 0;
  for (const [card, place] of fresh) {
    const was = old.get(card);
    if (was === place) continue;
    // A card that nobody saw before: from the hand that became smaller, else from the draw pile.
    const hand = from.sizes.findIndex((size, seat) => size > to.sizes[seat]!);
    const hidden = hand >= 0 && place !== "turned" ? `seat:${hand}` : "pile";
    found.push({
      from: was ? anchorOf(from, card) : hidden,
      to: anchorOf(to, card),
      start: was ? card : null,
      end: card,
      at,
      lasts: 430,
      hides: `card:${card}`,
    });
    if (dealt) at += 45;
  }
  if (dealt)
    to.sizes.forEach((size, seat) => {
      if (to.hands[seat]) return;
      for (let k = 0; k < Math.min(4, size); k++)
        found.push({ from: "pile", to: `seat:${seat}`, start: null, end: null, at: k * 130, lasts: 430, hides: null }); // prettier-ignore
    });
  return found;
}
