import type {
  SecurityDetail,
  SecurityEvent,
  SecurityEventType,
} from "@kompagnon/contract/accounts/security-log.ts";
import {
  insertSecurityEvent,
  listSecurityEvents,
} from "#features/accounts/security-log/security-log-queries.ts";
import { memberCards, profileOf } from "#features/profiles/public.ts";
import { csvFile } from "#platform/csv.ts";
import type { Queryable } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";

/** An event as it is recorded. */
export type NewSecurityEvent = {
  type: SecurityEventType;
  /** Whose account it is about; null where there is none such. */
  memberId: string | null;
  /** The member who caused it, if not the account's own. */
  actorId?: string;
  detail?: SecurityDetail;
};

/**
 * Writes an event into the security log, and a line into the process's log (security: 27): ids and words of ours alone. As
 * part of a transaction where there is one, so that what is undone is not told.
 */
export async function recordSecurityEvent(
  { log }: { log: Pick<Platform["log"], "info"> },
  db: Queryable,
  { type, memberId, actorId, detail = {} }: NewSecurityEvent,
): Promise<void> {
  await insertSecurityEvent(db, { id: newId(), type, memberId, actorId: actorId ?? null, detail });
  log.info(
    { security: type, member: memberId, ...(actorId && { actor: actorId }), ...detail },
    "security event",
  );
}

type Query = {
  limit: number;
  cursor?: string | undefined;
  type?: SecurityEventType | undefined;
  member?: string | undefined;
};

/** A page of the security log, the newest first. */
export async function securityLogOf(
  { db }: Pick<Platform, "db">,
  { limit, cursor, type, member }: Query,
): Promise<{ items: SecurityEvent[]; next_cursor: string | null }> {
  const rows = await listSecurityEvents(db, limit + 1, {
    before: cursor ? decodeCursor(cursor).id : null,
    type: type ?? null,
    memberId: member ?? null,
  });
  const { shown, next_cursor } = pageOf(rows, limit, encodeCursor);
  const ids = shown.flatMap(({ memberId, actorId }) => [memberId, actorId]).filter((id) => id !== null);
  const cards = await memberCards(db, ids);
  const nameOf = (id: string | null) => (id && cards.get(id)?.username) || null;
  return {
    items: shown.map(({ id, at, type: kind, memberId, actorId, detail }) => ({
      id,
      at: at.toISOString(),
      type: kind,
      detail,
      member_id: memberId,
      member_name: nameOf(memberId),
      actor_id: actorId,
      actor_name: nameOf(actorId),
    })),
    next_cursor,
  };
}

/** Maximum number of entries in an export, and how many are read at a time. */
const EXPORTED_MAX = 10_000;
const EXPORTED_AT_ONCE = 500;

/** Exports the newest entries of the security log as a file, and records the export. */
export async function securityFile(
  platform: Pick<Platform, "db" | "log">,
  actorId: string,
  filter: Pick<Query, "type" | "member">,
) {
  await recordSecurityEvent(platform, platform.db, { type: "log_exported", memberId: actorId });
  const { language } = await profileOf(platform.db, actorId);
  return csvFile(
    {
      head: [
        "at",
        "type",
        "member_id",
        "member",
        "actor_id",
        "actor",
        "method",
        "route",
        "code",
        "level_before",
        "level_after",
      ],
      max: EXPORTED_MAX,
      language,
    },
    (cursor) => securityLogOf(platform, { ...filter, limit: EXPORTED_AT_ONCE, ...(cursor && { cursor }) }),
    ({ at, type, member_id, member_name, actor_id, actor_name, detail }) => [
      at,
      type,
      member_id,
      member_name,
      actor_id,
      actor_name,
      detail.method,
      detail.route,
      detail.code,
      detail.level_before,
      detail.level_after,
    ],
  );
}
