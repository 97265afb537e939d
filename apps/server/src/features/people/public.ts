declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** Somebody follows a member who did not a moment ago. */
    "member.followed": { followerId: string; followedId: string };
  }
}

/** What other features may use of people. */
export { findNamed } from "#features/people/finding.ts";
