import type { LinkCard } from "@kompagnon/contract/chats/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { hashToken } from "#platform/secrets.ts";

/** A card fetched within the last day; undefined if the page has to be asked. */
export async function findCard(db: Queryable, url: string): Promise<LinkCard | null | undefined> {
  const { rows } = await db.query<{ card: LinkCard | null }>(
    "select card from link_cards where hash = $1 and fetched_at > now() - interval '1 day'",
    [hashToken(url)],
  );
  return rows[0]?.card;
}

/** Keeps what a page said about itself. */
export const saveCard = (db: Queryable, url: string, card: LinkCard | null, image: string | null) =>
  db.query(
    `insert into link_cards (hash, card, image) values ($1, $2, $3)
     on conflict (hash) do update set card = $2, image = $3, fetched_at = now()`,
    [hashToken(url), card && JSON.stringify(card), image],
  );
