import { templates } from "@kompagnon/messages/plans/de.ts";
import { describe, expect, test } from "vitest";
import * as Y from "yjs";
import { sizeOf } from "../model/card.ts";
import { blockerOf, criticalPathOf, dependenciesOf } from "../model/dependencies.ts";
import { readPlan } from "../model/plan.ts";
import { fillFrom, TEMPLATES, type TemplateKey } from "./templates.ts";

const keys = Object.keys(TEMPLATES) as TemplateKey[]; // Object.keys forgets the literal keys

describe.each(keys)("the template %s", (key) => {
  const texts = templates[key];
  const words: Readonly<Record<string, string>> = "cards" in texts ? texts.cards : {};
  const doc = new Y.Doc();
  fillFrom(doc, key, words, { rtl: false, today: new Date(2027, 1, 20) });
  const plan = readPlan(doc);
  const cards = [...plan.cards.values()];

  test("lays every card with its words, and connects those it names", () => {
    expect(cards.length).toBe(Object.keys(words).length);
    expect(cards.filter(({ title }) => title === "")).toEqual([]);
    expect(plan.edges.size).toBe(TEMPLATES[key].ways.length);
  });
  test("its dates keep to what waits for what, and lead to a critical path", () => {
    const dependencies = dependenciesOf(plan);
    expect(cards.filter((card) => blockerOf(card, dependencies)).map(({ title }) => title)).toEqual([]);
    expect(criticalPathOf(plan, dependencies) !== null).toBe(key !== "empty");
  });
  test("lets no card lie on another", () => {
    const boxes = cards.map((card) => ({ ...card, ...sizeOf(card) }));
    const over = boxes.filter((a) =>
      boxes.some((b) => a !== b && Math.abs(a.x - b.x) < a.width && Math.abs(a.y - b.y) < a.height),
    );
    expect(over.map(({ title }) => title)).toEqual([]);
  });
});
