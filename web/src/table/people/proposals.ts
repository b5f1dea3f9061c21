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
  ways: Way[];
}

/** A button under the line. */
interface Way {
  testid: string;
  label: string;
  press: () => void;
  main?: boolean;
  /** True if it cannot be pressed at the moment. */
  off?: boolean;
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

/** Withdraws my own question, as a spectator. */
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

/** A proposal as one person sees it. */
interface Seen {
  session: Session;
  proposal: Proposal;
  /** True if it waits for my answer. */
  asked: boolean;
  mine: boolean;
  /** The others whom it waits for. */
  names: string;
  nameOf: (seat: number | null | undefined) => string;
  /** Buttons with an answer: their texts and marks. */
  agree: (label: string, testid: string) => Way;
  refuse: (label: string, testid: string) => Way;
  /** The button that withdraws it. */
  back: Way;
}

function lineOf(session: Session, proposal: Proposal): Line | null {
  const { seat, tableInfo } = session;
  const { n, what, by, waiting } = proposal;
  const nameOf = (of: number | null | undefined): string =>
    inSentence(tableInfo?.seats[of ?? -1]?.name ?? "");
  const answer =
    (type: "agree" | "refuse") =>
    (label: string, testid: string): Way => ({
      testid,
      label: t(label),
      press: () => void session.send({ type, proposal: n }),
      main: type === "agree",
    });
  return LINES[what]({
    session,
    proposal,
    asked: seat !== null && waiting.includes(seat),
    mine: seat === null ? n === asks(session) : by === seat,
    names: list(waiting.map(nameOf)),
    nameOf,
    agree: answer("agree"),
    refuse: answer("refuse"),
    back: {
      testid: `${what}-no`,
      label: t(what === "undo" ? "undo-withdraw" : "seats-withdraw"),
      press: () => (seat === null ? withdraw(session) : dropped(session, n)),
    },
  });
}

/** What is said of a proposal, by what is proposed; null: nothing to this person. */
const LINES: Record<Proposal["what"], (seen: Seen) => Line | null> = {
  undo({ session, proposal, asked, mine, names, nameOf, agree, refuse, back }) {
    const asking = t("undo-asks", { name: nameOf(proposal.by) });
    if (asked) {
      const ways = [agree("undo-agree", "undo-yes"), refuse("undo-refuse", "undo-no")];
      return { kind: "undo", says: asking, ways };
    }
    const says = session.seat === null ? asking : t("undo-waits", { names });
    return { kind: "undo", says, ways: mine ? [back] : [] };
  },

  end({ session, proposal, asked, names, nameOf, agree, refuse }) {
    if (!proposal.waiting.length) return null; // it ends at once
    const no = refuse("staying-refuse", "refuse-end");
    if (!asked) {
      const ways = session.seat === null ? [] : [no];
      return { kind: "ending", says: t("staying-waiting-for", { names }), ways };
    }
    const text = proposal.scored ? "staying-proposed-scored" : "staying-proposed-unscored";
    return {
      kind: "ending",
      says: t(text, { name: nameOf(proposal.by) }),
      ways: [{ ...agree("staying-agree", "agree-end"), main: false }, no],
    };
  },

  claim({ session, proposal, asked, mine, names, nameOf, agree, refuse, back }) {
    const own = session.seat !== null && session.seat === proposal.seat;
    if (mine) {
      const says = names ? t("seats-claim-waits", { names }) : t("seats-claim-nobody");
      return { kind: "claim", says, ways: [back] };
    }
    if (asked) {
      const yes = agree(own ? "seats-claim-own-yes" : "seats-claim-yes", "claim-yes");
      return {
        kind: "claim",
        says: own ? t("seats-claim-own") : t("seats-claim-asks", { name: nameOf(proposal.seat) }),
        ways: [{ ...yes, main: own }, refuse("undo-refuse", "claim-no")],
      };
    }
    return session.seat === null || own || !names
      ? null
      : { kind: "claim", says: t("seats-waits", { names }), ways: [] };
  },

  seat({ session: { tableInfo }, proposal, asked, mine, names, agree, refuse, back }) {
    const bots = tableInfo?.seats.filter(({ kind }) => kind === "bot") ?? [];
    const round = tableInfo?.status === "playing" && bots.length > 0;
    if (mine) {
      const soon = t(round ? "seats-soon-round" : "seats-soon");
      const says = proposal.waiting.length ? t("seats-waits", { names }) : soon;
      return { kind: "seat", says, ways: [back] };
    }
    if (!asked) return null;
    const bot = tableInfo!.seats[proposal.seat ?? -1] ?? bots[0];
    const name = inSentence(proposal.name ?? "");
    return {
      kind: "seat",
      says:
        round && bot
          ? t("seats-asks-round", { name, bot: inSentence(bot.name) })
          : t("seats-asks", { name }),
      ways: [agree("seats-let", "seat-yes"), refuse("undo-refuse", "seat-no")],
    };
  },

  swap({ proposal, asked, mine, names, nameOf, agree, refuse, back }) {
    if (mine) return { kind: "swap", says: t("seats-waits", { names }), ways: [back] };
    if (!asked) return null;
    return {
      kind: "swap",
      says: t("seats-swap-asks", { name: nameOf(proposal.by) }),
      ways: [agree("seats-swap-yes", "swap-yes"), refuse("undo-refuse", "swap-no")],
    };
  },
};
