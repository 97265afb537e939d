/** What other features may use of accounts. */
export { mailNewsletterLink } from "#features/accounts/addresses.ts";
export {
  findPlan,
  isConfirmed,
  lockMember,
  lockReferenced,
  setPremiumUntil,
  setTestUntil,
  setVerifiedAt,
} from "#features/accounts/queries.ts";
export { dueResets } from "#features/accounts/resets/reset-queries.ts";
export { grantResetWithin, refuseResetWithin } from "#features/accounts/resets/resets.ts";
export { findListedReset, type ListedReset, listResets } from "#features/accounts/resets/staff-queries.ts";
export { endDevices, viewerFinder } from "#features/accounts/session/session.ts";
export { deadSessions, planOf } from "#features/accounts/session/session-queries.ts";
export {
  type ListedAppeal,
  listAppealsFor,
  lockAppeal,
  openAppeals,
} from "#features/accounts/status/appeal-queries.ts";
export { isBannedFor } from "#features/accounts/status/ban-queries.ts";
export {
  banWithin,
  decideAppealWithin,
  extendBanWithin,
  setLevelWithin,
  unbanWithin,
} from "#features/accounts/status/bans.ts";
export { findLevels, findStatuses, idByEmail } from "#features/accounts/status/status-queries.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A member set another status by hand. */
    "status.changed": { memberId: string };
    /**
     * An account was made. `inviteSlug` as the link had it; the address as a keyed fingerprint, the device by the hash of its
     * cookie, null for a browser that was never here.
     */
    "member.joined": {
      memberId: string;
      inviteSlug: string | null;
      address: string;
      device: Buffer | null;
    };
    /** A member asked to be erased, and is hidden until then. */
    "member.leaving": { memberId: string };
    /** A member was banned. */
    "member.banned": { memberId: string };
  }
}

export { COMMANDS, OperatorError } from "#features/accounts/operator.ts";
export { lockPasskey } from "#features/accounts/security/passkey-queries.ts";
export { isDeviceOf } from "#features/accounts/security/security-queries.ts";
export { prove } from "#features/accounts/security/two-factor.ts";
export { recordSecurityEvent } from "#features/accounts/security-log/security-log.ts";
