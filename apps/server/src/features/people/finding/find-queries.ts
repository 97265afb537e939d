import { ADULT_AGE } from "@kompagnon/contract/profiles/model.ts";
import { PERSON_JSON } from "#features/people/finding/person-json.ts";
import type { Database, Queryable } from "#platform/db/database.ts";
import type { TakeRows } from "#platform/db/pipeline/rows.ts";
import { statement } from "#platform/db/statement.ts";
import type { WordSearch } from "#platform/search/word-search.ts";

/** At most this many names with a beginning are looked at for a page. */
const NAMES_SCANNED_MAX = 2_500;
/**
 * Newest members that are scanned for common words before the index is queried for rare ones: fewer where a few are looked for. In
 * both, a word that a member in two hundred uses fills the list.
 */
const NEWEST_READ = { few: 1_000, page: 4_000 } as const;
/** Pages up to this size scan fewer members. */
const SMALL_PAGE_MAX = 6;
/** Candidates that are scored for a similar name. */
const NGRAMS_WEIGHED = 500;
const PARTS_WEIGHED = 100;
/** Rows per candidate scan for suggestions. */
const SCAN_ROWS_MAX = 3_000;

// $1 is the viewer. Never finds the viewer, banned members, members about to be erased, or members across a block.
const VISIBLE = `m.id <> $1
  and not exists (select from member_blocks b where b.blocker = $1 and b.blocked = m.id)
  and not exists (select from member_blocks b where b.blocker = m.id and b.blocked = $1)`;

/** Comes after every letter, byte by byte. */
const LAST_CHARACTER = "\u{10FFFF}";

export type Named = { id: string; key: string };

/** One list, hashed once, instead of two probes for each row. */
const UNSEEN = `(select b.blocked from member_blocks b where b.blocker = $1::uuid
  union all select b.blocker from member_blocks b where b.blocked = $1::uuid)`;
const NAMES_WRITTEN = statement(
  "people_names_written",
  `select ${PERSON_JSON}
   from (select * from member_profiles
         where username_key ~>=~ $2 and username_key ~<~ $4 and ($3::text is null or username_key ~>~ $3)
         order by username_key using ~<~ limit ${NAMES_SCANNED_MAX}) n
   join visible_members m on m.id = n.member_id join findable_members f on f.member_id = n.member_id
   where m.id <> $1::uuid and m.id not in ${UNSEEN}
   order by n.username_key using ~<~ limit $5`,
  { hot: true },
);
/** Reads members whose names begin so, in the order of names, ready to be written: as `findNames` without a filter. */
export const readNames = (
  db: Database,
  viewerId: string,
  { key, after, limit }: { key: string; after: string | null; limit: number },
  take: TakeRows,
): Promise<void> => db.read(NAMES_WRITTEN, take, [viewerId, key, after, `${key}${LAST_CHARACTER}`, limit]);

const FIND_NAMES = statement(
  "people_find_names",
  `select m.id, n.username_key as key
     from (select member_id, username_key from member_profiles
           where username_key ~>=~ $2 and username_key ~<~ $6 and ($3::text is null or username_key ~>~ $3)
           order by username_key using ~<~ limit ${NAMES_SCANNED_MAX}) n
     join visible_members m on m.id = n.member_id join findable_members f on f.member_id = n.member_id
     where ${VISIBLE} and ($4::tsquery is null or f.words @@ $4::tsquery)
     order by n.username_key using ~<~ limit $5`,
  { hot: true },
);
/**
 * Members whose names begin so, in the order of names (the name itself first). A range, not `like`: that would tempt the
 * planner into the index of letters, which knows no order.
 */
export async function findNames(
  db: Queryable,
  viewerId: string,
  { key, filter, after, limit }: { key: string; filter: string | null; after: string | null; limit: number },
): Promise<Named[]> {
  const { rows } = await db.query(FIND_NAMES, [
    viewerId,
    key,
    after,
    filter,
    limit,
    `${key}${LAST_CHARACTER}`,
  ]);
  return rows;
}

const FIND_ALIKE = statement(
  "people_find_alike",
  `select m.id, p.username_key as key
     from ((select member_id from findable_members where words @@ $2::tsquery limit ${NGRAMS_WEIGHED})
           union (select member_id from member_profiles where username_key like $3 limit ${PARTS_WEIGHED})) c
     join visible_members m on m.id = c.member_id join member_profiles p on p.member_id = c.member_id
     join findable_members f on f.member_id = c.member_id
     where ${VISIBLE} and p.username_key not like $4 and ($5::tsquery is null or f.words @@ $5::tsquery)`,
  { hot: true },
);
/** Members whose names hold the typed letters, or are a slip of the keys away; in no order, without those that begin so. */
export async function findAlike(
  db: Queryable,
  viewerId: string,
  { key, ngrams, filter }: { key: string; ngrams: string; filter: string | null },
): Promise<Named[]> {
  const { rows } = await db.query(FIND_ALIKE, [viewerId, ngrams, `%${key}%`, `${key}%`, filter]);
  return rows;
}

