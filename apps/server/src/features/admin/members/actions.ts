import type { Level } from "@kompagnon/contract/admin/levels.ts";
import type { MemberFile } from "@kompagnon/contract/admin/model.ts";
import type { StaffFacts } from "@kompagnon/contract/moderation/audit-facts.ts";
import type { AuditAction } from "@kompagnon/contract/moderation/rules.ts";
import { banWithin, endDevices, lockMember, setLevelWithin, unbanWithin } from "#features/accounts/public.ts";
import { memberFileOf } from "#features/admin/members/file.ts";
import { findMember, type MemberFileRow } from "#features/admin/members/member-queries.ts";
import { type Actor, canAct, canGiveLevels, Fail } from "#features/admin/policy.ts";
import { recordStaffAction } from "#features/moderation/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

const DAY_MS = 86_400_000;

type StaffAction = {
  action: AuditAction;
  reason: string;
  may: (actor: Actor, target: MemberFileRow) => boolean;
  /** Does it; answers what was so before and is so now. */
  run: (tx: Tx, target: MemberFileRow) => Promise<{ before: StaffFacts; after: StaffFacts }>;
};

/** Does something to a member and writes it down, in one transaction. Throws not_found, forbidden. */
async function act(
  platform: Platform,
  actor: Actor,
  id: string,
  staffAction: StaffAction,
): Promise<MemberFile> {
  const { db, payments } = platform;
  await db.transaction(async (tx) => {
    // Two who act at once do so one after the other: each reads what the other left.
    await lockMember(tx, id);
    const target = await findMember(tx, id, payments.livemode);
    if (!target) throw new Fail("not_found");
    if (!staffAction.may(actor, target)) throw new Fail("forbidden");
    const facts = await staffAction.run(tx, target);
    const { action, reason } = staffAction;
    await recordStaffAction(tx, {
      actorId: actor.id,
      action,
      kind: "member",
      subjectId: id,
      reason,
      ...facts,
    });
  });
  return memberFileOf(platform, actor, id);
}

const banFacts = ({ banned, bannedUntil }: Pick<MemberFileRow, "banned" | "bannedUntil">): StaffFacts => ({
  banned,
  until: (banned && bannedUntil?.toISOString()) || null,
});

/** Bans a member; a ban that is there is replaced. Throws not_found, forbidden. */
export const ban = (
  platform: Platform,
  actor: Actor,
  id: string,
  { reason, ban_days: days }: { reason: string; ban_days: number | null },
): Promise<MemberFile> =>
  act(platform, actor, id, {
    action: "member.banned",
    reason,
    may: canAct,
    run: async (tx, target) => {
      const until = days === null ? null : new Date(Date.now() + days * DAY_MS);
      await banWithin(platform, tx, id, { reason, until, actorId: actor.id });
      return { before: banFacts(target), after: banFacts({ banned: true, bannedUntil: until }) };
    },
  });

/** Lifts a ban. Throws not_found, forbidden, member_not_banned. */
export const unban = (platform: Platform, actor: Actor, id: string, reason: string): Promise<MemberFile> =>
  act(platform, actor, id, {
    action: "member.unbanned",
    reason,
    may: canAct,
    run: async (tx, target) => {
      if (!target.banned) throw new Fail("member_not_banned");
      await unbanWithin(platform, tx, id, actor.id);
      return { before: banFacts(target), after: banFacts({ banned: false, bannedUntil: null }) };
    },
  });

/** Signs all devices of a member out. Throws not_found, forbidden. */
export const signOut = (platform: Platform, actor: Actor, id: string, reason: string): Promise<MemberFile> =>
  act(platform, actor, id, {
    action: "member.signed_out",
    reason,
    may: canAct,
    run: async (tx, { devices }) => {
      await endDevices(platform, tx, { memberId: id, reason: "signed_out" });
      return { before: { devices }, after: { devices: 0 } };
    },
  });

/** Gives a member a level. Throws not_found, forbidden, level_unchanged. */
export const giveLevel = (
  platform: Platform,
  actor: Actor,
  id: string,
  { level, reason }: { level: Level; reason: string },
): Promise<MemberFile> =>
  act(platform, actor, id, {
    action: "member.level",
    reason,
    may: canGiveLevels,
    run: async (tx, { level: before }) => {
      if (before === level) throw new Fail("level_unchanged");
      await setLevelWithin(platform, tx, { memberId: id, level, actorId: actor.id });
      return { before: { level: before }, after: { level } };
    },
  });
