declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** Somebody follows a member who did not a moment ago. */
    "member.followed": { followerId: string; followedId: string };
    "member.unfollowed": { followerId: string; followedId: string };
  }
}

export {};
