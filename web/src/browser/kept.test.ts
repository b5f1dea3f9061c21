import { afterEach, expect, it, vi } from "vitest";
import { stubStorage } from "../dev/tests";
import { kept } from "./kept";

afterEach(() => vi.unstubAllGlobals());

it("remembers what the storage does not take, until it takes it", () => {
  const refuse = (): never => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(kept.write("a.one", "1")).toBe(false);
  expect(kept.write("a.two", "2")).toBe(false);
  expect(kept.read("a.one")).toBe("1");
  expect(kept.after("a.")).toEqual(["one", "two"]);
  kept.write("a.two", null);
  expect(kept.read("a.two")).toBeNull();
  expect(kept.after("a.")).toEqual(["one"]);

  const store = stubStorage([["a.two", "still there"]]);
  expect(kept.read("a.two")).toBeNull();
  expect(kept.write("a.one", "3")).toBe(true);
  expect(store.get("a.one")).toBe("3");
  store.delete("a.one");
  expect(kept.read("a.one")).toBeNull();
});

it("remembers also where the browser has no storage at all", () => {
  vi.stubGlobal("localStorage", null);
  expect(kept.write("a.none", "1")).toBe(false);
  expect(kept.read("a.none")).toBe("1");
  expect(kept.after("a.n")).toEqual(["one"]);
  kept.write("a.none", null);
  expect(kept.read("a.none")).toBeNull();
});
