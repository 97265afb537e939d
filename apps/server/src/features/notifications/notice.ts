import type { NotificationType } from "@kompagnon/contract/notifications/model.ts";

/** A decision about something one wrote, about one's report, or about one's appeal. */
export type Decision = "author" | "reporter" | "appeal";

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
  post?: { id: string; commentId?: string | null };
  /** Of a decision about an application. */
  accepted?: boolean;
  /** Of a decision about a report: what it is to the member who is told. */
  decision?: Decision;
  /** Whether the same person doing it again right away is no news. */
  once?: boolean;
  /** How often it happened; once unless told. */
  times?: number;
};
