import type { GeneratedPlan, PlanEvents, PlanIdea } from "@kompagnon/contract/ai/plan.ts";
import type { Fallback } from "@kompagnon/contract/ai/rules.ts";
import { allowanceOf, limitOf, type Reservation, reserve } from "#features/ai/allowance.ts";
import { release } from "#features/ai/allowance-queries.ts";
import { wholeAnswer } from "#features/ai/answers/whole.ts";
import { failureOf } from "#features/ai/answers/write.ts";
import { planPrompt } from "#features/ai/plan/prompt.ts";
import { PLAN_SCHEMA, readPlanAnswer } from "#features/ai/plan/shape.ts";
import type { Model } from "#platform/ai/chat.ts";
import type { EventAnswer } from "#platform/http/event-stream.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";

type Out = EventAnswer<PlanEvents>;
/** Who makes a plan, and the answer of the month that this takes; or why a template does. */
type By = { model: Model; reservation: Reservation } | { fallback: Fallback };
/** The result; `stopped`: the caller cancelled it. */
type Made = ({ plan: GeneratedPlan } | { fallback: Fallback } | { stopped: true }) & { counts: boolean };

/** A plan is longer than what is said in a conversation. */
const PLAN_TOKENS = 4_000;
const TRIES = 2;

/** Finds who makes the next plan, and takes an answer of the month for it. */
export async function beginPlan(platform: Platform, viewer: Pick<Viewer, "id" | "plan">): Promise<By> {
  const model = platform.models.current();
  if (!model) return { fallback: "no_model" };
  const limit = limitOf(platform, viewer);
  const reservation = await platform.db.transaction((tx) => reserve(tx, viewer.id, null, limit));
  return reservation ? { model, reservation } : { fallback: "allowance" };
}

/** Asks a model for a plan, once more if the first is of no use. */
async function makePlan(platform: Platform, asked: PlanIdea, model: Model, out: Out): Promise<Made> {
  let cardsReported = 0;
  const onText = async (text: string) => {
    const cards = text.split('"kind"').length - 1;
    if (cards > cardsReported) await out.send("progress", { cards });
    cardsReported = Math.max(cardsReported, cards);
  };
  if (out.gone.aborted) return { stopped: true, counts: false };
  const options = { schema: PLAN_SCHEMA, maxTokens: PLAN_TOKENS, signal: out.gone, onText };
  try {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const answer = await wholeAnswer(model, planPrompt(asked, platform.config.name), options);
      const plan = readPlanAnswer(answer, asked);
      if (plan) return { plan, counts: true };
    }
  } catch (error) {
    if (out.gone.aborted) return { stopped: true, counts: true };
    failureOf(platform, model, error);
    return { fallback: "failed", counts: false };
  }
  return { fallback: "failed", counts: true };
}

/** Makes a plan and says how it ended; never rejects. It costs an answer of the month once the model was asked. */
export async function deliverPlan(
  platform: Platform,
  viewer: Pick<Viewer, "id" | "plan">,
  { asked, by, out }: { asked: PlanIdea; by: By; out: Out },
): Promise<void> {
  try {
    const made: Made =
      "fallback" in by ? { ...by, counts: false } : await makePlan(platform, asked, by.model, out);
    if ("reservation" in by) await platform.db.transaction((tx) => release(tx, by.reservation, made.counts));
    if (!("stopped" in made))
      await out.send("done", {
        plan: "plan" in made ? made.plan : null,
        fallback: "plan" in made ? null : made.fallback,
        allowance: await allowanceOf(platform.db, viewer.id, limitOf(platform, viewer)),
      });
  } catch (error) {
    // What it held is given back when its time is over.
    platform.log.error({ err: error }, "a plan could not be made");
  }
  out.end();
}
