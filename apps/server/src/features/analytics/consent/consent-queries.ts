import type { ConsentChoice } from "@kompagnon/contract/analytics/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const FIND = statement(
  "analytics_consent",
  "select choice, version, at from analytics_consents where member_id = $1",
);
/** What a member chose; null if nothing yet. */
export const findConsent = async (db: Queryable, memberId: string) =>
  (await db.query(FIND, [memberId])).rows[0] ?? null;

const KEEP = statement(
  "analytics_keep_consent",
  `insert into analytics_consents (member_id, choice, version) values ($1, $2, $3)
   on conflict (member_id) do update set choice = excluded.choice, version = excluded.version, at = now()`,
);
export const keepConsent = (tx: Queryable, memberId: string, choice: ConsentChoice, version: string) =>
  tx.query(KEEP, [memberId, choice, version]);

const OWN = statement(
  "analytics_own_session",
  `select id, member_id as "memberId" from analytics_sessions where visitor = $1 and started_at > now() - interval '12 hours'
   order by started_at desc limit 1`,
);
/** The latest session under a visitor's mark of today. */
export const findOwnSession = async (db: Queryable, visitor: Buffer) =>
  (await db.query(OWN, [visitor])).rows[0] ?? null;
