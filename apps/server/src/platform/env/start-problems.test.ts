import { describe, expect, test } from "vitest";
import { explainStart, StartProblem } from "#platform/env/start-problems.ts";

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error(`failed: ${code}`), { code }, more);

describe("explainStart", () => {
  test.each([
    ["a taken port", withCode("EADDRINUSE", { port: 3000 }), /^Port 3000 is taken/],
    ["a port of root", withCode("EACCES", { port: 80 }), /^Port 80 may not be used/],
    ["a full disk, from Node", withCode("ENOSPC"), /^The disk is full/],
    ["a full disk, from PostgreSQL", withCode("53100"), /^The disk is full/],
    [
      "a full disk, from initdb",
      new Error("initdb failed: could not write: No space left on device"),
      /^The disk is full/,
    ],
    ["a broken disk", withCode("EIO"), /^The disk cannot be read or written/],
    ["a folder of another user", withCode("EACCES", { path: "/srv/data" }), /^\/srv\/data cannot be written/],
    ["a read-only disk", withCode("EROFS", { path: "/srv" }), /^\/srv cannot be written/],
    [
      "a missing locale",
      new Error('initdb failed: initdb: error: invalid locale name "C.UTF-8"'),
      /^This machine has no locale/,
    ],
    ["a wrong setting", new StartProblem("PORT must be a number."), /^PORT must be a number\.$/],
  ])("%s: one sentence without a stack", (_, error, expected) => {
    const text = explainStart(error);
    expect(text).toMatch(expected);
    expect(text).not.toMatch(/\n|\s{4}at /);
  });

  test("an unknown error: its stack", () => {
    expect(explainStart(new Error("odd"))).toMatch(/^Kompagnon could not start: Error: odd\n\s+at /);
  });
});
