import { type LinkCard, linkCard } from "@kompagnon/contract/chats/model.ts";
import { withoutTail } from "@kompagnon/contract/wire/links.ts";
import { findMessage } from "#features/chats/messages/message-queries.ts";
import { cores } from "#features/chats/messages/message-views.ts";
import { findCard, saveCard, setLink } from "#features/chats/messages/message-write-queries.ts";
import { lockForWithholding } from "#features/chats/withholding/withholding-queries.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { fitPicture } from "#platform/images.ts";
import { isolated } from "#platform/isolated/isolated.ts";
import { HEAD_MAX } from "#platform/isolated/limits.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import { fetchOutside } from "#platform/outside.ts";
import type { Platform } from "#platform/platform.ts";

type Wanted = { messageId: string; chatId: string; url: string };
/** Fetches the card of a page and shows it in the message that links it. */
const cardJob = defineJob<Wanted>("chats.link-card", 1);

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

const PAGE = { maxBytes: HEAD_MAX, types: /^(text\/html|application\/xhtml\+xml)\b/i, timeoutMs: 8_000 };
const PICTURE = { maxBytes: 5 * 1024 * 1024, types: /^image\/(jpeg|png|webp|gif)\b/i, timeoutMs: 8_000 };
const PICTURE_SIDE = 600;

/** Fetches cards outside of requests and shows them in the messages that wait for them. */
export function fetchCards(platform: Platform): void {
  const { jobs, db, live } = platform;
  jobs.work(cardJob, async ({ messageId, chatId, url }) => {
    const stored = await findCard(db, url);
    const card = stored === undefined ? await fetchCard(platform, url) : stored;
    if (!card) return;
    await db.transaction(async (tx) => {
      // Else a message taken back between the look and the event would be told as it was.
      await lockForWithholding(tx, chatId);
      const message = await findMessage(tx, chatId, messageId);
      // Edited or deleted meanwhile: this address may no longer be in it.
      if (!message || message.deleted_at || firstLink(message.text) !== url) return;
      await setLink(tx, messageId, card);
      const [core] = await cores(tx, [{ ...message, link: card }]);
      if (core) await live.publish(tx, `c:${chatId}`, "message_changed", core);
    });
  });
}

async function fetchCard(platform: Platform, url: string): Promise<LinkCard | null> {
  const page = await fetchOutside(url, PAGE);
  // A page that is too much to read has nothing to say.
  const preview =
    page &&
    (await isolated("pageHead", { html: page.bytes, type: page.type, url: page.url }).catch(() => null));
  const image = preview?.image ? await keepPicture(platform, preview.image) : null;
  const { data: card = null } = linkCard.safeParse(
    preview && {
      url,
      site: preview.site,
      title: preview.title,
      description: preview.description,
      image_url: image?.url ?? null,
    },
  );
  await saveCard(platform.db, url, card, image?.key ?? null);
  return card;
}

async function keepPicture({ storage }: Platform, url: string): Promise<{ key: string; url: string } | null> {
  const found = await fetchOutside(url, PICTURE);
  const [picture] = found ? await fitPicture(found.bytes, [PICTURE_SIDE]).catch(() => []) : []; // no picture: a card without
  if (!picture) return null;
  const key = `links/${newId()}.webp`;
  await storage.put(key, picture.bytes, "image/webp");
  return { key, url: `/api/files/${key}` };
}
