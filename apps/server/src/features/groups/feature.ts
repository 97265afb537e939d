import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { sweepInvites } from "#features/groups/invites/invite-queries.ts";
import { invitedIds } from "#features/groups/invites/member-invite-queries.ts";
import { groupTopic, requireGroup } from "#features/groups/members/locks.ts";
import { deleteMembership, groupIdsOf, memberIds } from "#features/groups/members/member-queries.ts";
import { applyRole, removeGroup } from "#features/groups/members/membership.ts";
import {
  groupsNotifications,
  notifyOfApplications,
  notifyOfInvitations,
  notifyOfMentions,
} from "#features/groups/notifications.ts";
import {
  collectGroups,
  findSuccessor,
  forgetApplicationEvents,
  type LosingRow,
  lockGroupsOf,
} from "#features/groups/personal/personal-queries.ts";
import {
  findNamesWithoutForm,
  findOwners,
  foldNames,
  recordActivity,
  setNameForm,
  setSigns,
  setWithdrawn,
} from "#features/groups/queries.ts";
import { groupsRoutes } from "#features/groups/routes.ts";
import { findChannels, findGroups } from "#features/groups/service.ts";
import type * as tables from "#features/groups/tables.ts";
import { forgetGroup } from "#features/notifications/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Feature, Reportable } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

const group: Reportable<"group"> = {
  read: async (db, viewerId, { id }) => {
    const { name, description } = await requireGroup(db, viewerId, id);
    return { authorId: null, excerpt: [name, description].filter(Boolean).join("\n\n") };
  },
  hide: null,
  show: null,
  // It goes out of discovery; its members keep it.
  remove: async (platform, tx, { subjectId }) => {
    const owner = await setWithdrawn(tx, subjectId, true);
    // To others it is as a private one, of which they know nothing.
    const inside = [...(await memberIds(tx, subjectId)), ...(await invitedIds(tx, subjectId))];
    await forgetGroup(platform, tx, subjectId, inside);
    return owner;
  },
  restore: (_, tx, { subjectId }) => setWithdrawn(tx, subjectId, false),
  clear: (_, tx, { subjectId }) => setSigns(tx, subjectId, null),
  address: async (_, { subjectId }) => groupsPaths.profile(subjectId),
  owners: findOwners,
};

/** What can be reported of groups. */
const groupsReports = { group };

/** What the groups feature holds about a member. */
const groupsPersonal = (platform: Platform): PersonalData => ({
  erase: {
    after: ["moderation"],
    run: async (tx, memberId) => {
      await forgetApplicationEvents(tx, memberId);
      for (const group of await lockGroupsOf(tx, memberId)) await loseMember(platform, tx, group, memberId);
    },
  },
  async *collect(memberId) {
    yield jsonFile("groups.json", await collectGroups(platform.db, memberId));
  },
});

/** Removes an erased member: a successor takes over what they owned; an empty group is deleted with everything in it. */
async function loseMember(platform: Platform, tx: Tx, group: LosingRow, memberId: string): Promise<void> {
  await deleteMembership(tx, group.id, memberId);
  if (group.role === "owner") {
    const successor = await findSuccessor(tx, group.id);
    if (!successor) return removeGroup(platform, tx, group);
    await applyRole(tx, group.id, successor, "owner");
  }
  await platform.live.publish(tx, groupTopic(group.id), "group_members_changed", { group_id: group.id });
}

/** How often activity in one conversation is recorded. */
const ACTIVITY_EVERY_MS = 60_000;
/** Conversations remembered at a time. */
const REMEMBERED_MAX = 10_000;

/** A group is as active as its channels. */
function groupsListeners({ domainEvents, db }: Platform): void {
  const recorded = new Map<string, number>();
  domainEvents.after("message.sent", async ({ chatId }) => {
    const now = Date.now();
    if (now - (recorded.get(chatId) ?? 0) < ACTIVITY_EVERY_MS) return;
    if (recorded.size >= REMEMBERED_MAX) recorded.clear();
    recorded.set(chatId, now);
    await recordActivity(db, chatId);
  });
}

/** How long used-up codes stay visible to moderators. */
const DEAD_INVITE_RETENTION_DAYS = 30;

/** What groups do by the clock and in queues. */
function groupsJobs(platform: Platform): void {
  platform.jobs.repeat("groups.sweep", "19 4 * * *", () =>
    sweepInvites(platform.db, DEAD_INVITE_RETENTION_DAYS).then(() => undefined),
  );
  platform.jobs.repeat("groups.name-looks", "11 * * * *", async () => {
    await foldNames(platform.db);
    for (const group of await findNamesWithoutForm(platform.db)) await setNameForm(platform.db, group);
  });
}

/** The groups feature. */
export const groups = {
  name: "groups",
  routes: groupsRoutes,
  jobs: groupsJobs,
  listeners: (platform) => {
    groupsListeners(platform);
    notifyOfApplications(platform);
    notifyOfInvitations(platform);
    notifyOfMentions(platform);
  },
  topics: async (db, memberId) => (await groupIdsOf(db, memberId)).map(groupTopic),
  data: {
    groups: { exported: "groups.json", erased: "by erase" },
    memberships: { exported: "groups.json", erased: "with the member" },
    groupBans: { exported: "groups.json", erased: "with the member" },
    channels: "nothing personal",
    applications: { exported: "groups.json", erased: "with the member" },
    memberInvites: { exported: "groups.json", erased: "with the member" },
    groupInvites: { exported: "groups.json", erased: { stays: "a code of the group, without its maker" } },
  },
  personal: groupsPersonal,
  reports: groupsReports,
  notifications: groupsNotifications,
  search: { groups: findGroups, channels: findChannels },
  sample: {
    after: ["matching"],
    prepare: async (community) => {
      const { loadGroups, prepareGroups } = await import("#features/groups/sample/load.ts");
      await prepareGroups(community);
      return (tx) => loadGroups(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;
