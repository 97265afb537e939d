import { type MentionJson, maySee } from "#features/posts/post-sql.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** Names that a text of an author mentions, lowercased. */
export type Naming = { authorId: string; names: readonly string[] };

// One name after another, by a limit that no planner takes for a join: for unknown names it read all profiles.
const FIND_NAMED = statement(
  "find_named",
  `select w.place::int as "place!", f.member_id as id, f.username as "username!"
   from json_to_recordset($1::json) as w (place int, author uuid, names text[])
   cross join lateral unnest(w.names) name
   cross join lateral (select p.member_id, p.username from member_profiles p where p.username_key = name limit 1) f
   where ${maySee("f.member_id", "w.author")} order by f.username`,
);
/** For each of these texts the members whom it names, as far as its author may see them. */
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

/** Whom a text tells: names of oneself lead somewhere, but are no news. */
export const toldOf = (authorId: string, named: readonly MentionJson[]): string[] =>
  named.flatMap(({ id }) => (id === authorId ? [] : [id]));
