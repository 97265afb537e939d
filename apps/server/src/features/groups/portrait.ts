import type { GroupPortrait } from "@kompagnon/contract/groups/model.ts";
import { listChannels } from "#features/groups/channels/channel-queries.ts";
import { requireGroup } from "#features/groups/members/locks.ts";
import { canReadGroup } from "#features/groups/policy.ts";
import { countNewcomers, listFaces } from "#features/groups/portrait-queries.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";

/** What a group shows of itself before one joins. Throws not_found, also for private ones of others. */
export async function portraitOf(db: Queryable, viewerId: string, groupId: string): Promise<GroupPortrait> {
  const group = await requireGroup(db, viewerId, groupId);
  const faces = await listFaces(db, viewerId, groupId);
  const cards = await memberCards(
    db,
    faces.map(({ id }) => id),
  );
  const leader = faces.find(({ leads }) => leads);
  const others = faces.filter((face) => face !== leader);
  const showsChannels = group.type === "public" || canReadGroup(group);
  const channels = showsChannels ? await listChannels(db, [groupId]) : [];
  return {
    leader: (leader && cards.get(leader.id)) ?? null,
    faces: others.flatMap(({ id }) => cards.get(id) ?? []),
    known: others.filter(({ followed }) => followed).length,
    channels: channels.map(({ name, topic }) => ({ name, topic })),
    newcomers: await countNewcomers(db, groupId),
  };
}
