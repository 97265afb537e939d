import { MODERATOR_LEVEL } from "@kompagnon/contract/moderation/rules.ts";
import { findLevels } from "#features/accounts/public.ts";
import { MODERATORS_TOPIC } from "#features/moderation/service.ts";
import type { Queryable } from "#platform/db/database.ts";

/** The topics of moderation that a member reads: the queue's, from level 2 on. A new level signs all devices out. */
export const moderationTopics = async (db: Queryable, memberId: string): Promise<string[]> =>
  ((await findLevels(db, [memberId])).get(memberId) ?? 0) >= MODERATOR_LEVEL ? [MODERATORS_TOPIC] : [];
