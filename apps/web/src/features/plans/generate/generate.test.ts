import type { PlanIdea } from "@kompagnon/contract/ai/plan.ts";
import { PLAN_STARTS } from "@kompagnon/contract/ai/rules.ts";
import { templates } from "@kompagnon/messages/plans/de.ts";
import { describe, expect, test } from "vitest";
import * as Y from "yjs";
import { sizeOf } from "../model/card.ts";
import { readPlan } from "../model/plan.ts";
import { fillWith } from "./fill.ts";
import { planFromTemplate } from "./use-generator.ts";

const today = new Date(2027, 1, 20);
const requestOf = (start: PlanIdea["start"], budget_cents = 100_001) => ({
  start,
  weeks: 10,
  budget_cents,
  idea: "Kerzen aus Resten",
});
const planOf = (start: PlanIdea["start"], budget?: number) =>
  planFromTemplate(requestOf(start, budget), { title: "t", cards: templates[start].cards, idea: "Die Idee" });

describe.each(PLAN_STARTS)("the template %s as a plan", (start) => {
  const plan = planOf(start);
  const doc = new Y.Doc();
  fillWith(doc, plan, { rtl: false, today });
  const { cards, edges } = readPlan(doc);

  test("has the idea, every card with its words, and every way", () => {
    expect(plan.cards[0]).toMatchObject({ kind: "note", title: "Die Idee", text: "Kerzen aus Resten" });
    expect(cards.size).toBe(Object.keys(templates[start].cards).length + 1);
    expect([...cards.values()].filter(({ title }) => title === "")).toEqual([]);
    expect(edges.size).toBe(plan.ways.length);
    expect(edges.size).toBeGreaterThan(5);
  });
  test("ends with the weeks there are, and spends no cent more than there is", () => {
    expect(Math.max(...plan.cards.map(({ due_day }) => due_day ?? 0))).toBe(70);
    const spent = plan.cards.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
    expect(spent).toBeLessThanOrEqual(100_001);
    expect(spent).toBeGreaterThan(99_990);
    expect(plan.cards.every(({ cents }) => cents === null || Number.isInteger(cents))).toBe(true);
    expect(planOf(start, 0).cards.every(({ cents }) => !cents)).toBe(true);
  });
  test("lies so that no card covers another", () => {
    const boxes = [...cards.values()].map((card) => ({ ...card, ...sizeOf(card) }));
    const over = boxes.filter((a) =>
      boxes.some((b) => a !== b && Math.abs(a.x - b.x) < a.width && Math.abs(a.y - b.y) < a.height),
    );
    expect(over.map(({ title }) => title)).toEqual([]);
  });
});
