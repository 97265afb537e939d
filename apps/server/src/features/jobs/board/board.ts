import type { Job } from "@kompagnon/contract/jobs/model.ts";
import {
  FREE_APPLICATIONS_MAX,
  JOBS_FIT_POOL,
  JOBS_PAGE,
  type JobCountry,
  type JobSort,
  type JobType,
} from "@kompagnon/contract/jobs/rules.ts";
import {
  BUSINESS_MODELS,
  type BusinessModel,
  SKILLS,
  type Skill,
} from "@kompagnon/contract/profiles/rules.ts";
import { countFree, countWaiting } from "#features/jobs/applications/application-queries.ts";
import {
  type BoardRow,
  type Filters,
  listBoard,
  listMine,
  listPool,
  listPreview,
  positionOf,
  textsOf,
} from "#features/jobs/board/board-queries.ts";
import { findJob, findJobs } from "#features/jobs/job-queries.ts";
import { type JobReader, jobReaderOf, presentCard, presentJob } from "#features/jobs/present.ts";
import { type FitSide, jobFit, readerOf, textFits } from "#features/matching/public.ts";
import type { Database, Queryable } from "#platform/db/database.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import { wordSearchOf } from "#platform/search/word-search.ts";
import { Fail } from "../policy.ts";

/** Where a board sorted by fit goes on: so far into what was older than a position. */
type FitPosition = { below: { at: Date; id: string }; offset: number };

const FIT = /^fit (\d{1,4}) ([\w-]{1,100})$/;

/** The place as an opaque cursor. */
const encodeFit = ({ below, offset }: FitPosition): string =>
  Buffer.from(`fit ${offset} ${encodeCursor(below)}`).toString("base64url");

/** The place of a cursor that came from outside. Throws invalid_input for one that is not ours. */
function decodeFit(cursor: string): FitPosition {
  const [, offset, below] = FIT.exec(Buffer.from(cursor, "base64url").toString("utf8")) ?? [];
  if (!below || Number(offset) > JOBS_FIT_POOL)
    throw new Fail("invalid_input", { details: [{ field: "cursor", code: "invalid_format" }] });
  return { below: decodeCursor(below), offset: Number(offset) };
}

/** What a board is asked for, by the names of the wire. */
export type BoardQuery = {
  search?: string | undefined;
  businessModels: readonly BusinessModel[];
  skills: readonly Skill[];
  jobType?: JobType | undefined;
  country?: JobCountry | undefined;
};
type Page = { items: Job[]; next_cursor: string | null };

/** Filters as the queries take them; null where the words have none that could be looked for. */
function filtersOf({ search = "", businessModels, skills, jobType, country }: BoardQuery): Filters | null {
  const words = search === "" ? null : wordSearchOf(search);
  if (search !== "" && words === null) return null;
  return { words, models: businessModels, skills, jobType: jobType ?? null, country: country ?? null };
}

async function show(
  db: Queryable,
  viewerId: string,
  ids: readonly string[],
  me: JobReader | null,
): Promise<Job[]> {
  return (await findJobs(db, viewerId, ids)).map((row) => presentJob(row, viewerId, me));
}

/** A text may change: when it last did is part of its key. */
const keyOf = ({ id, editedAt }: BoardRow): string => `${id} ${editedAt?.getTime() ?? 0}`;

/** What the words of posts add for the viewer, in log odds. */
async function wordsFor(
  db: Database,
  viewerId: string,
  rows: readonly BoardRow[],
): Promise<(row: BoardRow) => number> {
  const reading = await readerOf(db, viewerId);
  if (!reading) return () => 0;
  const readTexts = async (keys: readonly string[]) => {
    const texts = await textsOf(
      db,
      keys.map((key) => key.slice(0, key.indexOf(" "))),
    );
    return new Map(
      rows.flatMap((row) => {
        const text = texts.get(row.id);
        return text === undefined ? [] : [[keyOf(row), text] as const];
      }),
    );
  };
  const words = await textFits(db, reading.reader, { keys: rows.map(keyOf), readTexts });
  return (row) => words(keyOf(row));
}

const byFit = (me: FitSide, rows: readonly BoardRow[], wordsOf: (row: BoardRow) => number): BoardRow[] =>
  rows
    .map((row) => ({ row, score: jobFit(me, row, wordsOf(row)).score }))
    // What fits alike stands by its age, as it came.
    .sort((a, b) => b.score - a.score)
    .map(({ row }) => row);

