import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { podsPaths } from "@kompagnon/contract/pods/paths.ts";
import type { RoomKind } from "@kompagnon/contract/rooms/rules.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { chatTopic, findAccess } from "#features/chats/public.ts";
import { groupOfChannel } from "#features/groups/public.ts";
import { findPod, podMemberIds } from "#features/pods/public.ts";
import type { PlaceKey } from "#features/rooms/queries.ts";
import { readableTeam } from "#features/teams/public.ts";
import { findTrial } from "#features/trials/public.ts";
import type { Queryable } from "#platform/db/database.ts";
import { memberTopic } from "#platform/live/outbox.ts";

/** A place as a member may read it. */
export type Place = PlaceKey & {
  title: string | null;
  path: string;
  chatId: string | null;
  /** The group of a channel. */
  groupId: string | null;
  /** Whether the member may remove others from its room. */
  moderates: boolean;
};
type Found = Omit<Place, keyof PlaceKey | "groupId"> & { groupId?: string };
type Find = (db: Queryable, memberId: string, id: string) => Promise<Found | null>;

/** How each place is read; null if the member may not, or it is closed. A room is open to the same members. */
const FINDERS: Record<RoomKind, Find> = {
  channel: async (db, memberId, id) => {
    const access = await findAccess(db, memberId, id);
    const group = access && (await groupOfChannel(db, id));
    if (!access || !group) return null;
    return {
      title: `${group.groupName} · ${group.channelName}`,
      path: groupsPaths.channel(group.groupId, id),
      chatId: id,
      groupId: group.groupId,
      moderates: access.moderates,
    };
  },
  team: async (db, memberId, id) => {
    const team = await readableTeam(db, memberId, id);
    if (!team) return null;
    return { title: team.name, path: teamsPaths.team(id), chatId: team.chatId, moderates: team.leads };
  },
  // In circles and trial projects everyone has the same rights.
  pod: async (db, memberId, id) => {
    const pod = await findPod(db, memberId, id);
    if (!pod || pod.closedAt) return null;
    return { title: null, path: podsPaths.pod(id), chatId: null, moderates: false };
  },
  trial: async (db, memberId, id) => {
    const trial = await findTrial(db, memberId, id);
    const access = trial && (await findAccess(db, memberId, trial.chat_id));
    if (!trial || !access || access.blocked) return null;
    if (trial.status !== "running" && trial.status !== "debrief") return null;
    return {
      title: trial.goal,
      path: chatsPaths.chat(trial.chat_id),
      chatId: trial.chat_id,
      moderates: false,
    };
  },
};

/** A place that a member may read; null if there is none. */
export async function findPlace(
  db: Queryable,
  memberId: string,
  { kind, id }: PlaceKey,
): Promise<Place | null> {
  const found = await FINDERS[kind](db, memberId, id);
  return found && { kind, id, groupId: null, ...found };
}

/** The live topics that together reach everyone who may read a place. */
export const topicsOf = async (
  db: Queryable,
  { id, chatId }: Pick<Place, "id" | "chatId">,
): Promise<string[]> => (chatId ? [chatTopic(chatId)] : (await podMemberIds(db, id)).map(memberTopic));
