/** Who acts. */
export type Actor = { id: string; adminLevel: number };
/** Whom it is done to. */
type Target = { id: string; level: number };

/** Nobody acts on themselves, nor on equals or higher. */
const isBelow = (actor: Actor, target: Target): boolean =>
  target.id !== actor.id && target.level < actor.adminLevel;

/** Admins ban, unban and sign out whoever stands below them. */
export const canAct = (actor: Actor, target: Target): boolean =>
  actor.adminLevel >= ADMIN_LEVEL && isBelow(actor, target);

/** Owners alone give levels: never to themselves, so nobody raises themselves, and not to other owners. */
export const canGiveLevels = (actor: Actor, target: Target): boolean =>
  actor.adminLevel >= OWNER_LEVEL && isBelow(actor, target);

/** An appeal against a ban is decided by somebody else than who banned. */
export const canDecideBanAppeal = (actor: Actor, target: Target & { bannedBy: string | null }): boolean =>
  canAct(actor, target) && target.bannedBy !== actor.id;

/** Whether what waits from a level on is told to somebody. */
export const canSee = (actor: Actor, level: number): boolean => actor.adminLevel >= level;

import { ADMIN_LEVEL, OWNER_LEVEL } from "@kompagnon/contract/admin/levels.ts";
