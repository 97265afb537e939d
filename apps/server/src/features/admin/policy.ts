import type { admin } from "@kompagnon/contract/admin/endpoints.ts";
import { ADMIN_LEVEL, OWNER_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of the admin area declares. */
export const Fail = failOf<typeof admin.endpoints>();
export type Fail = InstanceType<typeof Fail>;

/** Who acts. */
export type Actor = { id: string; adminLevel: number };
/** The member that a staff action is about. */
type Target = { id: string; level: number };

/** Members of the team can't act on themselves, on equals or on higher levels. */
const isBelow = (actor: Actor, target: Target): boolean =>
  target.id !== actor.id && target.level < actor.adminLevel;

/** Admins ban, unban and sign out members of a lower level. */
export const canAct = (actor: Actor, target: Target): boolean =>
  actor.adminLevel >= ADMIN_LEVEL && isBelow(actor, target);

/** Only owners assign levels: never to themselves and never to other owners. */
export const canGiveLevels = (actor: Actor, target: Target): boolean =>
  actor.adminLevel >= OWNER_LEVEL && isBelow(actor, target);

/** An appeal against a ban is not decided by the member who imposed it. */
export const canDecideBanAppeal = (actor: Actor, target: Target & { bannedBy: string | null }): boolean =>
  canAct(actor, target) && target.bannedBy !== actor.id;

/** Whether the actor is notified of pending items that require `level`. */
export const canSee = (actor: Actor, level: number): boolean => actor.adminLevel >= level;
