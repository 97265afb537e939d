import type { MyPods } from "@kompagnon/contract/pods/model.ts";
import { PODS_MAX } from "@kompagnon/contract/pods/rules.ts";
import { listInvitations } from "#features/pods/invitation-queries.ts";
import { asksLike, findAsk } from "#features/pods/placing/ask-queries.ts";
import { lackedBy } from "#features/pods/policy.ts";
import { INVITATIONS_SHOWN, nowOf, presentPods, summaryOf } from "#features/pods/present.ts";
import { findZone, listPods } from "#features/pods/queries.ts";
import { listPauses } from "#features/pods/weeks/pause-queries.ts";
import { addDays, pauseIn } from "#features/pods/weeks/weeks.ts";
import { findProfiles, memberCards } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";

/** Maximum number of listed circles: the current ones, and some that are over. */
const LISTED_MAX = PODS_MAX + 12;

/** What a member lacks to be brought together with strangers. */
export async function needsOf(db: Queryable, memberId: string) {
  const [profile] = await findProfiles(db, [memberId]);
  return lackedBy({
    username: profile?.username ?? null,
    age: profile?.age ?? null,
    models: profile?.businessModels ?? [],
  });
}

async function invitationsOf(db: Queryable, memberId: string) {
  const rows = await listInvitations(db, memberId, INVITATIONS_SHOWN);
  const cards = await memberCards(
    db,
    rows.map(({ fromId, toId }) => (fromId === memberId ? toId : fromId)),
  );
  const invitations: MyPods["invitations"] = [];
  const invited: MyPods["invited"] = [];
  for (const { id, fromId, toId, createdAt } of rows) {
    const other = cards.get(fromId === memberId ? toId : fromId);
    const created_at = createdAt.toISOString();
    if (other && toId === memberId) invitations.push({ id, from: other, created_at });
    else if (other) invited.push({ id, to: other, created_at });
  }
  return { invitations, invited };
}

async function askingOf(db: Queryable, memberId: string): Promise<MyPods["asking"]> {
  const ask = await findAsk(db, memberId);
  return (
    ask && {
      hours: ask.hours,
      asked_at: ask.askedAt.toISOString(),
      widened: ask.widenedAt !== null,
      others: await asksLike(db, memberId),
    }
  );
}

/** A member's circles, and all that waits around them. */
export async function podsOf(db: Queryable, memberId: string, at = new Date()): Promise<MyPods> {
  const rows = await listPods(db, memberId, LISTED_MAX);
  const [pods, waiting, asking, needs, pauses, zone] = await Promise.all([
    presentPods(db, memberId, rows, at),
    invitationsOf(db, memberId),
    askingOf(db, memberId),
    needsOf(db, memberId),
    listPauses(db, [memberId]),
    findZone(db, memberId),
  ]);
  const pause = pauseIn(pauses, nowOf(zone, at).week);
  return {
    pods: pods.map((pod) => summaryOf(pod, memberId)),
    ...waiting,
    asking,
    needs,
    pause: pause && { from: pause.fromWeek, until: addDays(pause.untilWeek, 6) },
    time_zone: zone,
  };
}

/** In how many circles a goal or a check-in of a member's is due; nothing while they pause. */
export async function dueOf(db: Queryable, memberId: string, at = new Date()) {
  const { pods, pause } = await podsOf(db, memberId, at);
  const open = pause ? [] : pods.filter(({ status }) => status === "running");
  const goals = open.filter((one) => one.goal === null && one.can_set_goal);
  const checkIns = open.filter((one) => one.outcome === null && one.can_check_in);
  const first = checkIns[0] ?? goals[0];
  return { goals: goals.length, check_ins: checkIns.length, pod_id: first?.id ?? null };
}
