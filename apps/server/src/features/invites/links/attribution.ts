import { type HoldReason, REDEEM_HOURS } from "@kompagnon/contract/invites/rules.ts";
import { isDeviceOf } from "#features/accounts/public.ts";
import { countFromAddress, holdInvite, isDeviceOfAnother } from "#features/invites/holds/hold-queries.ts";
import {
  findInviter,
  findInviterOf,
  findOwnSlug,
  hasJoinedWithin,
  insertRedemption,
  lockInviter,
} from "#features/invites/links/link-queries.ts";
import { Fail, keyOf } from "#features/invites/links/links.ts";
import { notifyLater } from "#features/notifications/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

/** More sign-ups than this from one address within a day exceed a household. */
const BURST = 4;

/** Where a sign-up came from: fingerprints only. */
type Trace = { address: string | null; device: Buffer | null };

/** Tells an inviter's open tabs that their figures have changed. */
export async function publishChange({ live }: Platform, tx: Tx, inviterId: string): Promise<void> {
  const slug = await findOwnSlug(tx, inviterId);
  if (slug !== null) await live.publish(tx, memberTopic(inviterId), "invites_changed", { slug });
}

/** Writes down by whose link a new member came, tells the inviter, and holds what looks like one person with two accounts. */
async function attribute(
  platform: Platform,
  tx: Tx,
  { inviteeId, inviterId, trace }: { inviteeId: string; inviterId: string; trace: Trace },
): Promise<boolean> {
  await lockInviter(tx, inviterId);
  if (!(await insertRedemption(tx, { inviteeId, inviterId, ...trace }))) return false;
  const reason = await suspicionOf(tx, inviteeId, inviterId, trace);
  if (reason) await holdInvite(tx, { id: newId(), inviteeId, inviterId, reason });
  await notifyLater(platform, tx, {
    memberId: inviterId,
    type: "invite",
    actorId: null,
    text: null,
    bundle: "invite",
    about: {},
  });
  await publishChange(platform, tx, inviterId);
  return true;
}

async function suspicionOf(
  tx: Queryable,
  inviteeId: string,
  inviterId: string,
  { address, device }: Trace,
): Promise<HoldReason | null> {
  if ((await findInviterOf(tx, inviterId)) === inviteeId) {
    // Each came by the other's link: neither counts before a person has decided.
    await holdInvite(tx, { id: newId(), inviteeId: inviterId, inviterId: inviteeId, reason: "mutual" });
    return "mutual";
  }
  if (device && (await isDeviceOf(tx, inviterId, device))) return "same_device";
  if (device && (await isDeviceOfAnother(tx, inviterId, device, inviteeId))) return "same_device";
  if (address && (await countFromAddress(tx, inviterId, address)) >= BURST) return "address_burst";
  return null;
}

/** Attributes a new account to the owner of its invite link; an unknown link changes nothing. */
export function attributeNewMembers(platform: Platform): void {
  platform.domainEvents.within("member.joined", async (tx, { memberId, inviteSlug, address, device }) => {
    const inviterId = inviteSlug && (await findInviter(tx, keyOf(inviteSlug)));
    if (inviterId)
      await attribute(platform, tx, { inviteeId: memberId, inviterId, trace: { address, device } });
  });
}

/**
 * Attributes an account to a link afterwards, within a day of signing up. Does nothing if the account is already attributed.
 * Throws invite_unknown, invite_own, invite_late.
 */
export async function redeem(platform: Platform, memberId: string, slug: string) {
  const inviterId = await findInviter(platform.db, keyOf(slug));
  if (!inviterId) throw new Fail("invite_unknown");
  if (inviterId === memberId) throw new Fail("invite_own");
  if ((await findInviterOf(platform.db, memberId)) !== null) return { already_member: true };
  if (!(await hasJoinedWithin(platform.db, memberId, REDEEM_HOURS))) throw new Fail("invite_late");
  const none = { address: null, device: null };
  const isNew = await platform.db.transaction((tx) =>
    attribute(platform, tx, { inviteeId: memberId, inviterId, trace: none }),
  );
  return { already_member: !isNew };
}
