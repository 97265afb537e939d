import { randomInt } from "node:crypto";
import type { GroupInvite } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { INVITE_CODE_LENGTH, INVITES_MAX } from "@kompagnon/contract/groups/rules.ts";
import {
  findInvite,
  type InviteRow,
  insertInvite,
  listInvites,
  revokeInvite,
  useInvite,
} from "#features/groups/invites/invite-queries.ts";
import { changing, requireIn, withLock } from "#features/groups/members/locks.ts";
import { addMember } from "#features/groups/members/membership.ts";
import { canModerate, canSeeGroup } from "#features/groups/policy.ts";
import { findGroup } from "#features/groups/queries.ts";
import { hydrateOne } from "#features/groups/service.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A member made an invite code for a group. */
    "group.invited": { memberId: string; groupId: string };
  }
}

/** Letters and digits that are hard to confuse. */
const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const makeCode = (): string =>
  Array.from({ length: INVITE_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
/** A code as it is stored, however it was typed. */
const tidyCode = (raw: string): string => raw.toUpperCase().replace(/[\s-]/g, "");

async function hydrate(
  { db, config }: Pick<Platform, "db" | "config">,
  rows: readonly InviteRow[],
): Promise<GroupInvite[]> {
  const cards = await memberCards(
    db,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    url: `${config.origin}${groupsPaths.invite(row.code)}`,
    created_by: (row.createdBy && cards.get(row.createdBy)) || null,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    uses: row.uses,
    max_uses: row.maxUses,
    valid: row.valid,
  }));
}

/** The invite codes of a group. Throws not_found, forbidden. */
export async function invitesOf(platform: Platform, viewerId: string, groupId: string) {
  await requireIn(platform.db, viewerId, groupId, canModerate);
  return hydrate(platform, await listInvites(platform.db, groupId));
}

/** Makes an invite code. Throws not_found, forbidden, too_many_invites. */
export async function makeInvite(
  platform: Platform,
  viewerId: string,
  groupId: string,
  { days, maxUses }: { days: number | null; maxUses: number | null },
): Promise<GroupInvite> {
  const row = await changing(platform, { viewerId, groupId, may: canModerate }, async (tx) => {
    const open = (await listInvites(tx, groupId)).filter(({ valid }) => valid);
    if (open.length >= INVITES_MAX) throw new Fail("too_many_invites");
    await platform.domainEvents.publish(tx, "group.invited", { memberId: viewerId, groupId });
    const code = makeCode();
    return insertInvite(tx, { id: newId(), groupId, code, createdBy: viewerId, days, maxUses });
  });
  const [invite] = await hydrate(platform, [row]);
  if (!invite) throw new Fail("not_found");
  return invite;
}

/** Takes a code back. Throws not_found, forbidden. */
export const dropInvite = (platform: Platform, viewerId: string, groupId: string, id: string) =>
  changing(platform, { viewerId, groupId, may: canModerate }, async (tx) => {
    if (!(await revokeInvite(tx, groupId, id))) throw new Fail("not_found");
  });

/** The group that a code opens, and whether it still does. Throws invite_invalid; a dead code shows no private group. */
export async function groupBehind(db: Queryable, viewerId: string, code: string) {
  const invite = await findInvite(db, tidyCode(code));
  const group = invite && (await findGroup(db, viewerId, invite.groupId));
  if (!group || (!invite.valid && !canSeeGroup(group)) || (group.banned && group.type === "private"))
    throw new Fail("invite_invalid");
  const shown = await hydrateOne(db, viewerId, group);
  // A code reveals the name of a private group, but its picture is only for its members.
  return { group: canSeeGroup(group) ? shown : { ...shown, avatar_path: null }, valid: invite.valid };
}

/**
 * Joins by a code, also a private group or one with applications. Twice has the effect of once. Throws invite_invalid,
 * group_banned, test_version_limit, group_full.
 */
export async function redeem(platform: Platform, viewerId: string, code: string) {
  const invite = await findInvite(platform.db, tidyCode(code));
  if (!invite) throw new Fail("invite_invalid");
  const { groupId } = invite;
  const already = await withLock(platform, { viewerId, groupId }, async (tx, group) => {
    if (group.role) return true;
    if (group.banned) throw new Fail("group_banned");
    if (!(await useInvite(tx, invite.id))) throw new Fail("invite_invalid");
    await addMember(platform, tx, group, viewerId);
    return false;
  }).catch((error: unknown) => {
    // The group went between the two looks.
    throw error instanceof Fail && error.code === "not_found" ? new Fail("invite_invalid") : error;
  });
  return { already_member: already, group_id: groupId };
}
