import { POD_SIZE_MAX } from "@kompagnon/contract/pods/rules.ts";
import { publishToMembers, publishToPod } from "#features/pods/events.ts";
import { findOpenOf, insertPod, isInTeam, lockPerson, lockPod, memberIds } from "#features/pods/queries.ts";
import { joinWithin, leaveWithin, requireRoomFor } from "#features/pods/service.ts";
import { isBlocked } from "#features/profiles/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

/** Whether a member may join those who are in a circle. Throws pod_full, and cannot_write where one of them is blocked. */
async function requireSeat(tx: Tx, memberId: string, inside: readonly string[]): Promise<void> {
  if (inside.length >= POD_SIZE_MAX) throw new Fail("pod_full");
  for (const otherId of inside) if (await isBlocked(tx, memberId, otherId)) throw new Fail("cannot_write");
}

/**
 * Begins a circle of the member's team, or joins the existing one: no member is placed in it unasked. Answers it. Throws
 * not_found, too_many_pods, pod_full, cannot_write.
 */
export const joinOfTeam = (
  platform: Platform,
  memberId: string,
  teamId: string,
): Promise<{ pod_id: string }> =>
  platform.db.transaction(async (tx) => {
    await lockPerson(tx, memberId);
    // Two who begin at the same moment begin the same one.
    await lockPod(tx, teamId);
    if (!(await isInTeam(tx, teamId, memberId))) throw new Fail("not_found");
    const there = await findOpenOf(tx, teamId);
    const podId = there ?? newId();
    if (there) await lockPod(tx, there);
    else await insertPod(tx, { id: podId, origin: "team", originId: teamId });
    const inside = await memberIds(tx, podId);
    if (inside.includes(memberId)) return { pod_id: podId };
    await requireSeat(tx, memberId, inside);
    await requireRoomFor(tx, memberId);
    await joinWithin(tx, podId, memberId);
    await publishToPod(platform, tx, podId);
    await publishToMembers(platform, tx, [memberId]);
    return { pod_id: podId };
  });

/** Who belongs to a team no longer is not in its circle either. */
export async function leaveOfTeam(
  platform: Platform,
  tx: Tx,
  teamId: string,
  gone: readonly string[],
): Promise<void> {
  const podId = await findOpenOf(tx, teamId);
  if (!podId) return;
  await lockPod(tx, podId);
  for (const memberId of gone) await leaveWithin(platform, tx, podId, memberId);
}
