import { keep, recall } from "#platform/device.ts";
import type { Answers } from "./answers.ts";

/** The long texts of the wizard, as far as they are typed and not saved. */
type Texts = Partial<Pick<Answers, "bio" | "idea">>;

const keyOf = (me: string) => `onboarding.draft.${me}` as const;

/** What was typed in this tab and not saved yet. */
export function keptTexts(me: string): Texts {
  try {
    const kept = JSON.parse(recall(keyOf(me), "session") ?? "{}") as Record<keyof Texts, unknown>; // only this file writes it
    return {
      ...(typeof kept.bio === "string" && { bio: kept.bio }),
      ...(typeof kept.idea === "string" && { idea: kept.idea }),
    };
  } catch {
    return {}; // the stored value is invalid
  }
}

/** Keeps what changes of the texts in this tab until it is saved; undefined forgets one. */
export function keepTexts(me: string, change: { [K in keyof Texts]: Texts[K] | undefined }): void {
  const next = JSON.stringify({ ...keptTexts(me), ...change });
  keep(keyOf(me), next === "{}" ? null : next, "session");
}
