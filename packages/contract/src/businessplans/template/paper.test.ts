import { describe, expect, test } from "vitest";
import { EMPTY_CHAPTERS, EMPTY_NUMBERS, type PlanNumbers } from "../rules.ts";
import { planPaperOf } from "./paper.ts";

const paperOf = (numbers: Partial<PlanNumbers>, language: "de" | "en" = "de") =>
  planPaperOf({
    title: "",
    author: "Anna",
    date: "27. November 2026",
    language,
    chapters: EMPTY_CHAPTERS,
    numbers: { ...EMPTY_NUMBERS, ...numbers },
  });
const SALES = {
  name: "Kaffee",
  price_cents: 1_250,
  quantity: 400,
  growth_percent: 0,
  from_month: 1,
  vat_percent: 7,
} as const;
const LOAN = {
  name: "KfW",
  cents: 2_500_000,
  interest_percent: 5.79,
  payout_month: 2,
  term_months: 60,
  interest_only_months: 12,
};

describe("planPaperOf", () => {
  test("an empty plan says that nothing can be said of the money", () => {
    const { overview, title, cover } = paperOf({});
    expect(title).toBe("Businessplan");
    expect(cover[0]).toEqual(["Vorgelegt von", "Anna"]);
    expect(overview.join(" ")).toContain("Kosten sind noch keine geplant.");
    expect(overview.join(" ")).not.toMatch(/Das Geld reicht|decken/);
  });

  test("names the lowest month, what is missing, and what is missing to the minimum", () => {
    const { overview } = paperOf({ drawings_cents: 10_000, start_cents: 200_000, floor_cents: 50_000 });
    expect(overview[1]).toBe(
      "Am wenigsten Geld ist am Ende von Monat 36 da: \u22121.600,00\u00a0€. Es fehlen bis zu 1.600,00\u00a0€. " +
        "Zur Mindestliquidität von 500,00\u00a0€ fehlen bis zu 2.100,00\u00a0€.",
    );
  });

  test("says what capital is needed, unless nothing is paid", () => {
    const titleOf = (numbers: Partial<PlanNumbers>) => paperOf(numbers).tables.map(({ title }) => title);
    expect(titleOf({})).not.toContain("Kapitalbedarf und Finanzierung, Euro");
    expect(titleOf({ drawings_cents: 1 })[0]).toBe("Kapitalbedarf und Finanzierung, Euro");
    expect(paperOf({ drawings_cents: 10_000, start_cents: 200_000 }).tables[0]?.rows.at(-1)).toEqual([
      "Überschuss oder Lücke (−)",
      "\u22121.600",
    ]);
  });

  test("warns of the end of the rule for small businesses, and not with advance returns", () => {
    const warning = /Kleinunternehmerregelung \(§ 19 UStG\) endet mit Monat 6/;
    expect(paperOf({ revenue: [SALES] }).overview.join(" ")).toMatch(warning);
    expect(paperOf({ revenue: [SALES], vat: "monthly" }).overview.join(" ")).not.toMatch(/endet mit Monat/);
  });

  test("has rates where tax is calculated, and rows only for what there is", () => {
    const untaxed = paperOf({ revenue: [SALES] });
    const taxed = paperOf({ revenue: [SALES], loans: [LOAN], vat: "quarterly" });
    const rowsOf = ({ tables }: typeof taxed) =>
      tables.find(({ title }) => title === "Drei Jahre, Euro")?.rows.map(([name]) => name);
    expect(rowsOf(untaxed)).toEqual(["Umsatz", "Fixe Kosten", "Gewinn", "Geldbestand am Ende"]);
    expect(rowsOf(taxed)).toEqual(
      expect.arrayContaining(["Umsatzsteuer aus Verkäufen", "Zahlung ans Finanzamt", "Zinsen", "Tilgung"]),
    );
    const headOf = ({ tables }: typeof taxed) =>
      tables.find(({ title }) => title === "Annahmen zum Umsatz")?.head;
    expect(headOf(untaxed)).not.toContain("USt.");
    expect(headOf(taxed)).toContain("USt.");
    expect(taxed.tables.find(({ title }) => title === "Darlehen")?.rows).toEqual([
      ["KfW", "25.000,00\u00a0€", "5,79\u00a0%", "2", "14", "60"],
    ]);
  });

  test.each(["de", "en"] as const)("%s: each row of a table has a cell for each column", (language) => {
    const seasons = [50, ...EMPTY_NUMBERS.seasons.slice(1)];
    const { tables, charts } = paperOf(
      { revenue: [SALES], loans: [LOAN], seasons, vat: "monthly" },
      language,
    );
    expect(tables.filter(({ wide }) => wide)).toHaveLength(3);
    for (const { head, rows, strong } of tables) {
      expect(rows.map((row) => row.length)).toEqual(rows.map(() => head.length));
      expect(strong.every((at) => at < rows.length)).toBe(true);
    }
    expect(charts.map(({ signs }) => signs.map(({ kind }) => kind))).toEqual([["bar"], ["bar", "line"]]);
  });
});
