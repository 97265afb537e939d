import fc from "fast-check";
import pg from "pg";
import { expect, test } from "vitest";
import { types } from "#platform/db/types.ts";

const TIME = 1184;
const TEXTS = 1009;
const IDS = 2951;
const INT8 = 20;
const ours = (oid: number, text: string) => types.getTypeParser(oid, "text")(text);
const theirs = (oid: number, text: string) => pg.types.getTypeParser(oid, "text")(text);

test("times are read as pg reads them, whatever their form", () => {
  for (const text of [
    "2026-11-22 05:00:00+00",
    "2026-11-22 05:00:00.1+00",
    "2026-11-22 05:00:00.123456+00",
    "2026-11-22 05:00:00.999999+00",
    "2026-02-28 23:59:59.07+00",
    "2026-11-22 05:00:00+05:30",
    "2026-11-22 05:00:00.5-03",
    "0044-03-15 12:00:00+00 BC",
    "0044-03-15 12:00:00+00",
    "12026-11-22 05:00:00+00",
    "infinity",
    "-infinity",
  ])
    expect(ours(TIME, text), text).toEqual(theirs(TIME, text));
  fc.assert(
    fc.property(
      fc.date({ min: new Date("1970-01-01"), max: new Date("9999-12-31"), noInvalidDate: true }),
      (at) => {
        const text = at
          .toISOString()
          .replace("T", " ")
          .replace(/\.?0*Z$/, "+00");
        expect(ours(TIME, text)).toEqual(at);
      },
    ),
  );
});

test("lists are read as pg reads them, whatever they hold", () => {
  const quoted = (item: string | null) => {
    if (item === null) return "NULL";
    return /^[\w-]+$/.test(item) && !/^null$/i.test(item) ? item : JSON.stringify(item);
  };
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.oneof(fc.uuid(), fc.string({ unit: "grapheme-ascii" }), fc.constant("NULL")))),
      (items) => {
        const text = `{${items.map(quoted).join(",")}}`;
        for (const oid of [TEXTS, IDS]) expect(ours(oid, text), text).toEqual(theirs(oid, text));
      },
    ),
  );
});

test("bigint is a number", () => {
  expect(ours(INT8, "9007199254740991")).toBe(9_007_199_254_740_991);
});