/** A page of what fits best. Its cursor names the newest post that was looked at, so that new ones don't move the others. */
async function fitPage(
  db: Database,
  viewerId: string,
  filters: Filters,
  { limit, cursor, offset = 0 }: { limit: number; cursor?: string | undefined; offset?: number | undefined },
): Promise<Page> {
  const me = await jobReaderOf(db, viewerId);
  const from = cursor ? decodeFit(cursor) : null;
  const pool = await listPool(db, viewerId, filters, from ? { before: from.below } : {});
  const begin = from?.offset ?? offset;
  const shown = byFit(me, pool, await wordsFor(db, viewerId, pool)).slice(begin, begin + limit);
  const [top] = pool;
  // The stretch lies below a position: the newest is let in by the moment after it.
  const below = from?.below ?? (top && { at: new Date(top.at.getTime() + 1), id: top.id });
  const next = begin + limit;
  return {
    items: await show(
      db,
      viewerId,
      shown.map(({ id }) => id),
      me,
    ),
    next_cursor: below && next < pool.length ? encodeFit({ below, offset: next }) : null,
  };
}

/** A page of the board. */
export async function boardOf(
  db: Database,
  viewerId: string,
  asked: BoardQuery & {
    sort: JobSort;
    limit: number;
    cursor?: string | undefined;
    offset?: number | undefined;
  },
): Promise<Page> {
  const filters = filtersOf(asked);
  if (!filters) return { items: [], next_cursor: null };
  if (asked.sort === "fit") return fitPage(db, viewerId, filters, asked);
  const { cursor, limit } = asked;
  const range = cursor ? { before: decodeCursor(cursor) } : { offset: asked.offset };
  const [me, found] = await Promise.all([jobReaderOf(db, viewerId), listBoard(db, viewerId, filters, range)]);
  const { shown, next_cursor } = pageOf(found, limit, encodeCursor);
  return {
    items: await show(
      db,
      viewerId,
      shown.map(({ id }) => id),
      me,
    ),
    next_cursor,
  };
}

/** When an id was made: it begins with the time. */
const madeAt = (id: string): Date => new Date(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16));

/** How many posts of others that the filters leave came since one of the board's; that it is gone by now does not matter. */
export async function newsOf(
  db: Queryable,
  viewerId: string,
  { since, ...asked }: BoardQuery & { since: string },
): Promise<{ count: number }> {
  const filters = filtersOf(asked);
  if (!filters) return { count: 0 };
  const id = since.toLowerCase();
  const after = (await positionOf(db, id)) ?? { at: madeAt(id), id };
  const found = await listBoard(db, viewerId, filters, { after });
  // One's own are no news.
  const others = found.filter(({ author }) => author !== viewerId);
  return { count: Math.min(others.length, JOBS_PAGE) };
}

/** One post. Throws not_found. */
export async function jobOf(db: Database, viewerId: string, id: string): Promise<Job> {
  const row = await findJob(db, viewerId, id);
  if (!row) throw new Fail("not_found");
  return presentJob(row, viewerId, await jobReaderOf(db, viewerId));
}

/** A page of one's own posts, and how many applications to them wait. */
export async function listOwnJobs(
  db: Queryable,
  memberId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page & { waiting: number }> {
  const [found, waiting] = await Promise.all([
    listMine(db, memberId, cursor ? decodeCursor(cursor) : null),
    countWaiting(db, memberId),
  ]);
  const { shown, next_cursor } = pageOf(found, limit, encodeCursor);
  const ids = shown.map(({ id }) => id);
  return { items: await show(db, memberId, ids, null), next_cursor, waiting };
}

/** What posts can be about, and how many applications the viewer has left. */
export async function optionsOf(db: Queryable, { id, premium }: Viewer) {
  const left = premium ? null : Math.max(0, FREE_APPLICATIONS_MAX - (await countFree(db, id)));
  return { business_models: [...BUSINESS_MODELS], skills: [...SKILLS], applications_left: left };
}

/** Open posts with these words, for the search over everything. */
export async function findJobsForSearch(db: Queryable, viewerId: string, q: string) {
  const words = wordSearchOf(q);
  if (!words) return [];
  const ids = await listPreview(db, viewerId, words);
  return (await findJobs(db, viewerId, ids)).map((row) => {
    const author = presentCard(row.author, row.authorId);
    return {
      id: row.id,
      title: row.title,
      author: { ...author, email: null, avatar_path: author.avatar_url },
    };
  });
}
