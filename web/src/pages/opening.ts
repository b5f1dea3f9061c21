/** The two beginnings of a table: in this browser, or on the server with friends. */
import { createTable } from "../browser/api";
import { go } from "../browser/route.svelte";
import { keepSecret, keepToken, remember, remembered, settings } from "../browser/settings.svelte";
import { createLocal } from "../local/channel.svelte";
import { fitting, homely, seatsFor } from "../table/houserules/fitting";
import type { OptionValues } from "../table/houserules/options";
import type { GameInfo } from "../wire";
import { language, t } from "../words/i18n.svelte";
import { usual } from "../words/levels";

/** The host's choices for a new table. */
export interface Form {
  seats: number;
  bot: string;
  hints: boolean;
  options: OptionValues;
  /** The names of the other people who play at this device. */
  others: string[];
}

/** True if this browser has neither played the game nor been told that no lesson is wanted. */
export function isFresh(game: string): boolean {
  return Object.keys(remembered<Form>(game)).length === 0;
}

/** The game's defaults, the edition of the host's language, and what this browser chose last time. */
export function formOf(info: GameInfo): Form {
  const last = remembered<Form>(info.name);
  const seats = seatsFor(info, last.seats);
  return {
    seats,
    bot: usual(info, last.bot),
    hints: last.hints ?? false,
    others: (last.others ?? []).slice(0, seats - 1),
    options: fitting(info, { ...homely(info, language()), ...last.options }, seats),
  };
}

function keep(info: GameInfo, form: Form, name: string): void {
  settings.setName(name.trim());
  settings.setGame(info.name);
  remember(info.name, form);
}

/** Deals at a table in this browser: for one, or for several people at this device. */
export function deal(info: GameInfo, form: Form, name: string, once: OptionValues = {}): void {
  keep(info, form, name);
  const together = form.others.length > 0;
  const people = [name, ...form.others].map(
    (given, n) => given.trim() || (together ? t("home-player", { number: n + 1 }) : ""),
  );
  const table = createLocal({
    game: info.name,
    options: fitting(info, { ...form.options, ...once }, form.seats),
    people,
    bots: Array.from({ length: form.seats - people.length }, () => form.bot),
    hints: form.hints,
  });
  go(`/${info.name}?table=${table}`);
}

/** Opens a table on the server, to which friends are invited; raises `Refused`. */
export async function invite(info: GameInfo, form: Form, name: string): Promise<void> {
  keep(info, form, name);
  const { table, token, secret } = await createTable({
    game: info.name,
    name: name.trim() || t("home-guest"),
    seats: form.seats,
    options: fitting(info, form.options, form.seats),
    hints: form.hints,
  });
  keepToken(table, token);
  keepSecret(table, secret ?? null);
  go(`/t/${table}`);
}
