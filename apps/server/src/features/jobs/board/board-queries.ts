import { JOBS_FIT_POOL, JOBS_PAGE, type JobCountry, type JobType } from "@kompagnon/contract/jobs/rules.ts";
import type { BusinessModel, Skill } from "@kompagnon/contract/profiles/rules.ts";
import { SEARCH_EACH } from "@kompagnon/contract/search/endpoints.ts";
import { isListed, maySee, wants } from "#features/jobs/job-sql.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import type { WordSearch } from "#platform/search/word-search.ts";

/** A place on the board: by time and id, the newest first. */
export type Position = { at: Date; id: string };
/** What the board shows. */
export type Filters = {
  words: WordSearch | null;
  models: readonly BusinessModel[];
  skills: readonly Skill[];
  jobType: JobType | null;
  country: JobCountry | null;
};
/** Which part of it: older than `before`, newer than `after`; `offset` posts are passed over. */
export type Range = { before?: Position | null; after?: Position | null; offset?: number | undefined };

const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";
const FIRST_ID = "00000000-0000-0000-0000-000000000000";
const boundsOf = ({ before, after }: Range) =>
  [before?.at ?? "infinity", before?.id ?? LAST_ID, after?.at ?? "-infinity", after?.id ?? FIRST_ID] as const;

const IN_RANGE = `(j.created_at, j.id) < ($2::timestamptz, $3::uuid) and (j.created_at, j.id) > ($4::timestamptz, $5::uuid)`;
const NARROWED = `($6::text is null or j.country = $6::text) and ($7::text is null or j.job_type = $7::text)
  and ($8::text[] = '{}' or j.business_models && $8::text[]) and ($9::text[] = '{}' or j.skills && $9::text[])`;
// The limits are literals: for a parameter, PostgreSQL plans a tenth of all rows.
const board = (conditions: string, limit: number): string =>
  `select j.id, j.created_at as at, j.author_id as author, j.business_models as models, j.skills, j.edited_at as "editedAt" from job_posts j
   where ${isListed("j")} and ${IN_RANGE}${conditions} and ${maySee("j.author_id")} and ${wants("j.author_id")}
   order by j.created_at desc nulls last, j.id desc nulls last limit ${limit}`;

const ROW =
  "j.id, j.created_at, j.author_id, j.country, j.job_type, j.business_models, j.skills, j.edited_at";
/** Newest posts that are scanned for common words before the index is queried for rare ones. */
const PAGE_READ = 10_000;
const POOL_READ = 20_000;
const withWords = (at: number): string => `j.words @@ $${at}::tsquery`;
/** Compared word by word last, and only where words have to be in an order. */
const inOrder = (at: number): string =>
  `($${at}::text[] = '{}' or (select search_text(o.title || ' ' || o.content) from job_posts o where o.id = j.id) like all($${at}::text[]))`;
const ofSource = (source: string, conditions: string, limit: number): string =>
  `select j.id, j.created_at as at, j.author_id as author, j.business_models as models, j.skills, j.edited_at as "editedAt" from ${source} j
   where ${conditions}${maySee("j.author_id")} and ${wants("j.author_id")}
   order by j.created_at desc nulls last, j.id desc nulls last limit ${limit}`;
/** `at`: the place of the words' parameters; `filtered`: within a range of the board and by its filters. */
type WordScan = { at: number; limit: number; filtered: boolean };
/** Among the `read` newest posts, of a country where one is asked for. */
const near = ({ at, limit, filtered, read }: WordScan & { read: number }): string =>
  ofSource(
    `(select ${ROW}, j.words from job_posts j
      where ${isListed("j")}${filtered ? ` and ${IN_RANGE} and ($6::text is null or j.country = $6::text)` : ""}
      order by j.created_at desc nulls last, j.id desc nulls last limit ${read})`,
    `${filtered ? `${NARROWED} and ` : ""}${withWords(at)} and ${inOrder(at + 1)} and `,
    limit,
  );
/** Among all that the index of words holds; gathered first, as the planner takes what begins so for more than it is. */
const far = ({ at, limit, filtered }: WordScan): string =>
  `with found as materialized (
     select ${ROW} from job_posts j where ${withWords(at)} and ${isListed("j")}${filtered ? ` and ${IN_RANGE} and ${NARROWED}` : ""})
   ${ofSource("found", `${inOrder(at + 1)} and `, limit)}`;

