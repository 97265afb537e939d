import type { PlanEvents, PlanIdea } from "@kompagnon/contract/ai/plan.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { soon } from "#testing/waiting.ts";
import { Answer, aSubscriber, onProcess, startWithModel, usedBy } from "../test-ai.ts";

let started: Awaited<ReturnType<typeof startWithModel>>;
let model: typeof started.model;
beforeAll(async () => {
  started = await startWithModel();
  ({ model } = started);
});
afterAll(() => started.stop());
beforeEach(() => {
  model.asked.length = 0;
});

const PATH = "/api/assistants/plan-generator";
const anIdea = (idea: string): PlanIdea => ({
  idea,
  start: "shop",
  weeks: 6,
  hours_a_week: 10,
  budget_cents: 50_000,
  people: 2,
  language: "de",
});
const ask = (person: Person, idea: string) => Answer.open<PlanEvents>(person, PATH, anIdea(idea));
const madeBy = async (person: Person, idea: string) =>
  (await (await ask(person, idea)).end()).data as PlanEvents["done"];

test("a plan comes in one piece, put right, and takes one answer of the month", async () => {
  const anna = await aSubscriber(started.server);
  const answer = await ask(anna, "Ein Café am See");
  const { plan, fallback, allowance } = (await answer.end()).data as PlanEvents["done"];
  expect(fallback).toBeNull();
  expect(plan?.title).toBe("Kaffee am See");
  expect(plan?.cards.map(({ key }) => key)).toEqual(["ort", "anmelden", "karte", "auf", "maschine", "regen"]);
  expect(plan?.cards[0]).toMatchObject({ kind: "task", start_day: 5, due_day: 5, cents: null });
  expect(plan?.cards[2]).toMatchObject({ due_day: 42 });
  expect(plan?.cards[4]).toMatchObject({ cents: 123_456, due_day: null });
  expect(plan?.cards[5]).toMatchObject({ probability: 4, impact: 5 });
  expect(plan?.ways).toEqual([
    { from: "ort", to: "karte", kind: "leads" },
    { from: "karte", to: "auf", kind: "leads" },
  ]);
  expect(answer.events.slice(0, -1).map(({ kind }) => kind)).toContain("progress");
  expect([allowance.used, await usedBy(anna)]).toEqual([1, 1]);
  const [asked] = model.asked;
  expect(asked?.messages.map(({ role }) => role)).toEqual(["system", "user"]);
  expect(asked?.messages[0]?.content).not.toContain("Café");
  expect(asked?.messages[1]?.content).toMatch(/^Ein Café am See\n.*6 Wochen, 10 Stunden.*500,00/s);
});

test("an answer of no use is asked for once more", async () => {
  const anna = await aSubscriber(started.server);
  expect((await madeBy(anna, "kein json, bitte")).plan?.cards).toHaveLength(6);
  expect(model.asked).toHaveLength(2);
  expect(await usedBy(anna)).toBe(1);
});

test.each([
  ["nie json", 2, 1],
  ["fehler 500", 1, 0],
  ["abriss", 2, 1],
])(
  "%s: then a template takes its place, which costs nothing where the provider failed",
  async (question, times, used) => {
    const anna = await aSubscriber(started.server);
    expect(await madeBy(anna, question)).toMatchObject({
      plan: null,
      fallback: "failed",
      allowance: { used },
    });
    expect(model.asked).toHaveLength(times);
    expect(await usedBy(anna)).toBe(used);
  },
);

test("a plan that is stopped ends at the model, and counts", async () => {
  const anna = await aSubscriber(started.server);
  const left = model.left();
  const answer = await ask(anna, "warte");
  await soon(() => expect(model.asked).toHaveLength(1));
  answer.stop();
  await soon(() => expect(model.left()).toBe(left + 1));
  await expect.poll(() => usedBy(anna)).toBe(1);
});

test("templates do it with the month's answers used up, and where there is no model", async () => {
  const berta = await aSubscriber(started.server, "test_until");
  expect((await madeBy(berta, "Ein Café")).fallback).toBeNull();
  expect(await madeBy(berta, "Ein Café")).toMatchObject({ plan: null, fallback: "allowance" });
  expect(await madeBy(onProcess(berta, started.bare), "Ein Café")).toMatchObject({
    plan: null,
    fallback: "no_model",
  });
  expect(model.asked).toHaveLength(1);
});

test("takes premium, and what is out of bounds is refused", async () => {
  const freeMember = await aMember(started.server);
  expect((await ask(freeMember, "Ein Café")).refusal).toEqual([403, "premium_required"]);
  const anna = await aSubscriber(started.server);
  for (const wrong of [
    { idea: "" },
    { idea: "x".repeat(2_001) },
    { weeks: 1 },
    { people: 0 },
    { budget_cents: 1.5 },
  ])
    expect((await Answer.open(anna, PATH, { ...anIdea("x"), ...wrong })).refusal).toEqual([
      400,
      "invalid_input",
    ]);
  expect(await usedBy(anna)).toBe(0);
});
