import { fold } from "@kompagnon/contract/search/fold.ts";
import { listSessionsBy, memberExists, usersNamed } from "#features/analytics/dashboard/session-queries.ts";
import { sessionPage } from "#features/analytics/dashboard/sessions.ts";
import { Fail } from "#features/analytics/errors.ts";
import { recordStaffAction } from "#features/moderation/public.ts";
import { decodeCursor } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";

const SHOWN_MAX = 20;

/** Members by the beginning of their name, with their consent and number of visits. The search is logged. */
export async function findTracked({ db }: Platform, actorId: string, q: string) {
  const rows = await usersNamed(db, fold(q), SHOWN_MAX);
  const subjectId = rows.length === 1 ? rows[0]?.memberId : undefined;
  await recordStaffAction(db, {
    actorId,
    action: "analytics.member_sought",
    after: { found: rows.length },
    ...(subjectId && { subjectId }),
  });
  return {
    items: rows.map((row) => ({
      member_id: row.memberId,
      username: row.username,
      consent: row.choice,
      sessions: row.sessions,
      last_session_at: row.last?.toISOString() ?? null,
    })),
  };
}

/** A member's sessions; the access is logged. Throws not_found. */
export async function sessionsOfMember(
  { db }: Platform,
  actorId: string,
  memberId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const before = cursor ? decodeCursor(cursor) : null;
  if (!(await memberExists(db, memberId))) throw new Fail("not_found");
  const rows = await listSessionsBy(db, memberId, before, limit + 1);
  const answer = sessionPage(rows, limit);
  const after = { found: answer.items.length };
  await recordStaffAction(db, { actorId, action: "analytics.member_viewed", subjectId: memberId, after });
  return answer;
}
