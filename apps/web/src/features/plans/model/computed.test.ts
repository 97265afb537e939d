import { describe, expect, test } from "vitest";
import { findCards } from "../board/search-cards.tsx";
import { endsOf, snap } from "./boxes.ts";
import { budgetOf, centsOf } from "./budget.ts";
import { type Card, type Edge, readCard, sizeOf } from "./card.ts";
import { layOut } from "./layout.ts";
import { stepsOf } from "./order.ts";
import { dayAt, dayNumber, timelineOf } from "./timeline.ts";

const card = (id: string, values: Partial<Card> = {}): Card =>
  readCard(id, (name) => ({ title: id, kind: "task", ...values })[name as keyof Card]);
const plan = (cards: Card[], ways: [string, string, Edge["kind"]?][] = []) => ({
  cards: new Map(cards.map((one) => [one.id, one])),
  edges: new Map(
    ways.map(([from, to, kind = "leads"]) => [`${from}-${to}`, { id: `${from}-${to}`, from, to, kind }]),
  ),
});

describe("money", () => {
  test.each([
    ["1.234,50", 123_450],
    ["1,234.5", 123_450],
    ["1200 €", 120_000],
    ["1.200", 120_000],
    ["12,5", 1250],
    ["1 234,00", 123_400],
    ["0", 0],
    ["١٢٫٥", 1250],
    ["१२", 1200],
    ["", null],
    ["viel", undefined],
    ["-5", undefined],
    ["99999999999", undefined],
  ])("%s is %s cents", (typed, cents) => expect(centsOf(typed)).toBe(cents));

  test("what is left may be less than nothing, and only budget cards count", () => {
    const { rows, total } = budgetOf([
      card("b", { kind: "budget", planned: 10_000, spent: 12_500, due: "2027-03-01" }),
      card("a", { kind: "budget", planned: 5000 }),
      card("t", { planned: 99 }),
    ]);
    expect(rows.map((row) => [row.card.id, row.left])).toEqual([
      ["b", -2500],
      ["a", 5000],
    ]);
    expect(total).toEqual({ planned: 15_000, spent: 12_500, left: 2500 });
  });
});

describe("order", () => {
  test("cards come as they lead to one another, what belongs to one after it, circles too", () => {
    const cards = ["e", "d", "c", "b", "a"].map((id, index) => card(id, { x: index * 300 }));
    const order = stepsOf(
      plan(cards, [
        ["a", "b"],
        ["b", "d"],
        ["c", "b", "belongs"],
        ["e", "e2"],
      ]),
    );
    expect(order.map(({ id }) => id)).toEqual(["e", "a", "b", "d", "c"]);
    expect(stepsOf(plan([card("x"), card("y")], [["x", "y"], ["y", "x"]])).length).toBe(2); // biome-ignore format: a circle
  });
  test("once steps were chosen, only they are shown", () => {
    const steps = stepsOf(plan([card("a", { step: 3 }), card("b"), card("c", { step: 1 })], [["a", "c"]]));
    expect(steps.map(({ id }) => id)).toEqual(["c", "a"]);
  });
});

describe("the timeline", () => {
  test("reaches from the first to the last day, and no slip of the pen stretches it", () => {
    const found = timelineOf([
      card("late", { due: "9999-01-01" }),
      card("task", { start: "2027-01-30", due: "2027-03-02" }),
      card("turned", { start: "2027-02-10", due: "2027-02-05" }),
      card("milestone", { kind: "milestone", due: "2027-02-28", start: "2020-01-01" }),
      card("none"),
    ]);
    expect(found?.spans.map((span) => [span.card.id, dayAt(span.from), dayAt(span.to), span.point])).toEqual([
      ["task", "2027-01-30", "2027-03-02", false],
      ["turned", "2027-02-05", "2027-02-10", false],
      ["milestone", "2027-02-28", "2027-02-28", true],
    ]);
    expect(found?.months.map(dayAt)).toEqual(["2027-02-01", "2027-03-01"]);
    expect(found?.to).toBe(dayNumber("2027-03-06"));
    expect(timelineOf([card("none")])).toBeNull();
  });
});

describe("places", () => {
  test.each([false, true])("tidy cards follow the reading direction and never overlap (rtl %s)", (rtl) => {
    const cards = Array.from({ length: 12 }, (_, index) =>
      card(`c${index}`, index === 3 ? { kind: "image", ratio: 0.7 } : {}),
    );
    const found = layOut(plan(cards, [["c0", "c1"], ["c1", "c2"], ["c3", "c2", "belongs"]]), rtl); // biome-ignore format: three ways
    expect(found.size).toBe(12);
    const at = (id: string) => found.get(id)?.x ?? Number.NaN;
    expect(Math.sign(at("c1") - at("c0"))).toBe(rtl ? -1 : 1);
    expect(Math.sign(at("c2") - at("c3"))).toBe(rtl ? -1 : 1);
    const boxes = cards.map((one) => ({ ...sizeOf(one), ...(found.get(one.id) ?? { x: 0, y: 0 }) }));
    const over = boxes.filter((a) =>
      boxes.some(
        (b) =>
          a !== b &&
          a.x < b.x + b.width &&
          b.x < a.x + a.width &&
          a.y < b.y + b.height &&
          b.y < a.y + a.height,
      ),
    );
    expect(over).toEqual([]);
  });
  test("connections join the sides that face each other, however cards lie", () => {
    const box = (x: number, y: number) => ({ x, y, width: 100, height: 50 });
    const sides = (to: { x: number; y: number }) => {
      const ends = endsOf(box(0, 0), box(to.x, to.y));
      return [ends.from.side, ends.to.side];
    };
    expect(sides({ x: 300, y: 10 })).toEqual(["right", "left"]);
    expect(sides({ x: -300, y: 10 })).toEqual(["left", "right"]);
    expect(sides({ x: 20, y: 200 })).toEqual(["bottom", "top"]);
    expect(sides({ x: 20, y: -200 })).toEqual(["top", "bottom"]);
    expect(endsOf(box(0, 0), box(300, 100)).to).toEqual({ x: 300, y: 125, side: "left" });
  });
  test("a moved card comes level with what it is nearly level with", () => {
    const other = { x: 100, y: 400, width: 240, height: 132 };
    const found = snap({ x: 104, y: 0, width: 240, height: 132 }, [other], 6);
    expect(found).toEqual({ x: 100, y: 0, guides: { x: 100, y: null } });
    expect(snap({ x: 120, y: 0, width: 200, height: 50 }, [other], 6).guides.x).toBe(220);
    expect(snap({ x: 900, y: 0, width: 200, height: 50 }, [other], 6).x).toBe(900);
  });
});

test("cards are found by all words, without accents, titles first", () => {
  const cards = [card("a", { title: "Notiz", text: "Café eröffnen" }), card("b", { title: "CAFE eroffnen" })];
  expect(findCards(cards, "cafe eröff").map(({ id }) => id)).toEqual(["b", "a"]);
  expect(findCards(cards, "  ")).toEqual([]);
  expect(findCards(cards, "tee")).toEqual([]);
});
