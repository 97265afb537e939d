import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const FORGET_MEMBER = statement(
  "live_forget_member",
  "delete from events where topic = 'u:' || $1::text or position($1::text in data::text) > 0",
);
/** Removes what the live stream still keeps about a member. */
export const forgetMember = (db: Queryable, memberId: string) => db.query(FORGET_MEMBER, [memberId]);

const FORGET_TOPICS = statement("live_forget_topics", "delete from events where topic = any($1::text[])");
/** Removes what the live stream still keeps of topics that go. */
export const forgetTopics = (db: Queryable, topics: readonly string[]) => db.query(FORGET_TOPICS, [topics]);

const FORGET_WHERE = statement(
  "live_forget_where",
  "delete from events where kind = $1 and data #>> $2::text[] = $3::text",
);
/** Removes the kept events of a kind that say something at a path of their data. */
export const forgetWhere = (db: Queryable, kind: string, path: readonly string[], value: string) =>
  db.query(FORGET_WHERE, [kind, path, value]);
