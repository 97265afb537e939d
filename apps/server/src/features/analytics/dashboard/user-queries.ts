import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const USERS = statement(
  "analytics_users",
  `select p.member_id as "memberId", p.username, c.choice as "choice?", coalesce(s.n, 0) as "sessions!", s.last as "last?"
   from (select member_id, username, username_key from member_profiles where username_key ~>=~ $1 and username_key ~<~ $2
         order by username_key using ~<~ limit $3) p
     left join analytics_consents c on c.member_id = p.member_id
     left join lateral (
       select count(*)::int as n, max(started_at) as last from analytics_sessions where member_id = p.member_id) s on true
   order by p.username_key using ~<~`,
  { plan: "custom" },
);
/** Members whose name begins so (in small letters), with how often they were here. */
export const usersNamed = async (db: Queryable, beginning: string, limit: number) =>
  (await db.query(USERS, [beginning, `${beginning}\u{10FFFF}`, limit])).rows;

const EXISTS = statement("analytics_member_exists", "select from member_accounts where id = $1");
export const memberExists = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.query(EXISTS, [id])).rowCount > 0;
