import type { GeneratedCard, GeneratedPlan, PlanIdea } from "@kompagnon/contract/ai/plan.ts";
import {
  GENERATED_CARDS_MAX,
  GENERATED_CARDS_MIN,
  GENERATED_KINDS,
  GENERATED_RATING_MAX,
  GENERATED_TEXT_MAX,
  GENERATED_TITLE_MAX,
  GENERATED_WAYS,
  GENERATED_WAYS_MAX,
  PLAN_CENTS_MAX,
} from "@kompagnon/contract/ai/rules.ts";
import { z } from "zod";
import { parsed, tidy } from "#features/ai/answers/read.ts";

const number = z.number().nullable();
const card = z.object({
  key: z.string(),
  kind: z.enum(GENERATED_KINDS),
  title: z.string(),
  text: z.string(),
  start_day: number,
  due_day: number,
  euros: number,
  probability: number,
  impact: number,
});
const way = z.object({ from: z.string(), to: z.string(), kind: z.enum(GENERATED_WAYS) });

/** The JSON schema that a model is given. */
export const PLAN_SCHEMA: object = z.toJSONSchema(
  z.object({ title: z.string(), cards: z.array(card), ways: z.array(way) }),
);

/** As much of an answer as has to be right for the rest to be looked at one by one. */
const rough = z.object({
  title: z.string(),
  cards: z.array(z.unknown()),
  ways: z.array(z.unknown()).catch([]),
});
/** Values that a model leaves out are none. */
const roughCard = card.extend({
  text: z.string().catch(""),
  start_day: number.catch(null),
  due_day: number.catch(null),
  euros: number.catch(null),
  probability: number.catch(null),
  impact: number.catch(null),
});

const clamped = (value: number | null, least: number, most: number): number | null =>
  value === null ? null : Math.min(most, Math.max(least, Math.round(value)));
const line = (text: string, most: number): string => tidy(text).slice(0, most).toWellFormed();
/** What a card says keeps its lines. */
const lines = (text: string): string =>
  text
    .slice(0, GENERATED_TEXT_MAX)
    .toWellFormed()
    .replace(/[^\P{Cc}\n]|\p{Bidi_Control}/gu, "")
    .trim();

/** A card as its kind has it: days in order and within the plan, money of budgets, ratings of risks; null without a title. */
function corrected(one: unknown, lastDay: number): GeneratedCard | null {
  const { data } = roughCard.safeParse(one);
  const title = data ? line(data.title, GENERATED_TITLE_MAX) : "";
  if (!data || title === "" || data.key === "") return null;
  const { key, kind } = data;
  const timed = kind === "goal" || kind === "task" || kind === "milestone";
  const due = timed ? clamped(data.due_day, 0, lastDay) : null;
  const start = kind === "task" ? clamped(data.start_day, 0, due ?? lastDay) : null;
  const rated = (value: number | null) =>
    kind === "risk" ? (clamped(value, 1, GENERATED_RATING_MAX) ?? 3) : null;
  return {
    key,
    kind,
    title,
    text: lines(data.text),
    start_day: start,
    due_day: due,
    cents: kind === "budget" ? (clamped((data.euros ?? 0) * 100, 0, PLAN_CENTS_MAX) ?? 0) : null,
    probability: rated(data.probability),
    impact: rated(data.impact),
  };
}

/** The ways between cards that are there, each pair once. */
function edgesBetween(all: readonly unknown[], keys: ReadonlySet<string>): GeneratedPlan["ways"] {
  const pairs = new Map<string, GeneratedPlan["ways"][number]>();
  for (const one of all) {
    const { data } = way.safeParse(one);
    if (!data || data.from === data.to || !keys.has(data.from) || !keys.has(data.to)) continue;
    const pair = JSON.stringify([data.from, data.to]);
    if (!pairs.has(pair)) pairs.set(pair, data);
  }
  return [...pairs.values()].slice(0, GENERATED_WAYS_MAX);
}

/** A plan as a model wrote it, put right: null if too little of it is of use, or if it leads to no goal. */
export function readPlanAnswer(answer: string, { weeks }: Pick<PlanIdea, "weeks">): GeneratedPlan | null {
  const found = parsed(rough, answer);
  if (!found) return null;
  const byKey = new Map<string, GeneratedCard>();
  for (const one of found.cards.slice(0, 2 * GENERATED_CARDS_MAX)) {
    const made = corrected(one, weeks * 7);
    if (made && !byKey.has(made.key) && byKey.size < GENERATED_CARDS_MAX) byKey.set(made.key, made);
  }
  const cards = [...byKey.values()];
  const title = line(found.title, GENERATED_TITLE_MAX);
  if (title === "" || cards.length < GENERATED_CARDS_MIN) return null;
  if (!cards.some(({ kind }) => kind === "goal")) return null;
  return { title, cards, ways: edgesBetween(found.ways, new Set(byKey.keys())) };
}
