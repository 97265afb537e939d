import { type LinkCard, linkCard } from "@kompagnon/contract/chats/model.ts";
import { findCard, saveCard } from "#features/chats/link-cards/link-card-queries.ts";
import { cardJob, firstLink } from "#features/chats/link-cards/link-job.ts";
import { findMessage } from "#features/chats/messages/message-queries.ts";
import { cores } from "#features/chats/messages/message-views.ts";
import { setLink } from "#features/chats/messages/message-write-queries.ts";
import { lockForWithholding } from "#features/chats/withholding/withholding-queries.ts";
import { newId } from "#platform/id.ts";
import { fitPicture } from "#platform/images.ts";
import { fetchOutside } from "#platform/outside.ts";
import type { Platform } from "#platform/platform.ts";

const PAGE = { maxBytes: 512 * 1024, types: /^(text\/html|application\/xhtml\+xml)\b/i, timeoutMs: 8_000 };
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
  const said = page && (await readHead(page.bytes.toString("utf8"), page.url));
  const image = said?.image ? await keepPicture(platform, said.image) : null;
  const { data: card = null } = linkCard.safeParse(
    said && {
      url,
      site: said.site,
      title: said.title,
      description: said.description,
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

const TITLE_MAX = 160;
const DESCRIPTION_MAX = 300;
const tidy = (text: string | undefined, max: number): string =>
  (text ?? "").replace(/\s+/gu, " ").trim().slice(0, max).toWellFormed();

/** What the head of a page says about it; null without a title. */
export async function readHead(html: string, url: string) {
  const { Parser } = await import("htmlparser2");
  const said = new Map<string, string>();
  let title = "";
  let inTitle = false;
  const parser = new Parser({
    onopentag(name, { property, name: named, content }) {
      inTitle = name === "title" && title === "";
      const key = (property ?? named ?? "").toLowerCase();
      if (name === "meta" && content && !said.has(key)) said.set(key, content);
      if (name === "body") parser.pause();
    },
    ontext(text) {
      if (inTitle) title += text;
    },
    onclosetag(name) {
      if (name === "title") inTitle = false;
    },
  });
  parser.write(html);
  const first = (...keys: string[]) => keys.map((key) => said.get(key)).find((value) => value?.trim());
  const shown = tidy(first("og:title", "twitter:title") ?? title, TITLE_MAX);
  if (shown === "") return null;
  const image = first("og:image", "og:image:url", "twitter:image");
  return {
    title: shown,
    description: tidy(first("og:description", "twitter:description", "description"), DESCRIPTION_MAX),
    site: tidy(first("og:site_name") ?? new URL(url).hostname.replace(/^www\./, ""), 60),
    image: image && URL.canParse(image, url) ? new URL(image, url).href : null,
  };
}
