import type { MyPods } from "@kompagnon/contract/pods/model.ts";
import { PODS_MAX } from "@kompagnon/contract/pods/rules.ts";
import { findAccess } from "#features/chats/public.ts";
import { publishToMembers, publishToPod } from "#features/pods/events.ts";
import {
  deleteInvitation,
  findInvitation,
  type InvitationRow,
  insertInvitation,
  listAllInvitations,
  listBetween,
  listOld,
} from "#features/pods/invitation-queries.ts";
import { podsOf } from "#features/pods/mine.ts";
import { nowOf } from "#features/pods/present.ts";
import {
  closePodRow,
  countOpen,
  deleteMember,
  deletePodRow,
  findOpenOf,
  findPod,
  findZone,
  insertMember,
  insertPod,
  listShared,
  lockPerson,
  lockPod,
  memberIds,
  saveZone,
} from "#features/pods/queries.ts";
import { isBlocked, lockBlocks } from "#features/profiles/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { isTaken } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

/** Whether a member may belong to one more circle; they are locked. Throws too_many_pods. */
export async function requireRoomFor(tx: Tx, memberId: string): Promise<void> {
  if ((await countOpen(tx, memberId)) >= PODS_MAX) throw new Fail("too_many_pods");
}

/** A member joins a circle that is locked, in the week that is now where they live. */
export async function joinWithin(tx: Tx, podId: string, memberId: string): Promise<void> {
  const { week } = nowOf(await findZone(tx, memberId), new Date());
  await insertMember(tx, podId, memberId, week);
}

/** Asks the other of a conversation into a circle. Throws not_found, cannot_write, pod_exists, too_many_pods. */
export async function invite(platform: Platform, memberId: string, chatId: string): Promise<MyPods> {
  const { db, domainEvents } = platform;
  const access = await findAccess(db, memberId, chatId);
  const toId = access?.otherId;
  if (!toId) throw new Fail("not_found");
  const podId = newId();
  try {
    await db.transaction(async (tx) => {
      await lockBlocks(tx, memberId, toId);
      await lockPerson(tx, memberId);
      if (await isBlocked(tx, memberId, toId)) throw new Fail("cannot_write");
      if (await findOpenOf(tx, chatId)) throw new Fail("pod_exists");
      await requireRoomFor(tx, memberId);
      const invitationId = newId();
      await insertPod(tx, { id: podId, origin: "pair", originId: chatId });
      await joinWithin(tx, podId, memberId);
      await insertInvitation(tx, { id: invitationId, podId, fromId: memberId, toId });
      await publishToMembers(platform, tx, [memberId, toId]);
      await domainEvents.publish(tx, "pod.invited", { invitationId, fromId: memberId, toId });
    });
  } catch (error) {
    if (isTaken(error, "pods_open_origin")) throw new Fail("pod_exists");
    throw error;
  }
  return podsOf(db, memberId);
}

/** Takes an invitation away; false if it is answered already. */
async function closeInvitation(
  { domainEvents }: Platform,
  tx: Tx,
  { id, toId }: InvitationRow,
): Promise<boolean> {
  if (!(await deleteInvitation(tx, id))) return false;
  await domainEvents.publish(tx, "pod.invitation_closed", { invitationId: id, toId });
  return true;
}

/** Joins the circle of an invitation. Throws not_found, cannot_write, too_many_pods. */
export async function accept(platform: Platform, memberId: string, id: string): Promise<MyPods> {
  const { db } = platform;
  const found = await findInvitation(db, memberId, id);
  if (found?.toId !== memberId) throw new Fail("not_found");
  const { podId, fromId } = found;
  await db.transaction(async (tx) => {
    await lockBlocks(tx, memberId, fromId);
    await lockPerson(tx, memberId);
    await lockPod(tx, podId);
    if (await isBlocked(tx, memberId, fromId)) throw new Fail("cannot_write");
    await requireRoomFor(tx, memberId);
    if (!(await closeInvitation(platform, tx, found))) throw new Fail("not_found");
    await joinWithin(tx, podId, memberId);
    await publishToPod(platform, tx, podId);
    await publishToMembers(platform, tx, [memberId, fromId]);
  });
  return podsOf(db, memberId);
}

/** Withdraws an invitation that was not accepted, and its circle. */
async function withdraw(platform: Platform, found: InvitationRow): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await lockPod(tx, found.podId);
    if (!(await closeInvitation(platform, tx, found))) return;
    await deletePodRow(tx, found.podId);
    await publishToMembers(platform, tx, [found.fromId, found.toId]);
  });
}

/** Declines an invitation, or takes one's own back. Throws not_found. */
export async function decline(platform: Platform, memberId: string, id: string): Promise<MyPods> {
  const found = await findInvitation(platform.db, memberId, id);
  if (!found) throw new Fail("not_found");
  await withdraw(platform, found);
  return podsOf(platform.db, memberId);
}

/** Withdraws invitations that have been waiting since before a time. */
export async function withdrawOld(platform: Platform, before: Date): Promise<void> {
  for (const one of await listOld(platform.db, before)) await withdraw(platform, one);
}

/**
 * Removes a member from a locked circle. A pair with one member left ends, and so does an empty circle; any other looks for new
 * members. An invitation that was not accepted goes along.
 */
export async function leaveWithin(
  platform: Platform,
  tx: Tx,
  podId: string,
  memberId: string,
): Promise<void> {
  const row = await findPod(tx, memberId, podId);
  if (!row) return;
  await deleteMember(tx, podId, memberId);
  const left = await memberIds(tx, podId);
  if (left.length === 0 || (row.origin === "pair" && left.length < 2)) await closePodRow(tx, podId);
  await publishToPod(platform, tx, podId, [memberId]);
  await platform.domainEvents.publish(tx, "pod.left", { podId, memberId });
}

/** Leaves a circle. Throws not_found. */
export async function leave(platform: Platform, memberId: string, podId: string): Promise<MyPods> {
  const { db } = platform;
  if (!(await findPod(db, memberId, podId))) throw new Fail("not_found");
  await db.transaction(async (tx) => {
    await lockPod(tx, podId);
    for (const one of await invitationsInto(tx, memberId, podId)) {
      await closeInvitation(platform, tx, one);
      await publishToMembers(platform, tx, [one.toId]);
    }
    await leaveWithin(platform, tx, podId, memberId);
  });
  return podsOf(db, memberId);
}

async function invitationsInto(tx: Tx, memberId: string, podId: string): Promise<InvitationRow[]> {
  const all = await listAllInvitations(tx, memberId);
  return all.filter((one) => one.podId === podId);
}

/** Ends the shared circles and invitations of two members after a block; their blocks are locked. */
export async function partWithin(
  platform: Platform,
  tx: Tx,
  blocker: string,
  blocked: string,
): Promise<void> {
  for (const one of await listBetween(tx, blocker, blocked)) {
    await lockPod(tx, one.podId);
    if (!(await closeInvitation(platform, tx, one))) continue;
    await deletePodRow(tx, one.podId);
    await publishToMembers(platform, tx, [one.fromId, one.toId]);
  }
  for (const podId of await listShared(tx, blocker, blocked)) {
    await lockPod(tx, podId);
    await leaveWithin(platform, tx, podId, blocker);
  }
}

/** Sets a member's time zone; their circles are notified. */
export async function setZone(platform: Platform, memberId: string, timeZone: string): Promise<MyPods> {
  const { db } = platform;
  if ((await findZone(db, memberId)) !== timeZone) await saveZone(db, memberId, timeZone);
  return podsOf(db, memberId);
}
