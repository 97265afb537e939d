declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A poll was closed, by somebody (`closedBy`) or because its days were over. */
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
