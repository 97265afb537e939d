declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A poll was closed by a member (`closedBy`) or because its term ended. */
    "poll.closed": {
      pollId: string;
      channelId: string;
      groupId: string;
      groupName: string;
      question: string;
      closedBy: string | null;
    };
  }
}

export {};
