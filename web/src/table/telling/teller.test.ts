import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Teller } from "./teller";

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const teller = (more = {}): Teller => new Teller((text) => said.push(text), more);

test("what comes quickly is said in one go, and what I am asked comes last", () => {
  const one = teller();
  one.ask("Your turn.", true);
  one.tell("Bo plays 5.");
  one.tell("Cy plays 3.");
  vi.runAllTimers();
  expect(said).toEqual(["Bo plays 5. Cy plays 3. Your turn."]);
});

test("the next waits until there was time to hear it, and nothing is lost", () => {
  const one = teller();
  one.tell("Bo plays the seven of a colour that takes long to say.");
  vi.advanceTimersByTime(200);
  one.tell("Cy plays 3.");
  one.tell("Di plays 2.");
  vi.advanceTimersByTime(1000);
  expect(said).toHaveLength(1);
  vi.runAllTimers();
  expect(said.slice(1)).toEqual(["Cy plays 3. Di plays 2."]);
});

test("that somebody else is in turn is said only if they take their time", () => {
  const one = teller();
  one.tell("You play 5.");
  one.ask("Bo is playing.", false);
  vi.advanceTimersByTime(1000);
  expect(said).toEqual(["You play 5."]);
  one.tell("Bo plays 4.");
  one.ask("Your turn.", true);
  vi.runAllTimers();
  expect(said).toEqual(["You play 5.", "Bo plays 4. Your turn."]);
});

test("the same question is asked again only after something has happened", () => {
  const one = teller();
  one.ask("Your turn.", true);
  vi.runAllTimers();
  one.ask("Your turn.", true);
  vi.runAllTimers();
  expect(said).toEqual(["Your turn."]);
  one.tell("Not that card.");
  vi.runAllTimers();
  expect(said).toEqual(["Your turn.", "Not that card. Your turn."]);
});

test("what is known is not asked, and behind a dialog all waits", () => {
  let behind = true;
  const one = teller({ held: () => behind, known: () => true });
  one.tell("Bo plays 4.");
  one.ask("Which colour?", true);
  vi.advanceTimersByTime(10_000);
  expect(said).toEqual([]);
  behind = false;
  vi.runAllTimers();
  expect(said).toEqual(["Bo plays 4."]);
});

test("an answer comes at once, after what was waiting", () => {
  const one = teller();
  one.tell("Bo plays 4.");
  one.ask("Your turn.", true);
  one.answer("You have two cards.");
  expect(said).toEqual(["Bo plays 4. Your turn.", "You have two cards."]);
  vi.runAllTimers();
  expect(said).toHaveLength(2);
});
