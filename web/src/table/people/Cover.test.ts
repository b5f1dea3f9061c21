/** A device that several people share: whose turn at it comes next, once it has been laid aside. */
import { beforeAll, expect, it, vi } from "vitest";
import { press, show } from "../../dev/mounted.svelte";
import Cover from "./Cover.svelte";

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= () => {};
});

function device(passing: number) {
  return { passing: passing as number | null, record: null, take: vi.fn(), cover: vi.fn() };
}

it("goes to whoever had it, if it was only laid aside", () => {
  const local = device(0);
  show(Cover, { name: "Ann", local });
  press("cover-take");
  local.passing = null;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(local.cover).toHaveBeenCalledOnce();
  expect(local.passing).toBe(0);
});

it("goes on to the next one, if it was laid aside on its way to them", () => {
  const local = device(0);
  show(Cover, { name: "Ann", local });
  press("cover-take");
  local.passing = 1;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(local.cover).toHaveBeenCalledOnce();
  expect(local.passing).toBe(1);
});
