/** Proposals to the players at a table, in words, with the answers that are mine to give. */
import { list, t } from "../../words/i18n.svelte";
import type { Session } from "../session/session.svelte";
import type { AskSeat, Claim, Proposal } from "../../wire";
import { inSentence } from "../../words/names";

/** A line over the board, or the lobby. */
export interface Line {
  kind: string;
  says: string;
  /** The sentence to be heard, if it is another. */
  aloud?: string;
  ways: {
    testid: string;
    label: string;
    press: () => void;
    main?: boolean;
    /** Not just now. */
    off?: boolean;
  }[];
}

/** As a spectator, asks for a seat: for one that is mine, or of the host. */
export function ask(session: Session, what: Omit<Claim, "secret"> | Omit<AskSeat, "secret">): void {
  const message = { ...what, secret: session.seating.secret() };
  if (session.send(message)) session.seating.joining = message;
}

/** The number of my proposal as a spectator, if it has not been answered. */
export function asks(session: Session): number | null {
  const own = session.seating.welcome?.asks ?? null;
  return session.tableInfo?.proposals?.some(({ n }) => n === own) ? own : null;
}

/** I do not ask any more. */
export function withdraw(session: Session): void {
  const proposal = asks(session);
  if (proposal !== null) session.send({ type: "refuse", proposal });
  session.seating.joining = null;
}

/** Withdraws my proposal; I need not be told how that ends. */
function dropped(session: Session, proposal: number): void {
  session.undoing.listener = null;
  session.send({ type: "refuse", proposal });
}

/** The proposal that matters most to me: one that waits for my answer, else one of mine. */
export function proposed(session: Session): Line | null {
  const lines = (session.tableInfo?.proposals ?? []).flatMap((proposal) => {
    const line = lineOf(session, proposal);
    return line ? [{ line, rank: rankOf(session, proposal) }] : [];
  });
  return lines.toSorted((one, other) => other.rank - one.rank)[0]?.line ?? null;
}

function rankOf(session: Session, { n, by, waiting }: Proposal): number {
  if (session.seat === null) return Number(n === asks(session));
  if (waiting.includes(session.seat)) return 2;
  return Number(by === session.seat);
}

function lineOf(session: Session, proposal: Proposal): Line | null {
  const { seat, tableInfo } = session;
  const { n, what, by, waiting } = proposal;
  const nameOf = (of: number | null | undefined): string =>
    inSentence(tableInfo?.seats[of ?? -1]?.name ?? "");
  const answer = (type: "agree" | "refuse", label: string, testid: string) => ({
    testid,
    label: t(label),
    press: () => void session.send({ type, proposal: n }),
    main: type === "agree",
  });
  const back = {
    testid: `${what}-no`,
    label: t(what === "undo" ? "undo-withdraw" : "seats-withdraw"),
    press: () => (seat === null ? withdraw(session) : dropped(session, n)),
  };
  const asked = seat !== null && waiting.includes(seat);
  const mine = seat === null ? n === asks(session) : by === seat;
  const names = list(waiting.map(nameOf));

  switch (what) {
    case "undo":
      if (asked)
        return {
          kind: "undo",
          says: t("undo-asks", { name: nameOf(by) }),
          ways: [
            answer("agree", "undo-agree", "undo-yes"),
            answer("refuse", "undo-refuse", "undo-no"),
          ],
        };
      return {
        kind: "undo",
        says: seat === null ? t("undo-asks", { name: nameOf(by) }) : t("undo-waits", { names }),
        ways: mine ? [back] : [],
      };
    case "end": {
      if (!waiting.length) return null; // it ends at once
      const refuse = answer("refuse", "staying-refuse", "refuse-end");
      if (!asked)
        return {
          kind: "ending",
          says: t("staying-waiting-for", { names }),
          ways: seat === null ? [] : [refuse],
        };
      const text = proposal.scored ? "staying-proposed-scored" : "staying-proposed-unscored";
      return {
        kind: "ending",
        says: t(text, { name: nameOf(by) }),
        ways: [{ ...answer("agree", "staying-agree", "agree-end"), main: false }, refuse],
      };
    }
    case "claim": {
      const own = seat !== null && seat === proposal.seat;
      if (mine)
        return {
          kind: "claim",
          says: names ? t("seats-claim-waits", { names }) : t("seats-claim-nobody"),
          ways: [back],
        };
      if (asked)
        return {
          kind: "claim",
          says: own ? t("seats-claim-own") : t("seats-claim-asks", { name: nameOf(proposal.seat) }),
          ways: [
            {
              ...answer("agree", own ? "seats-claim-own-yes" : "seats-claim-yes", "claim-yes"),
              main: own,
            },
            answer("refuse", "undo-refuse", "claim-no"),
          ],
        };
      return seat === null || own || !names
        ? null
        : { kind: "claim", says: t("seats-waits", { names }), ways: [] };
    }
    case "seat": {
      const playing = tableInfo?.status === "playing";
      const bots = tableInfo?.seats.filter(({ kind }) => kind === "bot") ?? [];
      const round = playing && bots.length > 0;
      if (mine && waiting.length)
        return { kind: "seat", says: t("seats-waits", { names }), ways: [back] };
      if (mine)
        return {
          kind: "seat",
          says: t(round ? "seats-soon-round" : "seats-soon"),
          ways: [back],
        };
      if (!asked) return null;
      const bot = tableInfo!.seats[proposal.seat ?? -1] ?? bots[0];
      const name = inSentence(proposal.name ?? "");
      return {
        kind: "seat",
        says:
          round && bot
            ? t("seats-asks-round", { name, bot: inSentence(bot.name) })
            : t("seats-asks", { name }),
        ways: [
          answer("agree", "seats-let", "seat-yes"),
          answer("refuse", "undo-refuse", "seat-no"),
        ],
      };
    }
    case "swap":
      if (mine) return { kind: "swap", says: t("seats-waits", { names }), ways: [back] };
      if (!asked) return null;
      return {
        kind: "swap",
        says: t("seats-swap-asks", { name: nameOf(by) }),
        ways: [
          answer("agree", "seats-swap-yes", "swap-yes"),
          answer("refuse", "undo-refuse", "swap-no"),
        ],
      };
  }
}
