import type { ReportKind } from "@kompagnon/contract/moderation/rules.ts";
import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import { countWaiting } from "#features/moderation/cases/case-queries.ts";
import { noteSigns } from "#features/moderation/queries.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

/** The topic that all moderators read. */
export const MODERATORS_TOPIC = "moderators";

/** Characters of a text that a case keeps. */
const EXCERPT_MAX = 4000;

/** Tells moderators how much waits for them. */
export async function publishQueue({ live }: Pick<Platform, "live">, tx: Tx): Promise<void> {
  await live.publish(tx, MODERATORS_TOPIC, "moderation_queue_changed", await countWaiting(tx));
}

/** A text that has something of a scam: where it stands, whose it is, and how it reads. */
export type Suspicion = {
  kind: ReportKind;
  id: string;
  authorId: string | null;
  text: string;
  signs: readonly ScamSign[];
  /** The conversation or channel of a message, the post of a comment. */
  chatId?: string;
  postId?: string;
};

/**
 * Opens a case for a text with scam signals, once until moderators have decided; it hides nothing. The feature stores the signals
 * with the text, warns its readers, and removes them when moderators uphold nothing (`clear` of its `Reportable`). Does nothing
 * without signals.
 */
export async function recordSuspicion(
  platform: Pick<Platform, "live">,
  tx: Tx,
  { kind, id, authorId, text, signs, chatId = "", postId = "" }: Suspicion,
): Promise<void> {
  if (signs.length === 0) return;
  const about = { kind, subjectId: id, chatId: chatId || null, postId: postId || null, authorId };
  const isNew = await noteSigns(tx, newId(), { ...about, excerpt: text.slice(0, EXCERPT_MAX) }, signs);
  if (isNew) await publishQueue(platform, tx);
}
