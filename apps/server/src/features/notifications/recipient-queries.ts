import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { PreferencesRow } from "#features/notifications/preference-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** What is asked about a member before they are told something. */
export type Recipient = {
  language: Language;
  /** Null for one who never set any. */
  types: PreferencesRow["types"] | null;
  quietFrom: string | null;
  quietTo: string | null;
  timeZone: string | null;
  /** Their devices' push subscriptions, by hash (base64url). */
  subscriptions: string[];
};

const FIND_RECIPIENT = statement(
  "find_recipient",
  `select p.language, f.types, f.quiet_from as "quietFrom", f.quiet_to as "quietTo", f.time_zone as "timeZone",
                    array(select translate(encode(s.hash, 'base64'), '+/=', '-_') from push_subscriptions s
                          where s.member_id = m.id) as subscriptions
             from visible_members m join member_profiles p on p.member_id = m.id
             left join notification_preferences f on f.member_id = m.id
             where m.id = $1
               and ($2::uuid is null or (
                 exists (select from member_accounts a where a.id = $2) and not exists (
                   select from member_blocks b where (b.blocker = m.id and b.blocked = $2) or (b.blocker = $2 and b.blocked = m.id))))`,
);
/** A member who may be told something by this actor; null if not: banned, leaving, blocked, or either is gone. */
export async function findRecipient(
  db: Queryable,
  memberId: string,
  actorId: string | null,
): Promise<Recipient | null> {
  const { rows } = await db.query(FIND_RECIPIENT, [memberId, actorId]);
  return rows[0] ?? null;
}
