import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepMembership } from "../circle/circles";
import { keepToken, secretOf, settings, tokenOf } from "../browser/settings.svelte";
import { MAX_HELD } from "../wire";
import { makeTransfer, takeTransfer } from "./transfer";
import { stubStorage } from "../dev/tests";

beforeEach(() => void stubStorage());

afterEach(() => vi.unstubAllGlobals());

it("is the same person on the device that has taken a seat, though they give it up", async () => {
  let sent = "";
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
    sent = (JSON.parse(body as string) as { secret: string }).secret;
    const seats = [{ table: "T", token: "token" }];
    return Promise.resolve(new Response(JSON.stringify({ seats })));
  });
  expect(await takeTransfer("CODE")).toEqual({ tables: ["T"], circles: 0, games: 0 });
  expect(tokenOf("T")).toBe("token");
  expect(secretOf("T", () => "another")).toBe(sent);
});

it("is called as at the table where nobody has a name yet", async () => {
  const seats = [{ table: "T", token: "token" }];
  const summary = { seat: 1, seats: [{ name: "Ann" }, { name: "Bo" }] };
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(
      new Response(JSON.stringify(address.includes("transfers") ? { seats } : summary)),
    ),
  );
  settings.setName("");
  await takeTransfer("CODE");
  expect(settings.name).toBe("Bo");
  settings.setName("Cleo");
  await takeTransfer("CODE");
  expect(settings.name).toBe("Cleo");
  settings.setName("");
});

it("hands on no more than a server takes, memberships before seats", async () => {
  for (let n = 0; n < MAX_HELD; n++) keepToken(`T${n}`, "token");
  keepMembership("C", { circle: "C", token: "token", tag: "", name: "" });
  let sent = { seats: [], circles: [] };
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
    sent = JSON.parse(body as string) as typeof sent;
    return Promise.resolve(new Response(JSON.stringify({ code: "CODE", seconds: 600 })));
  });
  await makeTransfer();
  expect([sent.seats.length, sent.circles.length]).toEqual([MAX_HELD - 1, 1]);
});
