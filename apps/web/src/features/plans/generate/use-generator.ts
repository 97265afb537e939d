import type { GeneratedPlan, PlanIdea } from "@kompagnon/contract/ai/plan.ts";
import type { Fallback } from "@kompagnon/contract/ai/rules.ts";
import { useEffect, useRef, useState } from "react";
import { keepAllowance } from "#features/ai/public.ts";
import { ApiError } from "#platform/call.ts";
import { receive } from "#platform/receive.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cardWords } from "../begin/card-words.ts";
import { planFromTemplate } from "./from-template.ts";

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

  const fromTemplate = (asked: PlanIdea) =>
    planFromTemplate(asked, {
      title: words(`${asked.start}.title`),
      cards: cardWords(asked.start, words),
      idea: t("generator.idea_card"),
    });
  const make = async (asked: PlanIdea): Promise<void> => {
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
            setRun({ state: "made", made: { plan: plan ?? fromTemplate(asked), fallback } });
          },
        },
        { body: asked, signal: abort.signal },
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
