type Reader = { otherId: string | null; moderates: boolean; blocked: boolean };

/** Whether a reader may write in a conversation or channel. */
export const canWriteIn = ({ blocked }: Reader): boolean => !blocked;

/** Whether a member may change the text of a message: their own, unless it only tells of a call. */
export const canChange = (memberId: string, message: { sender_id: string; call: unknown }): boolean =>
  message.sender_id === memberId && message.call === null;

/** Whether a member may take a message back: their own, and in channels whoever moderates them. */
export const canDelete = (memberId: string, message: { sender_id: string }, reader: Reader): boolean =>
  message.sender_id === memberId || (reader.otherId === null && reader.moderates);

/** Whether a reader may pin: both sides of a conversation, moderators of a channel. */
export const canPin = ({ otherId, moderates }: Reader): boolean => otherId !== null || moderates;
