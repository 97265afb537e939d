import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { PreferencesRow } from "#features/notifications/preferences/preference-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** What is read about a member before they are notified. */
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

const FIND_RECIPIENTS = statement(
  "find_recipients",
  `select asked.place::int as "place!", p.language, f.types, f.quiet_from as "quietFrom", f.quiet_to as "quietTo",
     f.time_zone as "timeZone",
     array(select translate(encode(s.hash, 'base64'), '+/=', '-_') from push_subscriptions s
           where s.member_id = m.id) as subscriptions
   from unnest($1::uuid[], $2::uuid[]) with ordinality as asked(member, actor, place)
   join visible_members m on m.id = asked.member join member_profiles p on p.member_id = m.id
   left join notification_preferences f on f.member_id = m.id
   where asked.actor is null or (
     exists (select from member_accounts a where a.id = asked.actor)
     and not exists (select from member_blocks b where b.blocker = m.id and b.blocked = asked.actor)
     and not exists (select from member_blocks b where b.blocker = asked.actor and b.blocked = m.id))`,
);
/**
 * For each pair the member, if this actor may tell them something; null if not: banned, leaving, blocked, or either is
 * gone.
 */
export async function findRecipients(
  db: Queryable,
  asked: readonly { memberId: string; actorId: string | null }[],
): Promise<(Recipient | null)[]> {
  const { rows } = await db.query(FIND_RECIPIENTS, [
    asked.map(({ memberId }) => memberId),
    asked.map(({ actorId }) => actorId),
  ]);
  const found = new Map(rows.map(({ place, ...recipient }) => [place, recipient]));
  return asked.map((_, n) => found.get(n + 1) ?? null);
}
