import type { JobSearch, jobSearchInput } from "@kompagnon/contract/jobs/model.ts";
import { JOB_SEARCHES_MAX } from "@kompagnon/contract/jobs/rules.ts";
import { fold } from "@kompagnon/contract/search/fold.ts";
import { termsOf } from "@kompagnon/contract/search/terms.ts";
import type { z } from "zod";
import { lockMember } from "#features/accounts/public.ts";
import {
  deleteSearch,
  findFresh,
  insertSearch,
  listSearches,
  listWanting,
  type SearchRow,
} from "#features/jobs/searches/search-queries.ts";
import { type Notice, notifyLater } from "#features/notifications/public.ts";
import type { Queryable } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";
import { isFoundIn } from "#platform/search/word-search.ts";
import { Fail } from "../policy.ts";

const present = (row: SearchRow): JobSearch => ({
  id: row.id,
  search: row.search,
  business_models: row.models,
  skills: row.skills,
  job_type: row.jobType,
  country: row.country,
  created_at: row.createdAt.toISOString(),
});

/** A member's saved searches. */
export const searchesOf = async (db: Queryable, memberId: string) => ({
  items: (await listSearches(db, memberId)).map(present),
});

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const same = (a: Omit<SearchRow, "id" | "createdAt">, b: Omit<SearchRow, "id" | "createdAt">): boolean =>
  fold(a.search) === fold(b.search) &&
  a.jobType === b.jobType &&
  a.country === b.country &&
  [...a.models].sort().join() === [...b.models].sort().join() &&
  [...a.skills].sort().join() === [...b.skills].sort().join();

/** A search without what it does not look for; quotes stay around phrases. */
const wordsOnly = (search: string): string =>
  termsOf(search.toWellFormed().normalize("NFC"))
    .map(({ text, kind }) => ({ words: text.match(WORD) ?? [], isPhrase: kind !== "word" }))
    .filter(({ words }) => words.length > 0)
    .map(({ words, isPhrase }) => (isPhrase ? `"${words.join(" ")}"` : words.join(" ")))
    .join(" ");

/** Saves a search; the same again answers the one there is. Throws search_empty, too_many_searches. */
export async function saveSearch(
  { db }: Platform,
  memberId: string,
  input: z.output<typeof jobSearchInput>,
): Promise<JobSearch> {
  const searched = {
    search: wordsOnly(input.search),
    models: input.business_models,
    skills: input.skills,
    jobType: input.job_type,
    country: input.country,
  };
  const { search, models, skills, jobType, country } = searched;
  if (search === "" && models.length === 0 && skills.length === 0 && jobType === null && country === null)
    throw new Fail("search_empty");
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const all = await listSearches(tx, memberId);
    const existing = all.find((one) => same(one, searched));
    if (existing) return present(existing);
    if (all.length >= JOB_SEARCHES_MAX) throw new Fail("too_many_searches");
    return present(await insertSearch(tx, memberId, { ...searched, id: newId() }));
  });
}

/** Deletes a saved search. Throws not_found. */
export async function forgetSearch({ db }: Platform, memberId: string, id: string): Promise<void> {
  if (!(await deleteSearch(db, memberId, id))) throw new Fail("not_found");
}

/** A post is compared with everybody's saved searches, from one on. */
export const matchJob = defineJob<{ jobId: string; after: string }>("jobs.match");
/** Searches notified per run. */
const AT_ONCE = 500;
/** Below the id of every search. */
export const FROM_THE_FIRST = "00000000-0000-0000-0000-000000000000";

/** Notifies members whose saved searches find a new post, once per member. */
export function notifyOfMatches(platform: Platform): void {
  const { db, jobs } = platform;
  jobs.work(matchJob, async ({ jobId, after }) => {
    const job = await findFresh(db, jobId);
    if (!job) return;
    const found = await listWanting(db, jobId, after, AT_ONCE);
    await db.transaction(async (tx) => {
      const meant = found.filter(({ search }) => isFoundIn(job.text, search));
      for (const memberId of new Set(meant.map((one) => one.memberId))) {
        const notice: Notice = {
          memberId,
          type: "job_match",
          actorId: job.authorId,
          text: job.title,
          bundle: `job_match:${jobId}`,
          source: jobId,
          about: { job_id: jobId },
          once: true,
        };
        await notifyLater(platform, tx, notice);
      }
      const last = found.at(-1);
      if (last && found.length === AT_ONCE) await jobs.send(tx, matchJob, { jobId, after: last.id });
    });
  });
}
