import type { LinkCard } from "@kompagnon/contract/chats/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { hashToken } from "#platform/secrets.ts";

const FIND_CARD = statement(
  "chats_find_card",
  "select card from link_cards where hash = $1 and fetched_at > now() - interval '1 day'",
);
/** A card fetched within the last day; undefined if the page has to be fetched. */
export async function findCard(db: Queryable, url: string): Promise<LinkCard | null | undefined> {
  const { rows } = await db.query(FIND_CARD, [hashToken(url)]);
  return rows[0]?.card;
}

const SAVE_CARD = statement(
  "chats_save_card",
  `insert into link_cards (hash, card, image) values ($1, $2, $3)
     on conflict (hash) do update set card = $2, image = $3, fetched_at = now()`,
);
/** Keeps what a page said about itself. */
export const saveCard = (db: Queryable, url: string, card: LinkCard | null, image: string | null) =>
  db.query(SAVE_CARD, [hashToken(url), card && JSON.stringify(card), image]);
