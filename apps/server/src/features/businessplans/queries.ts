import type {
  Family,
  PlanChapters,
  PlanLanguage,
  StoredNumbers,
} from "@kompagnon/contract/businessplans/rules.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A business plan as stored. */
export type PlanRow = {
  id: string;
  title: string;
  /** Who presents it. */
  author: string;
  family: Family;
  language: PlanLanguage;
  chapters: PlanChapters;
  numbers: StoredNumbers;
  version: number;
  changedAt: Date;
};
const COLUMNS = `p.id, p.title, p.author, p.family, p.language, p.chapters, p.numbers, p.version, p.changed_at as "changedAt"`;

const LIST = statement(
  "businessplans_list",
  `select ${COLUMNS} from business_plans p where p.owner_id = $1 order by p.changed_at desc, p.id desc`,
);
/** A member's plans, the last changed first. */
export async function listPlans(db: Queryable, ownerId: string): Promise<PlanRow[]> {
  const { rows } = await db.query(LIST, [ownerId]);
  return rows;
}

const FIND = statement(
  "businessplans_find",
  `select ${COLUMNS} from business_plans p where p.id = $1 and p.owner_id = $2`,
);
export async function findPlan(db: Queryable, id: string, ownerId: string): Promise<PlanRow | null> {
  const { rows } = await db.query(FIND, [id, ownerId]);
  return rows[0] ?? null;
}

const TURN = statement(
  "businessplans_turn",
  "select pg_advisory_xact_lock(hashtextextended('business plans of ' || $1::text, 0))",
);
const COUNT = statement(
  "businessplans_count",
  `select count(*)::int as "count!" from business_plans where owner_id = $1`,
);
/** Counts a member's plans and locks the creation of further ones until the transaction ends. */
export async function countPlans(tx: Tx, ownerId: string): Promise<number> {
  await tx.query(TURN, [ownerId]);
  const { rows } = await tx.query(COUNT, [ownerId]);
  return rows[0]?.count ?? 0;
}

const INSERT = statement(
  "businessplans_insert",
  `insert into business_plans (id, owner_id, title, family, language, chapters, numbers, author, created_at, changed_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, now(), now())`,
);
/** Stores a new one. */
export const insertPlan = (
  tx: Queryable,
  one: Omit<PlanRow, "version" | "changedAt"> & { ownerId: string },
) =>
  tx.query(INSERT, [
    one.id,
    one.ownerId,
    one.title,
    one.family,
    one.language,
    one.chapters,
    one.numbers,
    one.author,
  ]);

const UPDATE = statement(
  "businessplans_update",
  `update business_plans set title = $4, family = $5, language = $6, chapters = $7, numbers = $8,
     author = $9, version = version + 1, changed_at = now() where id = $1 and owner_id = $2 and version = $3`,
);
/** Stores a change to the version that it began with; whether it still was that one. */
export async function updatePlan(
  db: Queryable,
  ownerId: string,
  one: Omit<PlanRow, "changedAt">,
): Promise<boolean> {
  const { rowCount } = await db.query(UPDATE, [
    one.id,
    ownerId,
    one.version,
    one.title,
    one.family,
    one.language,
    one.chapters,
    one.numbers,
    one.author,
  ]);
  return rowCount > 0;
}

const DELETE = statement(
  "businessplans_delete",
  "delete from business_plans where id = $1 and owner_id = $2",
);
/** Takes one away; whether there was one. */
export async function deletePlan(db: Queryable, id: string, ownerId: string): Promise<boolean> {
  const { rowCount } = await db.query(DELETE, [id, ownerId]);
  return rowCount > 0;
}

const COLLECT = statement(
  "businessplans_collect",
  `select title, author, family, language, chapters, numbers, created_at, changed_at from business_plans
   where owner_id = $1 order by created_at`,
);
/** Everything that is held of a member's plans, for their export. */
export async function collectPlans(db: Queryable, ownerId: string) {
  const { rows } = await db.query(COLLECT, [ownerId]);
  return rows;
}
