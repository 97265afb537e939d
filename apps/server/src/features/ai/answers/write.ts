import { isCoach } from "@kompagnon/contract/ai/rules.ts";
import type { BegunAnswer } from "#features/ai/answers/begin.ts";
import { factsFor } from "#features/ai/facts.ts";
import { instructionOf } from "#features/ai/instructions.ts";
import { type ListShape, SHAPES } from "#features/ai/lists/shapes.ts";
import type { MessageRow } from "#features/ai/queries.ts";
import type { ChatMessage } from "#platform/ai/chat.ts";
import { type Model, ModelError, streamAnswer } from "#platform/ai/chat.ts";
import type { Platform } from "#platform/platform.ts";

/** Max characters of a conversation in the prompt: its end, starting with a question. */
const HISTORY_MAX = 16_000;

/** A message as a model reads it: of a list what stood in it. */
const contentOf = ({ text, suggestions }: MessageRow): string =>
  suggestions ? suggestions.map((one) => one.text).join("\n") : text;

/** What a model is given: our instruction, then the conversation. What members write is in their own messages alone. */
export async function promptOf(
  { assistant, language, history }: Pick<BegunAnswer, "assistant" | "language" | "history">,
  app: string,
): Promise<ChatMessage[]> {
  const messages: ChatMessage[] = [];
  let room = HISTORY_MAX;
  for (const message of history.toReversed()) {
    const content = contentOf(message);
    room -= content.length;
    if (room < 0 && messages.length > 0) break;
    if (content !== "") messages.unshift({ role: message.role, content });
  }
  while (messages[0]?.role === "assistant") messages.shift();
  const asked = history.findLast(({ role }) => role === "user")?.text ?? "";
  const facts = isCoach(assistant) ? await factsFor(assistant, language, asked) : null;
  const content = instructionOf(assistant, { language, app, now: new Date(), facts });
  return [{ role: "system", content }, ...messages];
}

/** Longer answers are broken off, in characters. */
const ANSWER_MAX = 24_000;

/** What an answer has to fit, and who hears how far it is. */
type Wanted = {
  schema: object;
  maxTokens: number;
  signal: AbortSignal;
  onText?: (text: string) => Promise<void>;
};

/** An answer that is read only as a whole; what breaks off, as far as it came. Throws ModelError where nothing came. */
export async function wholeAnswer(
  model: Model,
  messages: readonly ChatMessage[],
  { onText, ...options }: Wanted,
): Promise<string> {
  let text = "";
  try {
    for await (const piece of streamAnswer(model, messages, options)) {
      text += piece;
      if (text.length > ANSWER_MAX) break;
      await onText?.(text);
    }
  } catch (error) {
    if (!(error instanceof ModelError) || error.code !== "broken" || text === "") throw error;
  }
  return text;
}

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
