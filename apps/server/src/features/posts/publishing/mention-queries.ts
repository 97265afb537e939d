import { type MentionJson, maySee } from "#features/posts/post-sql.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** The keys of the members that each mention in an author's text may mean, the likeliest first. */
export type Naming = { authorId: string; names: readonly (readonly string[])[] };

// One name after another, by limits that no planner takes for a join: for unknown names it read all profiles.
const FIND_NAMED = statement(
  "find_named",
  `select distinct w.place::int as "place!", f.member_id as id, f.username as "username!"
   from json_to_recordset($1::json) as w (place int, author uuid, names json)
   cross join lateral json_array_elements(w.names) mention
   cross join lateral (
     select o.member_id, o.username from json_array_elements_text(mention) with ordinality as k (key, at)
     cross join lateral (select p.member_id, p.username from member_profiles p where p.username_key = k.key limit 1) o
     order by k.at limit 1) f
   where ${maySee("f.member_id", "w.author")} order by f.username`,
);
/** The members that each of these texts mentions, as far as its author may see them. */
export async function findNamed(db: Queryable, texts: readonly Naming[]): Promise<MentionJson[][]> {
  const found: MentionJson[][] = texts.map(() => []);
  const asked = texts.flatMap(({ authorId, names }, place) =>
    names.length > 0 ? [{ place, author: authorId, names }] : [],
  );
  if (asked.length === 0) return found;
  const { rows } = await db.query(FIND_NAMED, [JSON.stringify(asked)]);
  for (const { place, id, username } of rows) found[place]?.push({ id, username });
  return found;
}

/** The members that a text notifies: mentioning oneself notifies no one. */
export const notifiedIds = (authorId: string, named: readonly MentionJson[]): string[] =>
  named.flatMap(({ id }) => (id === authorId ? [] : [id]));
