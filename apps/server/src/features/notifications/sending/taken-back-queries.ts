import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const LOCK_SOURCES = statement(
  "notifications_lock_sources",
  "select pg_advisory_xact_lock_shared(hashtextextended('told ' || source, 0)) from unnest($1::text[]) source",
);
const FIND_RETOLD = statement(
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
  const { rows } = await tx.query(FIND_RETOLD, [sources]);
  return new Map(rows.map(({ source, words }) => [source, words]));
}

const LOCK_SOURCE = statement(
  "notifications_lock_source",
  "select pg_advisory_xact_lock(hashtextextended('told ' || $1::text, 0))",
);
const SAVE_RETOLD = statement(
  "notifications_save_retold",
  `insert into retold_texts (source, author_id, words) values ($1, $2, $3)
     on conflict (source) do update set words = excluded.words, created_at = now()`,
);
const RETELL_STORED = statement(
  "notifications_retell_stored",
  `with entries as (
       update notification_entries set data = jsonb_set(data, '{text}', coalesce(to_jsonb($2::text), 'null')) where source = $1
     )
     update notifications set data = jsonb_set(data, '{text}', coalesce(to_jsonb($2::text), 'null')) where source = $1`,
);
/** Puts other words, or none, where members were told what was written there, and where they are about to be. */
export async function rewriteStored(
  tx: Queryable,
  { source, authorId, words }: { source: string; authorId: string | null; words: string | null },
): Promise<void> {
  await tx.query(LOCK_SOURCE, [source]);
  await tx.query(SAVE_RETOLD, [source, authorId, words]);
  await tx.query(RETELL_STORED, [source, words]);
}

const SWEEP_RETOLD = statement(
  "notifications_sweep_retold",
  "delete from retold_texts where created_at < now() - make_interval(days => $1)",
);
/** Nightly: deletes records of edits that no queued notification can refer to any more. */
export const sweepRewritten = (db: Queryable, days: number) => db.query(SWEEP_RETOLD, [days]);

const RENAME_GROUP = statement(
  "notifications_rename_group",
  `with renamed as (
       update notifications set data = jsonb_set(data, '{about,group_name}', to_jsonb($2::text))
       where data -> 'about' ->> 'group_id' = $1::text returning id
     )
     update notification_entries e set data = jsonb_set(e.data, '{about,group_name}', to_jsonb($2::text))
     from renamed where e.notification_id = renamed.id`,
);
/** Puts a group's new name where members were told something about it, and where they are about to be. */
export async function renameStored(tx: Queryable, groupId: string, name: string): Promise<void> {
  await tx.query(LOCK_SOURCE, [groupId]);
  await tx.query(SAVE_RETOLD, [groupId, null, name]);
  await tx.query(RENAME_GROUP, [groupId, name]);
}

const LIST_TOLD_ABOUT = statement(
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
  const { rows } = await db.query(LIST_TOLD_ABOUT, [groupId, except]);
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
