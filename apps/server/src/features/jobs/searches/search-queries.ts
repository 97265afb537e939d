import type { JobCountry, JobType } from "@kompagnon/contract/jobs/rules.ts";
import type { BusinessModel, Skill } from "@kompagnon/contract/profiles/rules.ts";
import { isListed } from "#features/jobs/job-sql.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A saved search as stored. */
export type SearchRow = {
  id: string;
  search: string;
  models: BusinessModel[];
  skills: Skill[];
  jobType: JobType | null;
  country: JobCountry | null;
  createdAt: Date;
};
const COLUMNS = `s.id, s.search, s.business_models as models, s.skills, s.job_type as "jobType", s.country,
  s.created_at as "createdAt"`;

const LIST = statement(
  "jobs_list_searches",
  `select ${COLUMNS} from job_searches s where s.member_id = $1 order by s.created_at desc, s.id desc`,
);
/** A member's saved searches, the newest first. */
export async function listSearches(db: Queryable, memberId: string): Promise<SearchRow[]> {
  const { rows } = await db.query(LIST, [memberId]);
  return rows;
}

const INSERT = statement(
  "jobs_insert_search",
  `insert into job_searches as s (id, member_id, search, business_models, skills, job_type, country)
   values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
);
/** Stores a search. */
export async function insertSearch(
  tx: Queryable,
  memberId: string,
  { id, search, models, skills, jobType, country }: Omit<SearchRow, "createdAt">,
): Promise<SearchRow> {
  const { rows } = await tx.query(INSERT, [id, memberId, search, models, skills, jobType, country]);
  const [row] = rows;
  if (!row) throw new Error("an insert answers its row");
  return row;
}

const DELETE = statement("jobs_delete_search", "delete from job_searches where member_id = $1 and id = $2");
/** Deletes a member's search; whether there was one. */
export async function deleteSearch(db: Queryable, memberId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(DELETE, [memberId, id]);
  return rowCount > 0;
}

/** A post that is new, and its author. */
export type FreshJob = { authorId: string; title: string; text: string };
const FRESH = statement(
  "jobs_fresh",
  `select j.author_id as "authorId", j.title, j.title || ' ' || j.content as "text!" from job_posts j where j.id = $1 and ${isListed("j")}`,
);
/** A post that still stands; null if not. */
export async function findFresh(db: Queryable, jobId: string): Promise<FreshJob | null> {
  const { rows } = await db.query(FRESH, [jobId]);
  return rows[0] ?? null;
}

// Words are sought in any place here; whether they begin there, and are in their order, is for the caller.
const WANTING = statement(
  "jobs_wanting",
  `with job as materialized (
     select p.*, search_text(p.title || ' ' || p.content) as said from job_posts p where p.id = $1)
   select s.id, s.member_id as "memberId", s.search from job_searches s, job j
   where s.member_id <> j.author_id and s.id > $2::uuid
     and (s.country is null or s.country = j.country) and (s.job_type is null or s.job_type = j.job_type)
     and (s.business_models = '{}' or s.business_models && j.business_models)
     and (s.skills = '{}' or s.skills && j.skills)
     and (s.search = '' or not exists (
       select from unnest(string_to_array(btrim(search_text(s.search)), ' ')) word where strpos(j.said, word) = 0))
     and not exists(select from member_blocks b where b.blocker = s.member_id and b.blocked = j.author_id
       or b.blocker = j.author_id and b.blocked = s.member_id)
     and not exists(select from member_mutes u where u.muter = s.member_id and u.muted = j.author_id)
   order by s.id limit $3`,
  { plan: "custom" },
);
/** Saved searches that may find a post, from one on. */
export async function listWanting(
  db: Queryable,
  jobId: string,
  after: string,
  limit: number,
): Promise<{ id: string; memberId: string; search: string }[]> {
  const { rows } = await db.query(WANTING, [jobId, after, limit]);
  return rows;
}
