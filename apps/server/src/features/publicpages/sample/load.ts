import type { PublicKind } from "@kompagnon/contract/publicpages/rules.ts";
import { openPage } from "#features/publicpages/queries.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";
import { PEOPLE } from "#sample/people.ts";

const JOBS = 2;

/** Opens the card of one member, the page of the largest group that anybody may join, and the newest jobs. */
export async function openSamplePages(tx: Tx, { ids, now, makeId }: SampleCommunity): Promise<void> {
  const open = (kind: PublicKind, id: string) => openPage(tx, makeId(`public page ${id}`, now), kind, id);
  const member = ids[PEOPLE.findIndex(({ role }) => role === "premium")];
  if (member) await open("member", member);
  const groups = await tx.rawQuery<{ id: string }>(
    "select id from group_profiles where type = 'public' and signs is null order by member_count desc, id limit 1",
  );
  for (const { id } of groups.rows) await open("group", id);
  const jobs = await tx.rawQuery<{ id: string }>(
    `select j.id from job_profiles j join member_profiles p on p.member_id = j.author_id
     where j.listed and j.signs = '{}' and p.age >= 16 order by j.created_at desc, j.id limit ${JOBS}`,
  );
  for (const { id } of jobs.rows) await open("job", id);
}
