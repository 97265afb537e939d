import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const LOCK_SOURCES = statement(
  "notifications_lock_sources",
  "select pg_advisory_xact_lock_shared(hashtextextended('told ' || source, 0)) from unnest($1::text[]) source",
);
const FIND_REWRITTEN = statement(
  "notifications_find_retold",
  "select source::text as source, words from retold_texts where source = any($1::uuid[])",
);
/**
 * The current state of source texts that are about to be sent; unchanged ones are left out. Locks the sources until the
 * transaction ends, in one order for all callers.
 */
export async function findRetoldTexts(
  tx: Queryable,
  sources: readonly string[],
): Promise<Map<string, string | null>> {
  await tx.query(LOCK_SOURCES, [sources]);
  const { rows } = await tx.query(FIND_REWRITTEN, [sources]);
  return new Map(rows.map(({ source, words }) => [source, words]));
}

const LOCK_SOURCE = statement(
  "notifications_lock_source",
  "select pg_advisory_xact_lock(hashtextextended('told ' || $1::text, 0))",
);
const SAVE_REWRITTEN = statement(
  "notifications_save_retold",
  `insert into retold_texts (source, author_id, words) values ($1, $2, $3)
     on conflict (source) do update set words = excluded.words, created_at = now()`,
);
const REWRITE_UNLOCKED = statement(
  "notifications_rewrite_unlocked",
  `with entries as (
       update notification_entries set data = jsonb_set(data, '{text}', coalesce(to_jsonb($2::text), 'null'))
       where id in (select id from notification_entries where source = $1 for no key update skip locked)
     )
     update notifications set data = jsonb_set(data, '{text}', coalesce(to_jsonb($2::text), 'null'))
     where id in (select id from notifications where source = $1 for no key update skip locked)`,
);
/**
 * Records the current state of a source text (null: gone), and puts it into the notifications that quote it. Those that
 * another transaction is changing are left out, so that neither waits for the other: \`rewriteOfMember\` comes for them.
 */
export async function rewriteStored(
  tx: Queryable,
  { source, authorId, words }: { source: string; authorId: string | null; words: string | null },
): Promise<void> {
  await tx.query(LOCK_SOURCE, [source]);
  await tx.query(SAVE_REWRITTEN, [source, authorId, words]);
  await tx.query(REWRITE_UNLOCKED, [source, words]);
}

const REWRITE_OF_MEMBER = statement(
  "notifications_rewrite_of_member",
  `with entries as (
       update notification_entries e set data = jsonb_set(e.data, '{text}', to_jsonb(r.words))
       from retold_texts r, notifications n
       where r.source = $2 and r.words is not null and e.source = r.source and n.id = e.notification_id and n.member_id = $1
     )
     update notifications n set data = jsonb_set(n.data, '{text}', to_jsonb(r.words))
     from retold_texts r where r.source = $2 and r.words is not null and n.source = r.source and n.member_id = $1`,
);
/** Puts the current state of a source text into a member's notifications; the member is locked. */
export const rewriteOfMember = (tx: Queryable, memberId: string, source: string) =>
  tx.query(REWRITE_OF_MEMBER, [memberId, source]);

const SWEEP_REWRITTEN = statement(
  "notifications_sweep_retold",
  "delete from retold_texts where created_at < now() - make_interval(days => $1)",
);
/** Nightly: deletes records of edits that no queued notification can refer to any more. */
export const sweepRewritten = (db: Queryable, days: number) => db.query(SWEEP_REWRITTEN, [days]);

const RENAME_UNLOCKED = statement(
  "notifications_rename_unlocked",
  `with found as (
       select id from notifications where data -> 'about' ->> 'group_id' = $1::text for no key update skip locked
     ), entries as (
       update notification_entries set data = jsonb_set(data, '{about,group_name}', to_jsonb($2::text))
       where id in (select e.id from notification_entries e join found on found.id = e.notification_id
         for no key update of e skip locked)
     )
     update notifications n set data = jsonb_set(data, '{about,group_name}', to_jsonb($2::text)) from found where n.id = found.id`,
);
/** Puts a group's new name into notifications about it, but for those that another transaction is changing (\`renameOfMember\`). */
export async function renameStored(tx: Queryable, groupId: string, name: string): Promise<void> {
  await tx.query(LOCK_SOURCE, [groupId]);
  await tx.query(SAVE_REWRITTEN, [groupId, null, name]);
  await tx.query(RENAME_UNLOCKED, [groupId, name]);
}

const RENAME_OF_MEMBER = statement(
  "notifications_rename_of_member",
  `with renamed as (
       update notifications n set data = jsonb_set(n.data, '{about,group_name}', to_jsonb(r.words)) from retold_texts r
       where r.source = $2 and r.words is not null and n.member_id = $1 and n.data -> 'about' ->> 'group_id' = $2::text
       returning n.id, r.words
     )
     update notification_entries e set data = jsonb_set(e.data, '{about,group_name}', to_jsonb(renamed.words))
     from renamed where e.notification_id = renamed.id`,
);
/** Puts a group's current name into a member's notifications; the member is locked. */
export const renameOfMember = (tx: Queryable, memberId: string, groupId: string) =>
  tx.query(RENAME_OF_MEMBER, [memberId, groupId]);

const LIST_NOTIFIED_SOURCES = statement(
  "notifications_list_told_about",
  `select distinct member_id as id from notifications
     where data -> 'about' ->> 'group_id' = $1::text and not member_id = any($2::uuid[]) order by member_id`,
);
/** Who was told something about a group, but for these; in one order for everybody who locks them. */
export async function listNotifiedAbout(
  db: Queryable,
  groupId: string,
  except: readonly string[],
): Promise<string[]> {
  const { rows } = await db.query(LIST_NOTIFIED_SOURCES, [groupId, except]);
  return rows.map(({ id }) => id);
}

const REMOVE_ABOUT = statement(
  "notifications_remove_about",
  `delete from notifications where member_id = $1 and data -> 'about' ->> 'group_id' = $2::text
     returning id, in_app as shown, in_app and read_at is null as counted`,
);
/** Removes what a member was told about a group. */
export async function removeAbout(
  tx: Queryable,
  memberId: string,
  groupId: string,
): Promise<{ id: string; shown: boolean; counted: boolean }[]> {
  const { rows } = await tx.query(REMOVE_ABOUT, [memberId, groupId]);
  return rows;
}
