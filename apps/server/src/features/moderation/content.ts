import { HIDE_AT, type ReportKind } from "@kompagnon/contract/moderation/rules.ts";
import { lockChat, releaseMessage, withholdMessage } from "#features/chats/public.ts";
import { setWithdrawn } from "#features/groups/public.ts";
import type { CaseRow } from "#features/moderation/case-queries.ts";
import {
  setCommentHidden,
  setCommentRemoved,
  setPostHidden,
  setPostRemoved,
} from "#features/posts/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

/** What a case is about. */
export type Content = Pick<CaseRow, "kind" | "subjectId" | "chatId" | "postId">;

const HIDEABLE: readonly ReportKind[] = ["post", "comment", "message"];
/** Whether so many reports take something out of sight until it is decided. */
export const isHiddenAt = (kind: ReportKind, reportCount: number): boolean =>
  HIDEABLE.includes(kind) && reportCount >= HIDE_AT;

/** Waits for the turn of what is to be changed. First in a transaction. */
export async function lockContent(tx: Tx, { kind, chatId }: Pick<Content, "kind" | "chatId">): Promise<void> {
  if (kind === "message" && chatId) await lockChat(tx, chatId);
}

/** Takes something out of sight until it is decided. */
export async function hideContent(platform: Platform, tx: Tx, content: Content): Promise<void> {
  const { kind, subjectId, chatId } = content;
  if (kind === "post") await setPostHidden(tx, subjectId, true);
  if (kind === "comment") await setCommentHidden(tx, subjectId, true);
  if (kind === "message" && chatId) await withholdMessage(platform, tx, chatId, subjectId);
}

/** Brings back what was hidden. */
export async function showContent(platform: Platform, tx: Tx, content: Content): Promise<void> {
  const { kind, subjectId, chatId } = content;
  if (kind === "post") await setPostHidden(tx, subjectId, false);
  if (kind === "comment") await setCommentHidden(tx, subjectId, false);
  if (kind === "message" && chatId) await releaseMessage(platform, tx, chatId, subjectId);
}

/** Removes something; it can be brought back on appeal. A group goes out of discovery. */
export async function removeContent(platform: Platform, tx: Tx, content: Content): Promise<void> {
  const { kind, subjectId, chatId } = content;
  if (kind === "post") await setPostRemoved(tx, subjectId, true);
  if (kind === "comment") await setCommentRemoved(tx, subjectId, true);
  if (kind === "message" && chatId) await withholdMessage(platform, tx, chatId, subjectId);
  if (kind === "group") await setWithdrawn(tx, subjectId, true);
}

/** Brings back what was removed. */
export async function restoreContent(platform: Platform, tx: Tx, content: Content): Promise<void> {
  const { kind, subjectId, chatId } = content;
  if (kind === "post") await setPostRemoved(tx, subjectId, false);
  if (kind === "comment") await setCommentRemoved(tx, subjectId, false);
  if (kind === "message" && chatId) await releaseMessage(platform, tx, chatId, subjectId);
  if (kind === "group") await setWithdrawn(tx, subjectId, false);
}
