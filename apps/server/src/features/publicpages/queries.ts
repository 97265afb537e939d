import type { GroupType } from "@kompagnon/contract/groups/rules.ts";
import type { JobCountry, JobType } from "@kompagnon/contract/jobs/rules.ts";
import { ADULT_AGE, type BusinessModel, type Goal, type Skill } from "@kompagnon/contract/profiles/rules.ts";
import type { PublicKind } from "@kompagnon/contract/publicpages/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** Whether a member may have a public card: in good standing, with a name, and old enough by their stated age. */
const presentable = (p: string): string =>
  `${p}.username is not null and ${p}.age >= ${ADULT_AGE}
   and exists(select from visible_members v where v.id = ${p}.member_id)`;

/** What a member's card says. */
export type MemberCard = {
  id: string;
  name: string;
  /** Storage key. */
  avatar: string | null;
  verified: boolean;
  language: Language;
  models: BusinessModel[];
  skills: Skill[];
  goals: Goal[];
  target: string;
};
// Words that warn of a scam are not passed on.
const MEMBER_CARD = statement(
  "publicpages_member_card",
  `select p.member_id as id, p.username as "name!", p.avatar, a.verified_at is not null as "verified!", p.language,
     p.business_models as models, p.skills, p.goals, case when p.signs is null then p.target else '' end as "target!"
   from member_profiles p join member_accounts a on a.id = p.member_id join public_pages o on o.member_id = p.member_id
   where p.username_key = any($1::text[]) and ${presentable("p")}
   order by array_position($1::text[], p.username_key) limit 1`,
);
/** The open card of the member with one of these keys of names, the first one that there is. */
export async function findMemberCard(db: Queryable, nameKeys: readonly string[]): Promise<MemberCard | null> {
  const { rows } = await db.query(MEMBER_CARD, [nameKeys]);
  return rows[0] ?? null;
}

/** What a group's page says. */
export type GroupCard = {
  id: string;
  name: string;
  description: string;
  avatar: string | null;
  type: GroupType;
  niches: BusinessModel[];
  members: number;
};
const GROUP_CARD = statement(
  "publicpages_group_card",
  `select g.id, g.name, g.description, g.avatar, g.type as "type!", g.niches, g.member_count as members
   from group_profiles g join public_pages o on o.group_id = g.id
   where g.id = $1 and g.type <> 'private' and g.signs is null`,
);
/** The open page of a group. */
export async function findGroupCard(db: Queryable, id: string): Promise<GroupCard | null> {
  const { rows } = await db.query(GROUP_CARD, [id]);
  const [row] = rows;
  return row ? { ...row, type: row.type as GroupType } : null; // as the column has it, or private
}

/** What a job's page says. */
export type JobCard = {
  id: string;
  authorId: string;
  author: string;
  title: string;
  content: string;
  models: BusinessModel[];
  skills: Skill[];
  country: JobCountry;
  jobType: JobType | null;
  salary: string;
  createdAt: Date;
  expiresAt: Date;
};
const JOB_CARD = statement(
  "publicpages_job_card",
  `select j.id, j.author_id as "authorId", p.username as "author!", j.title, j.content,
     j.business_models as models, j.skills, j.country, j.job_type as "jobType", j.salary, j.created_at as "createdAt",
     j.expires_at as "expiresAt"
   from job_profiles j join member_profiles p on p.member_id = j.author_id
     join public_pages o on o.job_id = j.id
   where j.id = $1 and j.listed and j.signs = '{}' and ${presentable("p")}`,
);
/** The open page of a job that can be applied for. */
export async function findJobCard(db: Queryable, id: string): Promise<JobCard | null> {
  const { rows } = await db.query(JOB_CARD, [id]);
  return rows[0] ?? null;
}

/** How a switch stands: what it leads to, whether it is on, and what could keep the page from being shown. */
export type SwitchRow = { name: string | null; age: number | null; open: boolean; fit: boolean };

