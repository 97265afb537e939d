import type { LiveKind } from "@kompagnon/contract/live/events.ts";
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

const FORGET_EVENT = statement(
  "live_forget_event",
  "delete from events where topic = $1 and kind = $2 and data ->> 'id' = $3::text",
);
/** Removes the kept events of a kind about one thing from a topic. */
export const forgetEvent = (db: Queryable, topic: string, kind: LiveKind, id: string) =>
  db.query(FORGET_EVENT, [topic, kind, id]);

const REWRITE_EVENT = statement(
  "live_retell_event",
  "update events set data = $4::jsonb where topic = $1 and kind = any($2::text[]) and data ->> 'id' = $3::text",
);
/** Lets the kept events about one thing tell it as it is now; `kinds` have its shape. */
export const rewriteEvent = (db: Queryable, topic: string, kinds: readonly LiveKind[], now: { id: string }) =>
  db.query(REWRITE_EVENT, [topic, kinds, now.id, JSON.stringify(now)]);

const REWRITE_PART = statement(
  "live_retell_part",
  `update events set data = jsonb_set(data, $3::text[], $6::jsonb)
     where topic = $1 and kind = any($2::text[]) and data #>> $4::text[] = $5::text`,
);
/** Puts something else in a part of the kept events of these kinds that say something at a path. */
export const rewritePart = (
  db: Queryable,
  topic: string,
  kinds: readonly LiveKind[],
  change: { at: readonly string[]; where: readonly string[]; is: string; now: unknown },
) => db.query(REWRITE_PART, [topic, kinds, change.at, change.where, change.is, JSON.stringify(change.now)]);

const REWRITE_SOURCE = statement(
  "live_retell_source",
  "update events set data = jsonb_set(data, $2::text[], coalesce(to_jsonb($3::text), 'null')) where source = $1",
);
/** Puts other words, or none, where kept events quote what was taken back. */
export const rewriteSource = (db: Queryable, source: string, at: readonly string[], words: string | null) =>
  db.query(REWRITE_SOURCE, [source, at, words]);

const REWRITE_UNLOCKED_SOURCE = statement(
  "live_rewrite_unlocked_source",
  `update events set data = jsonb_set(data, $2::text[], coalesce(to_jsonb($3::text), 'null'))
     where (xid, id) in (select xid, id from events where source = $1 for no key update skip locked)`,
);
/** The same without waiting: events that another transaction is changing or deleting are left out. */
export const rewriteUnlockedSource = (
  db: Queryable,
  source: string,
  at: readonly string[],
  words: string | null,
) => db.query(REWRITE_UNLOCKED_SOURCE, [source, at, words]);

const FORGET_ABOUT = statement(
  "live_forget_about",
  `delete from events where topic = $1 and kind = any($2::text[]) and position($3::text in data::text) > 0`,
);
/** Deletes a topic's stored events of these kinds that mention a member. */
export const forgetAbout = (db: Queryable, topic: string, kinds: readonly LiveKind[], memberId: string) =>
  db.query(FORGET_ABOUT, [topic, kinds, memberId]);

const FORGET_EVERYWHERE = statement(
  "live_forget_everywhere",
  "delete from events where kind = any($1::text[]) and topic <> $3 and position($2::text in data::text) > 0",
);
/** The same in all topics but their own. */
export const forgetEverywhere = (db: Queryable, kinds: readonly LiveKind[], memberId: string) =>
  db.query(FORGET_EVERYWHERE, [kinds, memberId, `u:${memberId}`]);

const REWRITE_NAME = statement(
  "live_retell_name",
  `update events set data = replace(data::text, '"username": ' || to_json($2::text), '"username": ' || to_json($3::text))::jsonb
     where position($1::text in data::text) > 0 and position('"username": ' || to_json($2::text) in data::text) > 0`,
);
/** Replaces a member's old name in stored events; names are unique, so no other member is affected. */
export const rewriteName = (db: Queryable, memberId: string, before: string, now: string) =>
  db.query(REWRITE_NAME, [memberId, before, now]);

const REWRITE_WHERE = statement(
  "live_retell_where",
  "update events set data = jsonb_set(data, $2::text[], $5::jsonb) where kind = $1 and data #>> $3::text[] = $4::text",
);
type Change = { at: readonly string[]; where: readonly string[]; is: string; now: unknown };
/** Puts something else in a part of the kept events of a kind, whatever their topic, that say something at a path. */
export const rewriteWhere = (db: Queryable, kind: LiveKind, change: Change) =>
  db.query(REWRITE_WHERE, [kind, change.at, change.where, change.is, JSON.stringify(change.now)]);

const REWRITE_UNLOCKED_WHERE = statement(
  "live_rewrite_unlocked_where",
  `update events set data = jsonb_set(data, $2::text[], $5::jsonb)
     where (xid, id) in (select xid, id from events where kind = $1 and data #>> $3::text[] = $4::text
       for no key update skip locked)`,
);
/** The same without waiting: events that another transaction is changing or deleting are left out. */
export const rewriteUnlockedWhere = (db: Queryable, kind: LiveKind, change: Change) =>
  db.query(REWRITE_UNLOCKED_WHERE, [kind, change.at, change.where, change.is, JSON.stringify(change.now)]);
