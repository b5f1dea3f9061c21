/** Components in a document, for tests that are named as a component: found and pressed as a person would. */
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, vi } from "vitest";

/** Milliseconds after which whatever has not happened is an error; machines may be busy. */
export const PATIENCE = { timeout: 60_000 };
vi.setConfig({ testTimeout: PATIENCE.timeout });

const ends: (() => unknown)[] = [];

/** Takes away all that is shown. */
export async function empty(): Promise<void> {
  await Promise.all(ends.splice(0).map((end) => end()));
  document.body.replaceChildren();
}
afterEach(empty);

/** Shows a component alone, until the test is over. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as `mount` has it
export function show<P extends Record<string, any>>(component: Component<P>, props: P): void {
  const shown = mount(component, { target: document.body, props });
  ends.push(() => unmount(shown));
  flushSync();
}

/** Runs what would be run while a component is made, and its effects until the test is over. */
export function run(what: () => void): void {
  ends.push($effect.root(what));
  flushSync();
}

/** What has this mark, once all that changed is shown; null: nothing has. */
export function at(testid: string): HTMLElement | null {
  flushSync();
  return document.querySelector(`[data-testid="${testid}"]`);
}

/** Waits for one that is fetched when it is needed. */
export async function come(...testids: string[]): Promise<void> {
  await vi.waitFor(() => expect(testids.map(at).find(Boolean)).toBeTruthy(), PATIENCE);
}

/** Its words, without the marks that set names apart from what stands around them. */
export const said = (testid: string): string =>
  at(testid)!.textContent!.replace(/[\u2066-\u2069]/g, "");

export function press(testid: string): void {
  const target = at(testid) as HTMLButtonElement | null;
  if (!target || target.disabled) throw new Error(`${testid} cannot be pressed`);
  target.click();
  flushSync();
}

export function write(testid: string, text: string): void {
  const field = at(testid) as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}
