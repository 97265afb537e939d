import type { BegunAnswer } from "#features/ai/answers/begin.ts";
import { promptOf } from "#features/ai/answers/prompt.ts";
import { ANSWER_MAX, wholeAnswer } from "#features/ai/answers/whole.ts";
import { type ListShape, SHAPES } from "#features/ai/lists/shapes.ts";
import type { MessageRow } from "#features/ai/queries.ts";
import { type Model, ModelError, streamAnswer } from "#platform/ai/chat.ts";
import type { Platform } from "#platform/platform.ts";

/** What was written, and whether a model had work with it. */
export type Written = Pick<MessageRow, "text" | "suggestions" | "state" | "fallback"> & { counts: boolean };

/** An answer of which nothing came; `stopped`: by its reader, which counts once the model was asked. */
export type Nothing = {
  failed: "ai_away" | "ai_busy" | "ai_refused" | "ai_no_list" | "stopped";
  counts: boolean;
};

/** Longer answers are broken off. */
const ANSWER_TOKENS = 1_500;
const TRIES = 2;

/** What a failing model is called on the wire; told to the operator without a word of what was written. */
export function failureOf(
  { log, models }: Pick<Platform, "log" | "models">,
  model: Model,
  error: unknown,
): Nothing["failed"] {
  if (!(error instanceof ModelError)) throw error;
  const { code, status } = error;
  log.warn({ code, status }, "the model gave no answer");
  if (code === "away") models.lost(model);
  if (code === "busy") return "ai_busy";
  if (code === "refused") return "ai_refused";
  return "ai_away";
}

/** Writes an answer in text, piece by piece; what came before it broke off or was stopped is kept. */
export async function writeText(
  platform: Platform,
  answer: BegunAnswer,
  model: Model,
  { signal, onPiece }: { signal: AbortSignal; onPiece: (text: string) => Promise<void> },
): Promise<Written | Nothing> {
  let text = "";
  const kept = (state: "done" | "stopped" | "cut"): Written => ({
    text: text.trimEnd(),
    suggestions: null,
    state,
    fallback: null,
    counts: true,
  });
  const messages = await promptOf(answer, platform.config.name);
  if (signal.aborted) return { failed: "stopped", counts: false };
  try {
    for await (const piece of streamAnswer(model, messages, { signal, maxTokens: ANSWER_TOKENS })) {
      text += piece;
      if (text.length > ANSWER_MAX) return kept("cut");
      await onPiece(piece);
    }
  } catch (error) {
    const some = text.trim() !== "";
    if (signal.aborted) return some ? kept("stopped") : { failed: "stopped", counts: true };
    const failed = failureOf(platform, model, error);
    return some ? kept("cut") : { failed, counts: false };
  }
  return text.trim() === "" ? { failed: "ai_away", counts: false } : kept("done");
}

const isOfLists = (assistant: string): assistant is keyof typeof SHAPES => assistant in SHAPES;

/** The list of an assistant that makes one; null for those that write text. */
export const shapeOf = ({ assistant }: BegunAnswer): ListShape | null =>
  isOfLists(assistant) ? SHAPES[assistant] : null;

/** A list from a model: what it writes is read by our own rules, it gets a second try. */
export async function writeList(
  platform: Platform,
  answer: BegunAnswer,
  { model, shape, signal }: { model: Model; shape: ListShape; signal: AbortSignal },
): Promise<Written | Nothing> {
  const messages = await promptOf(answer, platform.config.name);
  if (signal.aborted) return { failed: "stopped", counts: false };
  try {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const suggestions = shape.read(
        await wholeAnswer(model, messages, { schema: shape.schema, signal, maxTokens: ANSWER_TOKENS }),
        answer.language,
      );
      if (suggestions) return { text: "", suggestions, state: "done", fallback: null, counts: true };
    }
  } catch (error) {
    if (signal.aborted) return { failed: "stopped", counts: true };
    return { failed: failureOf(platform, model, error), counts: false };
  }
  // It answered, and none of it was of use.
  return { failed: "ai_no_list", counts: true };
}