/** What people say, and who is not meant because their name told already. */
export type WordsQuery = {
  /** Without words: every member who matches the filter, except those under 16. */
  search: WordSearch;
  filter: string | null;
  /** The beginning of names that are left out. */
  key: string | null;
  except: readonly string[];
  after: string | null;
  limit: number;
};

const MEANT = `${VISIBLE} and m.id <> all($3::uuid[]) and ($4::text is null or not exists (
  select from member_profiles p where p.member_id = m.id and p.username_key like $4))
  and ($5 <> '' or not exists (select from member_profiles p where p.member_id = m.id and p.age < ${ADULT_AGE}))
  and ($8::text[] = '{}' or findable_says(m.id, $8::text[]))`;
// Read once, not for each row. An empty filter must not be joined: `&&` with it would be null.
const WORDS = `select case when $5 = '' then $6::tsquery when $6::text is null then $5::tsquery else $5::tsquery && $6::tsquery end`;

/** A range, which the index begins at: whether there is a start is known only when the plan is run. */
const BELOW = "member_id < coalesce($2::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')";
const newest = (columns: string, read: number) => `select ${columns} from findable_members where ${BELOW}
  order by member_id desc limit ${read}`;
const near = (read: number): string =>
  `select array(select n.member_id from (${newest("member_id, words", read)}) n join visible_members m on m.id = n.member_id
                where n.words @@ (${WORDS}) and ${MEANT} order by n.member_id desc limit $7) as ids,
          (select count(*) from (${newest("member_id", read)}) n) < ${read} as whole`;

const WORDS_NEAR = {
  few: statement("people_words_near_few", near(NEWEST_READ.few), { hot: true }),
  page: statement("people_words_near", near(NEWEST_READ.page), { hot: true }),
};
// Sorted before members are judged, one after the other until the list is full.
const WORDS_FAR = statement(
  "people_words_far",
  `with found as materialized (
       select member_id from findable_members where words @@ (${WORDS}) and ${BELOW})
     select m.id from (select member_id from found order by member_id desc offset 0) f join visible_members m on m.id = f.member_id
     where ${MEANT} order by f.member_id desc limit $7`,
);
/**
 * Members who use all of these words, the newest first. Common words are found among the newest members in a moment,
 * where the index would gather hundreds of thousands; rare ones are the index's.
 */
export async function findByWords(
  db: Queryable,
  viewerId: string,
  { search, filter, key, except, after, limit }: WordsQuery,
): Promise<string[]> {
  const beginning = key && `${key}%`;
  const values = [viewerId, after, except, beginning, search.query, filter, limit, search.phrases] as const;
  const { rows } = await db.query(WORDS_NEAR[limit <= SMALL_PAGE_MAX ? "few" : "page"], values);
  const [near] = rows;
  if (near && (near.whole || near.ids.length >= limit)) return near.ids;
  const { rows: all } = await db.query(WORDS_FAR, values);
  return all.map(({ id }) => id);
}

/** Where to draw suggestions from. */
export type Scan = {
  /** Null: whatever they speak. */
  language: string | null;
  /** The place to start at, from 0 up to 1. */
  start: number;
  limit: number;
};

const walked = (speaks: string, side: string): string =>
  `(select member_id from findable_members where ${speaks} and shuffle ${side} $3 order by shuffle limit ${SCAN_ROWS_MAX})`;
// The index alone is read: the rows of members who follow one another in it lie all over the disk.
const drawn = (speaks: string): string =>
  `select m.id from (select member_id as id from (${walked(speaks, ">=")} union all ${walked(speaks, "<")}) w) m
   where (select true from hidden_members h where h.id = m.id) is null and ${VISIBLE}
     and not exists (select from follows f where f.follower = $1 and f.followed = m.id)
   limit $4`;
const DRAW_SPEAKERS = statement("people_draw_speakers", drawn("language = $2"), { hot: true });
const DRAW_ANYBODY = statement("people_draw_anybody", drawn("$2::text is null"), { hot: true });

/** Members from a position in the shuffle order on that the viewer does not follow yet. */
export async function drawMembers(
  db: Queryable,
  viewerId: string,
  { language, start, limit }: Scan,
): Promise<string[]> {
  const { rows } = await db.query(language ? DRAW_SPEAKERS : DRAW_ANYBODY, [
    viewerId,
    language,
    start,
    limit,
  ]);
  return rows.map(({ id }) => id);
}
