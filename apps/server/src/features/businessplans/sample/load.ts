import { PLANS } from "#features/businessplans/sample/plans.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";

const HOUR = 3_600_000;

/** Loads plans in every state. */
export async function loadPlans(tx: Tx, { ids, now, makeId }: SampleCommunity): Promise<void> {
  for (const [nth, plan] of PLANS.entries()) {
    const { owner, title, author, family, language, chapters, numbers, hoursAgo } = plan;
    const changed = now - hoursAgo * HOUR;
    const createdAt = changed - 48 * HOUR;
    await tx.rawQuery(
      `insert into business_plans (id, owner_id, title, family, language, chapters, numbers, author, version, created_at, changed_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, 9, $9, $10)`,
      [
        makeId(`business plan ${nth}`, createdAt),
        ids[owner],
        title,
        family,
        language,
        chapters,
        numbers,
        author,
        new Date(createdAt),
        new Date(changed),
      ],
    );
  }
}
