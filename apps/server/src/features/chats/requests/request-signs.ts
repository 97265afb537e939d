import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import { countSuspicious } from "#features/chats/requests/inbox-queries.ts";
import type { RequestRow } from "#features/chats/requests/request-queries.ts";
import { recordSuspicion, scamSigns } from "#features/moderation/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

/** What a note has of a scam; null if nothing. */
export function signsIn(note: string): ScamSign[] | null {
  const signs = scamSigns(note);
  return signs.length > 0 ? signs : null;
}

/** Members who got a note with scam signals from the same sender within a week before moderators are informed. */
const SUSPECT_AT = 3;

/**
 * A note is between two people: its receiver is warned and may report it. Who sends the like to several strangers is put
 * before the moderators by themselves, with the note of theirs and no one's name.
 */
export async function suspectSender(
  platform: Pick<Platform, "live">,
  tx: Tx,
  { from_id, note, signs }: Pick<RequestRow, "from_id" | "note" | "signs">,
): Promise<void> {
  if (!signs || (await countSuspicious(tx, from_id)) < SUSPECT_AT) return;
  await recordSuspicion(platform, tx, { kind: "member", id: from_id, authorId: from_id, text: note, signs });
}
