import { beforeAll, expect, it, vi } from "vitest";
import type { Route } from "./route.svelte";

let read: (location: { pathname: string; search: string }, folder?: string) => Route;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", search: "" });
  vi.stubGlobal("addEventListener", () => {});
  ({ read } = await import("./route.svelte"));
  vi.unstubAllGlobals();
});

it.each(["/", "/some/folder/"])("reads addresses below %s", (folder) => {
  const at = (pathname: string, search = ""): Route =>
    read({ pathname: folder + pathname, search }, folder);
  const home: Route = { table: null, watch: false, screen: false, local: false, place: "" };
  expect(at("")).toEqual(home);
  expect(at("index.html")).toEqual(home);
  for (const mojo of ["mojo", "mojo/", "mojo/index.html"])
    expect(at(mojo)).toEqual({ ...home, place: "mojo" });
  expect(at("t/x1")).toEqual({ ...home, table: "x1" });
  expect(at("t/x%201/", "?watch")).toEqual({ ...home, table: "x 1", watch: true });
  expect(at("t/x1", "?table")).toEqual({ ...home, table: "x1", watch: true, screen: true });
  expect(at("mojo/", "?table=x1")).toEqual({ ...home, table: "x1", local: true, place: "mojo" });
  expect(at("t/x/y").place).toBe("t/x/y");
});
