import { describe, expect, test } from "vitest";
import { readPlanAnswer } from "./shape.ts";

const card = (key: string, kind: string, more: object = {}) => ({ key, kind, title: key, text: "", ...more });
const enough = [
  card("ziel", "goal", { due_day: 28 }),
  ...["a", "b", "c", "d"].map((key) => card(key, "task", { start_day: 1, due_day: 5 })),
];
const read = (answer: unknown) => readPlanAnswer(JSON.stringify(answer), { weeks: 4 });
const cardOf = (one: object) => read({ title: "t", cards: [...enough, one], ways: [] })?.cards[5];

test("what a card says is put right by its kind", () => {
  expect(cardOf(card("x", "task", { start_day: 20.6, due_day: 900 }))).toMatchObject({
    start_day: 21,
    due_day: 28,
    cents: null,
    probability: null,
  });
  expect(cardOf(card("x", "task", { start_day: 9, due_day: -5 }))).toMatchObject({
    start_day: 0,
    due_day: 0,
  });
  expect(cardOf(card("x", "goal", { start_day: 3, due_day: "bald" }))).toMatchObject({
    start_day: null,
    due_day: null,
  });
  expect(cardOf(card("x", "budget", { euros: 12.345, due_day: 3 }))).toMatchObject({
    cents: 1235,
    due_day: null,
  });
  expect(cardOf(card("x", "budget", { euros: -1 }))).toMatchObject({ cents: 0 });
  expect(cardOf(card("x", "risk", { probability: 99 }))).toMatchObject({ probability: 5, impact: 3 });
  expect(cardOf(card("x", "note", { text: "eins\nzwei\u202e\u0007" }))?.text).toBe("eins\nzwei");
  expect(cardOf(card("x", "note", { title: "- \u201eZettel\u201c " }))?.title).toBe("Zettel");
  expect(cardOf(card("x", "note", { title: "a".repeat(500) }))?.title).toHaveLength(120);
});

test("cards without a title, of no kind or with another's key are left out, and ways between them", () => {
  const plan = read({
    title: "t",
    cards: [...enough, card("y", "sturm"), { ...card("z", "note"), title: " " }, card("a", "note"), null, 3],
    ways: [
      { from: "a", to: "ziel", kind: "leads" },
      { from: "a", to: "ziel", kind: "blocks" },
      { from: "a", to: "a", kind: "leads" },
      { from: "a", to: "y", kind: "leads" },
      { from: "b", to: "ziel", kind: "heiratet" },
      "x",
    ],
  });
  expect(plan?.cards.map(({ key }) => key)).toEqual(["ziel", "a", "b", "c", "d"]);
  expect(plan?.ways).toEqual([{ from: "a", to: "ziel", kind: "leads" }]);
});

test("there are never more than forty cards and eighty ways", () => {
  const many = Array.from({ length: 500 }, (_, at) => card(`k${at}`, "note"));
  const ways = many.flatMap(({ key }) => [{ from: key, to: "ziel", kind: "leads" }]);
  const plan = read({ title: "t", cards: [...enough, ...many], ways: [...ways, ...ways] });
  expect(plan?.cards).toHaveLength(40);
  expect(plan?.ways.length).toBeLessThanOrEqual(80);
});

describe("no plan", () => {
  test.each([
    ["nothing", ""],
    ["words", "Gerne! Hier ist dein Plan:"],
    ["another shape", '{"slogans": []}'],
    ["no goal", JSON.stringify({ title: "t", cards: enough.slice(1), ways: [] })],
    ["too few cards", JSON.stringify({ title: "t", cards: enough.slice(0, 4), ways: [] })],
    ["no title", JSON.stringify({ title: " ", cards: enough, ways: [] })],
  ])("is %s", (_, answer) => {
    expect(readPlanAnswer(answer, { weeks: 4 })).toBeNull();
  });
  test("but one in a fence, without ways", () => {
    const answer = `\`\`\`json\n${JSON.stringify({ title: "t", cards: enough })}\n\`\`\``;
    expect(readPlanAnswer(answer, { weeks: 4 })?.cards).toHaveLength(5);
  });
});
