import { isCoach } from "@kompagnon/contract/ai/rules.ts";
import type { BegunAnswer } from "#features/ai/answers/begin.ts";
import { factsFor } from "#features/ai/facts.ts";
import { instructionOf } from "#features/ai/instructions.ts";
import type { MessageRow } from "#features/ai/queries.ts";
import type { ChatMessage } from "#platform/ai/chat.ts";

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