const PAGE = JOBS_PAGE + 1;
const PAGE_SCAN: WordScan = { at: 11, limit: PAGE, filtered: true };
const POOL_SCAN: WordScan = { at: 10, limit: JOBS_FIT_POOL, filtered: true };
const ALL = statement("jobs_board_all", board("", PAGE));
const FILTERED = statement("jobs_board_filtered", `${board(` and ${NARROWED}`, PAGE)} offset $10::int`, {
  plan: "custom",
});
const FOUND_NEAR = statement(
  "jobs_board_near",
  `${near({ ...PAGE_SCAN, read: PAGE_READ })} offset $10::int`,
  {
    plan: "custom",
  },
);
const FOUND_FAR = statement("jobs_board_far", `${far(PAGE_SCAN)} offset $10::int`, {
  plan: "custom",
});
const POOL = statement("jobs_pool", board(` and ${NARROWED}`, JOBS_FIT_POOL), { plan: "custom" });
const POOL_NEAR = statement("jobs_pool_near", near({ ...POOL_SCAN, read: POOL_READ }), {
  plan: "custom",
});
const POOL_FAR = statement("jobs_pool_far", far(POOL_SCAN), { plan: "custom" });

/** A post of the board by what decides how well it fits. */
export type BoardRow = Position & {
  author: string;
  models: BusinessModel[];
  skills: Skill[];
  editedAt: Date | null;
};

const narrowing = ({ country, jobType, models, skills }: Filters) =>
  [country, jobType, models, skills] as const;
const isNarrow = ({ country, jobType, models, skills }: Filters): boolean =>
  country !== null || jobType !== null || models.length > 0 || skills.length > 0;

/**
 * A page of the board and one more, the newest first. Common words are found among the newest posts in a moment, where the
 * index would gather hundreds of thousands; rare ones are the index's.
 */
export async function listBoard(
  db: Queryable,
  viewerId: string,
  filters: Filters,
  range: Range,
): Promise<BoardRow[]> {
  const bounds = boundsOf(range);
  const { offset = 0 } = range;
  if (filters.words) {
    const { query, phrases } = filters.words;
    const values = [viewerId, ...bounds, ...narrowing(filters), offset, query, phrases] as const;
    const { rows } = await db.query(FOUND_NEAR, values);
    return rows.length === PAGE ? rows : (await db.query(FOUND_FAR, values)).rows;
  }
  if (offset === 0 && !isNarrow(filters)) return (await db.query(ALL, [viewerId, ...bounds])).rows;
  return (await db.query(FILTERED, [viewerId, ...bounds, ...narrowing(filters), offset])).rows;
}

/** Newest posts that are scanned where only a few are looked for. */
const PREVIEW_ROWS_READ = 2_000;
const PREVIEW_SCAN: WordScan = { at: 2, limit: SEARCH_EACH, filtered: false };
const PREVIEW_NEAR = statement("jobs_few_near", near({ ...PREVIEW_SCAN, read: PREVIEW_ROWS_READ }), {
  hot: true,
});
const PREVIEW_FAR = statement("jobs_few_far", far(PREVIEW_SCAN));
/** The newest posts with these words, as many as the search over everything shows. */
export async function listPreview(
  db: Queryable,
  viewerId: string,
  { query, phrases }: WordSearch,
): Promise<string[]> {
  const values = [viewerId, query, phrases] as const;
  const near = await db.query(PREVIEW_NEAR, values);
  const { rows } = near.rows.length === SEARCH_EACH ? near : await db.query(PREVIEW_FAR, values);
  return rows.map(({ id }) => id);
}

/** The newest posts that the filters leave, from a position on, to be sorted by how well they fit. */
export async function listPool(
  db: Queryable,
  viewerId: string,
  filters: Filters,
  range: Range,
): Promise<BoardRow[]> {
  const values = [viewerId, ...boundsOf(range), ...narrowing(filters)] as const;
  if (!filters.words) return (await db.query(POOL, values)).rows;
  const { query, phrases } = filters.words;
  const given = [...values, query, phrases] as const;
  const { rows } = await db.query(POOL_NEAR, given);
  return rows.length === JOBS_FIT_POOL ? rows : (await db.query(POOL_FAR, given)).rows;
}

const JOB_TEXTS = statement(
  "job_texts",
  `select id, title || E'.\\n' || content as "text!" from job_posts where id = any($1::uuid[])`,
);
/** What posts say, by their ids. */
export async function textsOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.query(JOB_TEXTS, [ids]);
  return new Map(rows.map(({ id, text }) => [id, text]));
}

const POSITION_OF = statement("jobs_position_of", "select created_at as at, id from job_posts where id = $1");
/** Where a post stands by time; null if it is gone. */
export async function positionOf(db: Queryable, id: string): Promise<Position | null> {
  const { rows } = await db.query(POSITION_OF, [id]);
  return rows[0] ?? null;
}

const MINE = statement(
  "jobs_mine",
  `select j.id, j.created_at as at from job_posts j
   where j.author_id = $1 and j.state <> 'deleted' and j.removed_at is null
     and (j.created_at, j.id) < ($2::timestamptz, $3::uuid)
   order by j.created_at desc nulls last, j.id desc nulls last limit ${PAGE}`,
);
/** A page of one's own posts and one more. */
export async function listMine(
  db: Queryable,
  memberId: string,
  before: Position | null,
): Promise<Position[]> {
  const { rows } = await db.query(MINE, [memberId, before?.at ?? "infinity", before?.id ?? LAST_ID]);
  return rows;
}
