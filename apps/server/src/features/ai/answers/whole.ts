import { type ChatMessage, type Model, ModelError, streamAnswer } from "#platform/ai/chat.ts";

/** Longer answers are broken off, in characters. */
export const ANSWER_MAX = 24_000;

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
