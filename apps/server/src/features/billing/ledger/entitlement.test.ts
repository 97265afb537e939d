import type { Plan } from "@kompagnon/contract/billing/rules.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  entitlementAt,
  type LedgerRow,
  periodsOf,
  premiumUntil,
} from "#features/billing/ledger/entitlement.ts";

const paid = (payment: string, plan: Plan, day: string): LedgerRow => ({
  payment,
  kind: "paid",
  source: payment,
  plan,
  cents: 1_999,
  at: new Date(day),
});

describe("what was bought lasts", () => {
  test.each<[string, [Plan, string][], string]>([
    ["one pass", [["30d", "2026-01-01"]], "2026-01-31"],
    [
      "a second while the first runs",
      [
        ["30d", "2026-01-01"],
        ["30d", "2026-01-10"],
      ],
      "2026-03-02",
    ],
    [
      "a second after a gap",
      [
        ["30d", "2026-01-01"],
        ["30d", "2026-06-01"],
      ],
      "2026-07-01",
    ],
    ["a month from the 31st", [["monthly", "2027-01-31"]], "2027-02-28"],
    ["six months over a leap day", [["6m", "2027-08-31"]], "2028-02-29T01:00:00Z"],
  ])("%s", (_name, bought, until) => {
    const rows = bought.map(([plan, day], n) => paid(`pi_${n}`, plan, day));
    expect(premiumUntil(rows)).toEqual(new Date(until));
  });

  test("a pass that was extended twice and charged back leaves the other two", () => {
    const rows = ["2026-01-01", "2026-01-05", "2026-01-09"].map((day, n) => paid(`pi_${n}`, "30d", day));
    const back: LedgerRow = {
      payment: "pi_0",
      kind: "disputed",
      source: "dp_0",
      plan: "30d",
      cents: 0,
      at: new Date("2026-01-12"),
    };
    // The second begins on its own day instead of behind the first.
    expect(premiumUntil([...rows, back])).toEqual(new Date("2026-03-06"));
  });
});

describe("what waits for the end of the withdrawal period", () => {
  const waiting = { ...paid("pi_w", "30d", "2026-09-07T10:00:00Z"), waits: true };

  test("begins at midnight after the fourteenth day, and is not there before", () => {
    const before = entitlementAt([waiting], new Date("2026-09-21T21:59:00Z"));
    expect(before).toEqual({ until: null, beginsAt: new Date("2026-09-21T22:00:00Z") });
    const after = entitlementAt([waiting], new Date("2026-09-21T22:00:00Z"));
    expect(after).toEqual({ until: new Date("2026-10-21T22:00:00Z"), beginsAt: null });
  });

  test("follows what runs longer without a gap", () => {
    const running = paid("pi_r", "30d", "2026-09-01T10:00:00Z");
    const found = entitlementAt([running, waiting], new Date("2026-09-08T00:00:00Z"));
    expect(found).toEqual({ until: new Date("2026-10-31T10:00:00Z"), beginsAt: null });
  });
});

describe("a contract that ended early", () => {
  const ended = (payment: string, day: string): LedgerRow => ({
    payment,
    kind: "ended",
    source: `K-1:${payment}`,
    plan: "30d",
    cents: 0,
    at: new Date(day),
  });

  test("lasts until its end, the earlier one of two", () => {
    const rows = [paid("a", "30d", "2026-01-01"), ended("a", "2026-01-10"), ended("a", "2026-01-12")];
    expect(premiumUntil(rows)).toEqual(new Date("2026-01-10"));
  });

  test("is worth nothing where it ended before it began, and what is behind it moves up", () => {
    const rows = [
      paid("a", "30d", "2026-01-01"),
      paid("b", "30d", "2026-01-02"),
      paid("c", "30d", "2026-01-03"),
      ended("b", "2026-01-05"),
    ];
    expect(periodsOf(rows).map(({ payment }) => payment)).toEqual(["a", "c"]);
    expect(premiumUntil(rows)).toEqual(new Date("2026-03-02"));
  });
});

test("the order of the rows does not matter", () => {
  const row = fc.record({
    payment: fc.constantFrom("a", "b", "c", "d"),
    kind: fc.constantFrom<LedgerRow["kind"]>("paid", "refunded", "disputed", "dispute_won"),
    source: fc.constantFrom("s1", "s2"),
    plan: fc.constantFrom<Plan>("30d", "6m", "monthly"),
    cents: fc.constantFrom(1_999, -500, -1_999),
    at: fc.constantFrom(...["2026-01-30", "2026-01-31", "2026-02-01"].map((day) => new Date(day))),
  });
  const ledger = fc.uniqueArray(row, {
    maxLength: 12,
    selector: ({ payment, kind, source }) =>
      kind === "paid" ? `paid ${payment}` : `${payment} ${kind} ${source}`,
  });
  const twice = ledger.chain((rows) =>
    fc.tuple(
      fc.constant(rows),
      fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length }),
    ),
  );
  fc.assert(
    fc.property(twice, ([one, other]) => {
      expect(premiumUntil(other)).toEqual(premiumUntil(one));
    }),
    { numRuns: 2_000 },
  );
});
