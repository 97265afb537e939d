/** What other features may use of accounts. */
export { mailNewsletterLink } from "#features/accounts/addresses.ts";
export { planOf } from "#features/accounts/plan.ts";
export {
  findPlan,
  isConfirmed,
  lockMember,
  lockReferenced,
  setPremiumUntil,
  setTestUntil,
} from "#features/accounts/queries.ts";
export { viewerFinder } from "#features/accounts/session/session.ts";
export { deadSessions } from "#features/accounts/session/session-queries.ts";
export { banWithin, extendBanWithin, unbanWithin } from "#features/accounts/status/bans.ts";
export {
  findLevels,
  findStatuses,
  idByEmail,
  isBannedFor,
} from "#features/accounts/status/status-queries.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A member set another status by hand. */
    "status.changed": { memberId: string };
    /** A member was banned. */
    "member.banned": { memberId: string };
  }
}

export { COMMANDS, OperatorError } from "#features/accounts/operator.ts";
