import "#features/pods/events.ts";
import { POD_INVITATION_DAYS } from "@kompagnon/contract/pods/rules.ts";
import { publishToMembers, publishToPod } from "#features/pods/events.ts";
import { deleteInvitation, listAllInvitations } from "#features/pods/invitation-queries.ts";
import { notifyOfPods, podsNotifications } from "#features/pods/notifications.ts";
import { collectPods } from "#features/pods/personal-queries.ts";
import { lockPlacing } from "#features/pods/placing/ask-queries.ts";
import { placeJob, placeWaiting } from "#features/pods/placing/placing.ts";
import { deletePodRow, listAllOf, lockPod } from "#features/pods/queries.ts";
import { sweepReminders } from "#features/pods/reminding/reminder-queries.ts";
import { remindDue } from "#features/pods/reminding/reminding.ts";
import { podsRoutes } from "#features/pods/routes.ts";
import { leaveWithin, partWithin, withdrawOld } from "#features/pods/service.ts";
import type * as tables from "#features/pods/tables.ts";
import { leaveOfTeam } from "#features/pods/team-circles.ts";
import { findEntry, setHidden, setRemoved } from "#features/pods/weeks/entry-queries.ts";
import { requireEntry } from "#features/pods/weeks/weekly.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Feature, Reportable } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

type Change = NonNullable<Reportable["hide"]>;
const withhold =
  (set: (tx: Queryable, id: string, on: boolean) => Promise<unknown>, on: boolean): Change =>
  async (platform, tx, { subjectId }) => {
    const entry = await findEntry(tx, subjectId);
    if (!entry) return;
    await lockPod(tx, entry.podId);
    await set(tx, subjectId, on);
    await publishToPod(platform, tx, entry.podId);
  };

const podEntry: Reportable<"pod_entry"> = {
  read: async (db, viewerId, { id }) => {
    const { entry } = await requireEntry(db, viewerId, id);
    return {
      authorId: entry.memberId,
      excerpt: entry.withheld ? "" : [entry.goal, entry.line].filter(Boolean).join("\n\n"),
    };
  },
  hide: withhold(setHidden, true),
  show: withhold(setHidden, false),
  remove: withhold(setRemoved, true),
  restore: withhold(setRemoved, false),
  // Only its members can open a circle.
  address: async () => null,
};

/** What can be reported of weekly circles. */
const podsReports = { pod_entry: podEntry };

/** What weekly circles hold about a member. */
const podsPersonal = (platform: Platform): PersonalData => ({
  erase: {
    after: ["moderation"],
    // They leave as in an ordinary leave, so that other members do not wait for them; their words are deleted with their row.
    run: async (tx, memberId) => {
      for (const { id, podId, fromId, toId } of await listAllInvitations(tx, memberId)) {
        await lockPod(tx, podId);
        if (await deleteInvitation(tx, id)) await deletePodRow(tx, podId);
        await publishToMembers(platform, tx, [fromId, toId]);
      }
      for (const podId of await listAllOf(tx, memberId)) {
        await lockPod(tx, podId);
        await leaveWithin(platform, tx, podId, memberId);
      }
    },
  },
  async *collect(memberId) {
    yield jsonFile("weekly-circles.json", await collectPods(platform.db, memberId));
  },
});

/** A block ends shared circles, including one that is just being formed. A member who leaves a team leaves its circle. */
function podsListeners(platform: Platform): void {
  platform.domainEvents.within("block.changed", async (tx, { blocker, blocked, on }) => {
    if (!on) return;
    await lockPlacing(tx);
    await partWithin(platform, tx, blocker, blocked);
  });
  platform.domainEvents.within("team.left", (tx, { teamId, memberIds }) =>
    leaveOfTeam(platform, tx, teamId, memberIds),
  );
}

const DAY_MS = 86_400_000;
/** Days for which reminders are stored: longer than a week lasts in any time zone. */
const REMINDER_RETENTION_DAYS = 30;

const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

/** What weekly circles do by the clock. Time zones differ by quarters of an hour. */
function podsJobs(platform: Platform): void {
  const { jobs, db } = platform;
  jobs.work(placeJob, () => placeWaiting(platform));
  jobs.repeat("pods.place_all", "7,37 * * * *", () => placeWaiting(platform));
  jobs.repeat("pods.remind", "*/15 * * * *", () => remindDue(platform));
  jobs.repeat("pods.tidy", "20 4 * * *", async () => {
    await withdrawOld(platform, daysAgo(POD_INVITATION_DAYS));
    await sweepReminders(db, daysAgo(REMINDER_RETENTION_DAYS));
  });
}

const FILE = "weekly-circles.json";

/** Weekly circles: two to five members set a goal each week and tell each other how it went. */
export const pods = {
  name: "pods",
  routes: podsRoutes,
  jobs: podsJobs,
  listeners: (platform) => {
    podsListeners(platform);
    notifyOfPods(platform);
  },
  data: {
    pods: "nothing personal",
    podMembers: { exported: FILE, erased: "with the member" },
    podInvitations: { exported: FILE, erased: "with the member" },
    podZones: { exported: FILE, erased: "with the member" },
    podAsks: { exported: FILE, erased: "with the member" },
    podPauses: { exported: FILE, erased: "with the member" },
    podEntries: { exported: FILE, erased: "with the member" },
    podCheers: { exported: FILE, erased: "with the member" },
    podReminders: { exported: { not: "that a reminder was sent, for a month" }, erased: "with the member" },
  },
  personal: podsPersonal,
  reports: podsReports,
  notifications: podsNotifications,
  sample: {
    after: ["chats"],
    prepare: async (community) => {
      const { loadPods } = await import("#features/pods/sample/load.ts");
      return (tx) => loadPods(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;
