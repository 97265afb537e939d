declare module "#platform/facts.ts" {
  interface FactMap {
    /** Somebody follows a member who did not a moment ago. */
    "member.followed": { followerId: string; followedId: string };
  }
}

/** What other rooms may use of people. */
export { findNamed } from "#features/people/finding.ts";
