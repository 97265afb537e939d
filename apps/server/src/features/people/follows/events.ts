declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A member followed another one, whom they did not follow before. */
    "member.followed": { followerId: string; followedId: string };
    "member.unfollowed": { followerId: string; followedId: string };
  }
}

export {};