const MEMBER_SWITCH = statement(
  "publicpages_member_switch",
  `select p.username as name, p.age, exists(select from public_pages o where o.member_id = p.member_id) as open,
     (${presentable("p")}) as "fit!"
   from member_profiles p where p.member_id = $1::uuid and p.member_id = $2::uuid`,
);
// Owners of groups may be under 16: a group's page does not mention its owner.
const GROUP_SWITCH = statement(
  "publicpages_group_switch",
  `select null::text as "name?", ${ADULT_AGE} as "age?", exists(select from public_pages o where o.group_id = g.id) as open,
     (g.type <> 'private' and g.signs is null) as "fit!", g.type = 'private' as "private!"
   from group_profiles g join group_memberships s on s.group_id = g.id
   where g.id = $1 and s.member_id = $2 and s.role <> 'member'`,
);
const JOB_SWITCH = statement(
  "publicpages_job_switch",
  `select null::text as "name?", p.age, exists(select from public_pages o where o.job_id = j.id) as open,
     (j.listed and j.signs = '{}' and ${presentable("p")}) as "fit!"
   from job_profiles j join member_profiles p on p.member_id = j.author_id where j.id = $1 and j.author_id = $2`,
);
/** The state of a subject's switch for a member who may change it; null for others. */
export async function findSwitch(
  db: Queryable,
  kind: PublicKind,
  id: string,
  memberId: string,
): Promise<(SwitchRow & { private?: boolean }) | null> {
  const found = { member: MEMBER_SWITCH, group: GROUP_SWITCH, job: JOB_SWITCH } as const;
  const { rows } = await db.query(found[kind], [id, memberId]);
  return rows[0] ?? null;
}

const OPEN_PAGE = statement(
  "publicpages_open",
  `insert into public_pages (id, member_id, group_id, job_id)
   values ($1, case when $2::text = 'member' then $3::uuid end, case when $2::text = 'group' then $3::uuid end,
     case when $2::text = 'job' then $3::uuid end)
   on conflict do nothing`,
);
/** Notes that something is to have a page. */
export const openPage = (db: Queryable, id: string, kind: PublicKind, subjectId: string) =>
  db.query(OPEN_PAGE, [id, kind, subjectId]);

const CLOSE_PAGE = statement(
  "publicpages_close",
  `delete from public_pages where ($1::text = 'member' and member_id = $2::uuid) or ($1::text = 'group' and group_id = $2::uuid)
     or ($1::text = 'job' and job_id = $2::uuid)`,
);
/** Takes a page away. */
export const closePage = (db: Queryable, kind: PublicKind, subjectId: string) =>
  db.query(CLOSE_PAGE, [kind, subjectId]);

const COLLECT = statement(
  "publicpages_collect",
  `select case when o.member_id is not null then 'member' else 'job' end as "kind!", coalesce(o.member_id, o.job_id) as "id!",
     o.opened_at as "openedAt"
   from public_pages o where o.member_id = $1 or o.job_id in (select j.id from job_profiles j where j.author_id = $1)
   order by o.opened_at`,
);
/** What a member opened of their own, for their export. */
export async function collectPages(db: Queryable, memberId: string) {
  const { rows } = await db.query(COLLECT, [memberId]);
  return rows.map(({ kind, id, openedAt }) => ({ kind, id, opened_at: openedAt }));
}

const COUNT_PAGES = statement("publicpages_count", "select count(*) from public_pages");
/** Number of enabled pages, readable or not. */
export async function countPages(db: Queryable): Promise<number> {
  const { rows } = await db.query(COUNT_PAGES);
  return rows[0]?.count ?? 0;
}

const LIST_PAGES = statement(
  "publicpages_list",
  `select p.username as "name?", g.id as "groupId?", j.id as "jobId?"
   from (select o.id, o.member_id, o.group_id, o.job_id from public_pages o order by o.id limit $1 offset $2) o
     left join member_profiles p on p.member_id = o.member_id and ${presentable("p")}
     left join group_profiles g on g.id = o.group_id and g.type <> 'private' and g.signs is null
     left join job_profiles j on j.id = o.job_id and j.listed and j.signs = '{}'
       and exists(select from member_profiles w where w.member_id = j.author_id and ${presentable("w")})
   where p.member_id is not null or g.id is not null or j.id is not null
   order by o.id`,
  { plan: "custom" },
);
/** Those of a stretch of the pages that can be read, the oldest first. */
export async function listPages(
  db: Queryable,
  limit: number,
  offset: number,
): Promise<{ name: string | null; groupId: string | null; jobId: string | null }[]> {
  const { rows } = await db.query(LIST_PAGES, [limit, offset]);
  return rows;
}
