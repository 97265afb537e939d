import { describe, expect, test } from "vitest";
import { type Card, readCard } from "./card.ts";
import { dayAt, dayNumber, mondaysOf, moved, stretched } from "./timeline.ts";

const card = (values: Partial<Card>): Card =>
  readCard("a", (name) => ({ kind: "task", ...values })[name as keyof Card]);

describe("moved", () => {
  test.each([
    [{ start: "2027-02-26", due: "2027-03-02" }, 3, { start: "2027-03-01", due: "2027-03-05" }],
    [{ start: "2028-02-28" }, 1, { start: "2028-02-29" }],
    [{ due: "2027-03-27" }, 2, { due: "2027-03-29" }],
    [{ due: "2027-01-01" }, -1, { due: "2026-12-31" }],
    // A slip of the pen keeps its length, and what a kind does not say stays as it is.
    [{ start: "2027-03-05", due: "2027-03-02" }, 1, { start: "2027-03-06", due: "2027-03-03" }],
    [{ kind: "milestone" as const, start: "2020-01-01", due: "2027-03-01" }, 1, { due: "2027-03-02" }],
  ])("%o by %i days", (values, by, expected) => expect(moved(card(values), by)).toEqual(expected));

  test("stops at the first and last day there are, and does not pull back what lies beyond", () => {
    expect(moved(card({ due: "2099-12-30" }), 10)).toEqual({ due: "2099-12-31" });
    expect(moved(card({ start: "2000-01-03", due: "2000-01-09" }), -10)).toEqual({
      start: "2000-01-01",
      due: "2000-01-07",
    });
    expect(moved(card({ due: "9999-01-01" }), 1)).toBeNull();
    expect(moved(card({ due: "9999-01-02" }), -1)).toEqual({ due: "9999-01-01" });
  });
  test("without a day, or by none, nothing changes", () => {
    expect(moved(card({}), 3)).toBeNull();
    expect(moved(card({ due: "2027-03-01" }), 0)).toBeNull();
  });
});

describe("stretched", () => {
  test.each([
    [{ start: "2027-03-01", due: "2027-03-05" }, 2, { start: "2027-03-01", due: "2027-03-07" }],
    [{ start: "2027-03-01", due: "2027-03-05" }, -9, { start: "2027-03-01", due: "2027-03-01" }],
    [{ due: "2027-03-05" }, 2, { start: "2027-03-05", due: "2027-03-07" }],
    [{ start: "2027-03-05" }, 1, { start: "2027-03-05", due: "2027-03-06" }],
    [{ start: "2027-03-05", due: "2027-03-01" }, 1, { start: "2027-03-01", due: "2027-03-06" }],
  ])("%o by %i days", (values, by, expected) => expect(stretched(card(values), by)).toEqual(expected));

  test("what is one day long cannot be shorter, and milestones have no length", () => {
    expect(stretched(card({ due: "2027-03-05" }), -1)).toBeNull();
    expect(stretched(card({ kind: "milestone", due: "2027-03-05" }), 3)).toBeNull();
    expect(stretched(card({ due: "2099-12-31" }), 3)).toBeNull();
  });
});

describe("mondaysOf", () => {
  const between = (from: string, to: string) =>
    mondaysOf({ from: dayNumber(from), to: dayNumber(to) }).map(dayAt);

  test("are the Mondays from the first day up to the last", () => {
    expect(between("2026-11-17", "2026-12-08")).toEqual(["2026-11-23", "2026-11-30", "2026-12-07"]);
    expect(between("2026-11-23", "2026-11-24")).toEqual(["2026-11-23"]);
    expect(between("2026-11-24", "2026-11-30")).toEqual([]);
  });

  test("before 1970 as well", () =>
    expect(between("1969-12-28", "1970-01-06")).toEqual(["1969-12-29", "1970-01-05"]));
});
