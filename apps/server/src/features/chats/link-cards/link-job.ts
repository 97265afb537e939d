import { withoutTail } from "@kompagnon/contract/wire/links.ts";
import type { Tx } from "#platform/db/database.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";

type Wanted = { messageId: string; chatId: string; url: string };
/** Fetches the card of a page and shows it in the message that links it. */
export const cardJob = defineJob<Wanted>("chats.link-card", 1);

const ADDRESS = /\bhttps?:\/\/[^\s<>"']+/iu;

/** The first address in a text; null without one. */
export function firstLink(text: string): string | null {
  const found = withoutTail(ADDRESS.exec(text)?.[0] ?? "");
  return URL.canParse(found) ? new URL(found).href : null;
}

/** Asks for a card of the first address in a message, in the transaction that stores it. */
export async function wantCard(
  { jobs }: Pick<Platform, "jobs">,
  tx: Tx,
  { id, chat_id, text }: { id: string; chat_id: string; text: string },
): Promise<void> {
  const url = firstLink(text);
  if (url) await jobs.send(tx, cardJob, { messageId: id, chatId: chat_id, url });
}
