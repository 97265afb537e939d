import type { Assistant } from "@kompagnon/contract/ai/rules.ts";
import { useState } from "react";
import { keep, recall } from "#platform/device.ts";
import { useMember } from "#platform/session.ts";

/** What a member is writing to an assistant, kept on this device until it is sent. */
export function useDraft(assistant: Assistant): { text: string; write: (text: string) => void } {
  const { id: me } = useMember();
  const key = `ai.draft.${me}.${assistant}` as const;
  const [text, setText] = useState(() => recall(key) ?? "");
  return {
    text,
    write: (next) => {
      setText(next);
      keep(key, next === "" ? null : next);
    },
  };
}
