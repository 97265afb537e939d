import { z } from "zod";
import type { Config } from "#platform/env/config.ts";

/** A language model behind an OpenAI-compatible endpoint. */
export interface Llm {
  /** Answers one message under an instruction. Rejects when the endpoint does not answer as it should. */
  complete(instruction: string, text: string): Promise<string>;
}

const PATIENCE_MS = 30_000;
const answered = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().min(1) }) })).min(1),
});

/** The configured model; null without AI_BASE_URL. */
export function createLlm({ ai }: Pick<Config, "ai">): Llm | null {
  if (!ai) return null;
  return {
    async complete(instruction, text) {
      const response = await fetch(`${ai.baseUrl}/chat/completions`, {
        method: "POST",
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: {
          "content-type": "application/json",
          ...(ai.key && { authorization: `Bearer ${ai.key}` }),
        },
        body: JSON.stringify({
          model: ai.model,
          messages: [
            { role: "system", content: instruction },
            { role: "user", content: text },
          ],
        }),
      });
      if (!response.ok) throw new Error(`the AI endpoint answered ${response.status}`);
      return answered.parse(await response.json()).choices[0]?.message.content.trim() ?? "";
    },
  };
}
