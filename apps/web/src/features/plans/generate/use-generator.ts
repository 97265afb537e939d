import type { GeneratedCard, GeneratedPlan, PlanIdea } from "@kompagnon/contract/ai/plan.ts";
import { type Fallback, GENERATED_KINDS, GENERATED_TEXT_MAX } from "@kompagnon/contract/ai/rules.ts";
import { useEffect, useRef, useState } from "react";
import { keepAllowance } from "#features/ai/public.ts";
import { ApiError } from "#platform/call.ts";
import { receive } from "#platform/receive.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cardWords, splitWords, templateOf } from "../begin/templates.ts";

type TemplateRequest = Pick<PlanIdea, "start" | "weeks" | "budget_cents" | "idea">;
/** The texts of cards: the template's own, and the title of the card that holds the idea. */
type Words = { title: string; cards: Readonly<Record<string, string>>; idea: string };

/** The template of a beginning as a plan: stretched to the weeks there are, its budgets shares of the money there is. */
export function planFromTemplate(
  { start, weeks, budget_cents, idea }: TemplateRequest,
  words: Words,
): GeneratedPlan {
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

/** A plan that was made, by a model or, with the reason, from a template. */
export type MadePlan = { plan: GeneratedPlan; fallback: Fallback | null };
/** The state of the generation. `failed`: empty words if the server sent no message. */
type Run =
  | { state: "idle" }
  | { state: "running"; cards: number }
  | { state: "made"; made: MadePlan }
  | { state: "failed"; message: string };

/** Makes one plan at a time; leaving the page or stopping ends it on the server as well. */
export function useGenerator() {
  const { t } = useTranslation("plans");
  const { t: words } = useTranslation("plans/templates");
  const [run, setRun] = useState<Run>({ state: "idle" });
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const fromTemplate = (request: PlanIdea) =>
    planFromTemplate(request, {
      title: words(`${request.start}.title`),
      cards: cardWords(request.start, words),
      idea: t("generator.idea_card"),
    });
  const make = async (request: PlanIdea): Promise<void> => {
    const abort = new AbortController();
    current.current = abort;
    setRun({ state: "running", cards: 0 });
    let ended = false;
    try {
      await receive(
        "POST /api/assistants/plan-generator",
        {
          progress: ({ cards }) => setRun({ state: "running", cards }),
          done: ({ plan, fallback, allowance }) => {
            ended = true;
            keepAllowance(allowance);
            setRun({ state: "made", made: { plan: plan ?? fromTemplate(request), fallback } });
          },
        },
        { body: request, signal: abort.signal },
      );
      if (!ended) setRun({ state: "failed", message: "" });
    } catch (failure) {
      if (abort.signal.aborted) setRun({ state: "idle" });
      else setRun({ state: "failed", message: failure instanceof ApiError ? failure.message : "" });
    }
  };
  return {
    run,
    make,
    stop: () => current.current?.abort(),
    discard: () => setRun({ state: "idle" }),
  };
}
