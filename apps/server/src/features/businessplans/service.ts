import type { businessplans } from "@kompagnon/contract/businessplans/endpoints.ts";
import type { BusinessPlan, BusinessPlanCard } from "@kompagnon/contract/businessplans/model.ts";
import {
  BUSINESS_PLANS_MAX,
  EMPTY_CHAPTERS,
  EMPTY_NUMBERS,
  type Family,
  type PlanChapters,
  type PlanLanguage,
  type StoredNumbers,
} from "@kompagnon/contract/businessplans/rules.ts";
import {
  countPlans,
  deletePlan,
  findPlan,
  insertPlan,
  listPlans,
  type PlanRow,
  updatePlan,
} from "#features/businessplans/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { failOf } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

/** A refusal with a code that an endpoint of business plans declares. */
export const Fail = failOf<typeof businessplans.endpoints>();
export type Fail = InstanceType<typeof Fail>;

const cardOf = ({ id, title, family, language, chapters, changedAt }: PlanRow): BusinessPlanCard => ({
  id,
  title,
  family,
  language,
  written: Object.values(chapters).filter((text) => text.trim() !== "").length,
  changed_at: changedAt.toISOString(),
});
const presented = (row: PlanRow): BusinessPlan => ({
  ...cardOf(row),
  version: row.version,
  author: row.author,
  chapters: row.chapters,
  numbers: row.numbers,
});

export async function plansOf(db: Queryable, viewerId: string): Promise<{ items: BusinessPlanCard[] }> {
  const rows = await listPlans(db, viewerId);
  return { items: rows.map(cardOf) };
}

/** One plan of a member, as stored. Throws not_found. */
export async function requirePlan(db: Queryable, viewerId: string, id: string): Promise<PlanRow> {
  const row = await findPlan(db, id, viewerId);
  if (!row) throw new Fail("not_found");
  return row;
}

/** One plan of a member. Throws not_found. */
export const planOf = async (db: Queryable, viewerId: string, id: string): Promise<BusinessPlan> =>
  presented(await requirePlan(db, viewerId, id));

/** Begins a plan, empty or as a copy of one's own. Throws too_many_business_plans, not_found. */
export async function beginPlan(
  { db }: Platform,
  viewerId: string,
  {
    title,
    family,
    language,
    copy_of: copyOf,
  }: { title: string; family: Family; language: PlanLanguage; copy_of?: string | undefined },
): Promise<BusinessPlan> {
  const id = newId();
  await db.transaction(async (tx) => {
    if ((await countPlans(tx, viewerId)) >= BUSINESS_PLANS_MAX) throw new Fail("too_many_business_plans");
    const from = copyOf ? await requirePlan(tx, viewerId, copyOf) : null;
    const content = {
      chapters: from?.chapters ?? EMPTY_CHAPTERS,
      numbers: from?.numbers ?? EMPTY_NUMBERS,
      author: from?.author ?? "",
    };
    await insertPlan(tx, { id, ownerId: viewerId, title, family, language, ...content });
  });
  return planOf(db, viewerId, id);
}

type Change = {
  version: number;
  title?: string | undefined;
  author?: string | undefined;
  family?: Family | undefined;
  language?: PlanLanguage | undefined;
  chapters?: { [K in keyof PlanChapters]?: string | undefined } | undefined;
  numbers?: StoredNumbers | undefined;
};

/** Changes one of one's own plans. Throws not_found, business_plan_stale. */
export async function changePlan(
  { db }: Platform,
  viewerId: string,
  id: string,
  { version, title, author, family, language, chapters, numbers }: Change,
): Promise<BusinessPlan> {
  const row = await requirePlan(db, viewerId, id);
  const changed = await updatePlan(db, viewerId, {
    id,
    version,
    title: title ?? row.title,
    author: author ?? row.author,
    family: family ?? row.family,
    language: language ?? row.language,
    numbers: numbers ?? row.numbers,
    chapters: { ...row.chapters, ...chapters } as PlanChapters, // what is undefined was not sent, and so is not there
  });
  if (!changed) throw new Fail("business_plan_stale");
  return planOf(db, viewerId, id);
}

/** Deletes one of one's own plans. Throws not_found. */
export async function removePlan({ db }: Platform, viewerId: string, id: string): Promise<void> {
  if (!(await deletePlan(db, id, viewerId))) throw new Fail("not_found");
}
