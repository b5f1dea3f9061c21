/** Which links nobody else can follow. */
import { expect, it } from "vitest";
import { isLoopback } from "./loopback";

it.each([
  "localhost:8000",
  "LOCALHOST",
  "cards.localhost",
  "127.0.0.1",
  "127.8.9.1:80",
  "[::1]:8000",
])("knows that %s is this computer alone", (host) =>
  expect(isLoopback(`http://${host}/t/abc`)).toBe(true),
);

it.each([
  "192.168.1.7:8000",
  "parlour.local",
  "127.example.org",
  "localhost.example.org",
  "[fe80::1]",
])("knows that %s can be elsewhere", (host) =>
  expect(isLoopback(`http://${host}/t/localhost`)).toBe(false),
);
