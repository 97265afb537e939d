import { type GroupRow, setSigns } from "#features/groups/queries.ts";
import { recordSuspicion, scamSigns } from "#features/moderation/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

/** A new description that has something of a scam goes to moderators; readers are warned, and nothing is taken away. */
export async function noticeSigns(
  platform: Pick<Platform, "live">,
  tx: Tx,
  { id, name, description }: Pick<GroupRow, "id" | "name" | "description">,
): Promise<void> {
  const signs = scamSigns(description);
  await setSigns(tx, id, signs.length > 0 ? signs : null);
  const text = [name, description].filter(Boolean).join("\n\n");
  await recordSuspicion(platform, tx, { kind: "group", id, authorId: null, text, signs });
}
