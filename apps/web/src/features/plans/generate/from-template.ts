import type { GeneratedCard, GeneratedPlan, PlanIdea } from "@kompagnon/contract/ai/plan.ts";
import { GENERATED_KINDS, GENERATED_TEXT_MAX } from "@kompagnon/contract/ai/plan-rules.ts";
import { splitWords, templateOf } from "../begin/templates.ts";

type Asked = Pick<PlanIdea, "start" | "weeks" | "budget_cents" | "idea">;
/** The texts of cards: the template's own, and the title of the card that holds the idea. */
type Words = { title: string; cards: Readonly<Record<string, string>>; idea: string };

/** The template of a beginning as a plan: stretched to the weeks there are, its budgets shares of the money there is. */
export function planFromTemplate({ start, weeks, budget_cents, idea }: Asked, words: Words): GeneratedPlan {
  const { cards, ways } = templateOf(start);
  const laid = Object.entries(cards);
  const lastDay = Math.max(
    1,
    ...laid.map(([, { days }]) => (typeof days === "object" ? days[1] : (days ?? 0))),
  );
  const day = (days: number) => Math.round((days / lastDay) * weeks * 7);
  const euros = laid.reduce((sum, [, one]) => sum + (one.euros ?? 0), 0);
  const ideaCard: GeneratedCard = {
    key: "idea",
    kind: "note",
    title: words.idea,
    text: idea.slice(0, GENERATED_TEXT_MAX),
    start_day: null,
    due_day: null,
    cents: null,
    probability: null,
    impact: null,
  };
  const ofTemplate = laid.flatMap(([name, one]): GeneratedCard[] => {
    const kind = GENERATED_KINDS.find((each) => each === one.kind);
    if (!kind) return []; // pictures belong to the member only
    const due = typeof one.days === "object" ? one.days[1] : one.days;
    return [
      {
        key: `card-${name}`,
        kind,
        ...splitWords(words.cards[name] ?? ""),
        start_day: typeof one.days === "object" ? day(one.days[0]) : null,
        due_day: due === undefined ? null : day(due),
        // Rounded down: together never more than there is.
        cents: one.euros === undefined ? null : Math.floor((budget_cents * one.euros) / euros),
        probability: one.risk?.[0] ?? null,
        impact: one.risk?.[1] ?? null,
      },
    ];
  });
  return {
    title: words.title,
    cards: [ideaCard, ...ofTemplate],
    ways: ways.map(([from, to, kind = "leads"]) => ({ from: `card-${from}`, to: `card-${to}`, kind })),
  };
}
