declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A member started to follow another one. */
    "member.followed": { followerId: string; followedId: string };
    "member.unfollowed": { followerId: string; followedId: string };
  }
}

export {};
