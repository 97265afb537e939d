/** What a reader of a channel is to a poll in it. */
type Reader = { id: string; moderates: boolean };

/** Whether they may close and delete it: their own, and as a moderator any. */
export const canClose = ({ id, moderates }: Reader, { authorId }: { authorId: string | null }): boolean =>
  moderates || authorId === id;

/** Whether anybody may still vote. */
export const isOpen = ({ closedAt, closesAt }: { closedAt: Date | null; closesAt: Date | null }): boolean =>
  closedAt === null && (closesAt === null || closesAt > new Date());
