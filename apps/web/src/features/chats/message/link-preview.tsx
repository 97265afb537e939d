import type { LinkCard } from "@kompagnon/contract/chats/model.ts";

/** What a page calls itself, and where it really is. */
function sitesOf({ site, url }: LinkCard): string {
  const host = URL.parse(url)?.hostname.replace(/^www\./, "") ?? "";
  return host === "" || site === host ? site : `${site} · ${host}`;
}

/** What a linked page says about itself. Its picture comes from us, so no one's reader is seen by that page. */
export const LinkPreview = ({ card }: { card: LinkCard }) => (
  <a
    href={card.url}
    target="_blank"
    rel="noopener noreferrer nofollow ugc"
    className="mt-1 flex w-80 max-w-full overflow-hidden rounded-control border border-current/20 bg-current/6 no-underline hover:bg-current/12"
  >
    {card.image_url && (
      <img
        src={card.image_url}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        decoding="async"
        className="size-20 shrink-0 self-stretch object-cover"
      />
    )}
    <span className="grid min-w-0 content-center gap-0.5 px-3 py-2 text-sm" dir="auto">
      <span className="truncate text-xs">{sitesOf(card)}</span>
      <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{card.title}</span>
      {card.description && <span className="line-clamp-2 [overflow-wrap:anywhere]">{card.description}</span>}
    </span>
  </a>
);
