import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import { recordSuspicion, scamSigns } from "#features/moderation/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

/** The words of a post that readers see. */
type Words = { title: string; content: string; salary: string };

const whole = ({ title, content, salary }: Words): string =>
  [title, content, salary].filter(Boolean).join("\n");

/** What in a post looks like a fraud. */
export const signsOf = (words: Words): ScamSign[] => scamSigns(whole(words));

/** A post that looks like a fraud goes to moderators; readers are warned, and nothing is taken away. */
export async function suspect(
  platform: Platform,
  tx: Tx,
  { jobId, authorId, signs, words }: { jobId: string; authorId: string; signs: ScamSign[]; words: Words },
): Promise<void> {
  if (signs.length > 0)
    await recordSuspicion(platform, tx, { kind: "job", id: jobId, authorId, text: whole(words), signs });
}
