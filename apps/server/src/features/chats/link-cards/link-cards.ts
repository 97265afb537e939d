import { type LinkCard, linkCard } from "@kompagnon/contract/chats/model.ts";
import { findCard, saveCard } from "#features/chats/link-cards/link-card-queries.ts";
import { cardJob, firstLink } from "#features/chats/link-cards/link-job.ts";
import { findMessage } from "#features/chats/messages/message-queries.ts";
import { cores } from "#features/chats/messages/message-views.ts";
import { setLink } from "#features/chats/messages/message-write-queries.ts";
import { lockForWithholding } from "#features/chats/withholding/withholding-queries.ts";
import { newId } from "#platform/id.ts";
import { fitPicture } from "#platform/images.ts";
import { isolated } from "#platform/isolated/isolated.ts";
import { HEAD_MAX } from "#platform/isolated/limits.ts";
import { fetchOutside } from "#platform/outside.ts";
import type { Platform } from "#platform/platform.ts";

const PAGE = { maxBytes: HEAD_MAX, types: /^(text\/html|application\/xhtml\+xml)\b/i, timeoutMs: 8_000 };
const PICTURE = { maxBytes: 5 * 1024 * 1024, types: /^image\/(jpeg|png|webp|gif)\b/i, timeoutMs: 8_000 };
const PICTURE_SIDE = 600;

/** Fetches cards outside of requests and shows them in the messages that wait for them. */
export function fetchCards(platform: Platform): void {
  const { jobs, db, live } = platform;
  jobs.work(cardJob, async ({ messageId, chatId, url }) => {
    const known = await findCard(db, url);
    const card = known === undefined ? await fetchCard(platform, url) : known;
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
