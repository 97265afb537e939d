import type { NotificationType } from "@kompagnon/contract/notifications/model.ts";

/** Something to tell a member. */
export type Notice = {
  memberId: string;
  type: NotificationType;
  /** Who caused it. */
  actorId: string | null;
  /** Unread ones of the same bundle become one that counts. */
  bundle: string;
  /** What was written; its beginning is kept. */
  text: string | null;
  chatId?: string;
  matchId?: string;
  group?: { id: string; name: string };
  /** Of a decision about an application. */
  accepted?: boolean;
  /** How often it happened; once unless told. */
  times?: number;
};
