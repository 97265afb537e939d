import type { Queryable, Tx } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const LOCK_TASTE = statement(
  "matching_lock_taste",
  `select t.w from match_taste t join deck_cards c on c.place = t.place where c.member = $1 for update of t`,
);
/** Holds a member's exact taste until the transaction ends, as a decision does before it takes cards; null before the first one. */
export async function lockTaste(tx: Tx, memberId: string): Promise<number[] | null> {
  const { rows } = await tx.query(LOCK_TASTE, [memberId]);
  return rows[0]?.w ?? null;
}

/** What a card says in words, and what it was read from. */
export type CardWithText = { place: number; language: number; taste: Buffer; words: Buffer; text: string };

const LOCK_CARD_WITH_TEXT = statement(
  "matching_find_written",
  `select c.place, c.language, c.taste, c.words, concat_ws(E'\\n', f.bio, f.business_idea, f.target) as "text!"
     from deck_cards c join member_profiles f on f.member_id = c.member where c.member = $1 for no key update of c`,
);
/** What a member wrote, with their card, which is held until the transaction ends. */
export async function lockCardWithText(tx: Tx, memberId: string): Promise<CardWithText | null> {
  const { rows } = await tx.query(LOCK_CARD_WITH_TEXT, [memberId]);
  return rows[0] ?? null;
}

const SET_WORDS = statement("matching_set_words", "update deck_cards set words = $2 where place = $1");
/** Stores what a card says in words. */
export const setWords = (tx: Tx, place: number, words: Buffer) => tx.query(SET_WORDS, [place, words]);

const SET_TASTE = statement("matching_set_taste", "update match_taste set w = $2 where place = $1");
/** Stores an exact taste. */
export const setTaste = (tx: Tx, place: number, w: readonly number[]) => tx.query(SET_TASTE, [place, w]);

const TOPICS_OF = statement(
  "matching_topics_of",
  "select number, texts, learned_at from match_topics where language = $1",
);
/** By which topics texts of a language are read; null before there are enough of them. */
export async function findTopics(
  db: Queryable,
  language: number,
): Promise<{ number: number; texts: number; learned_at: Date } | null> {
  const { rows } = await db.query(TOPICS_OF, [language]);
  return rows[0] ?? null;
}

const READ_TOPICS = statement(
  "matching_read_topics",
  "select learned, before from match_topics where number = $1",
);
/** Topics as they are stored, and those before; null if they were replaced. */
export async function loadTopics(
  db: Queryable,
  number: number,
): Promise<{ learned: Buffer; before: Buffer | null } | null> {
  const { rows } = await db.query(READ_TOPICS, [number]);
  return rows[0] ?? null;
}

const SAVE_TOPICS = statement(
  "matching_save_topics",
  `insert into match_topics as known (language, number, texts, learned)
     values ($1, (select coalesce(max(number), 0) + 1 from match_topics), $2, $3)
   on conflict (language) do update set number = excluded.number, texts = excluded.texts, before = known.learned,
     learned = excluded.learned, learned_at = now()`,
);
/** Stores what texts of a language are about. */
export const saveTopics = (db: Queryable, language: number, texts: number, learned: Buffer) =>
  db.query(SAVE_TOPICS, [language, texts, learned]);

const COUNT_TEXTS = statement(
  "matching_count_texts",
  `select count(*)::int as "n!" from deck_cards c join member_profiles f on f.member_id = c.member
     where c.language = $1 and c.listed and (f.bio <> '' or f.business_idea <> '')`,
);
/** How many members in the deck wrote something in a language. */
export async function countTexts(db: Queryable, language: number): Promise<number> {
  const { rows } = await db.query(COUNT_TEXTS, [language]);
  return rows[0]?.n ?? 0;
}

const LIST_TEXTS = statement(
  "matching_list_texts",
  `select concat_ws(E'\\n', f.bio, f.business_idea, f.target) as "text!"
     from deck_cards c join member_profiles f on f.member_id = c.member
     where c.language = $1 and c.listed and (f.bio <> '' or f.business_idea <> '') order by c.place limit $2`,
  { plan: "custom" },
);
/** Texts of members in the deck in a language, in a random order of members. */
export async function listTexts(db: Queryable, language: number, limit: number): Promise<string[]> {
  const { rows } = await db.query(LIST_TEXTS, [language, limit]);
  return rows.map(({ text }) => text);
}

const LIST_UNREAD = statement(
  "matching_list_unread",
  `select c.member, c.place from deck_cards c
     where c.language = $1 and c.place > $2 and get_byte(c.words, 0) * 256 + get_byte(c.words, 1) <> $3
     order by c.place limit $4`,
  { plan: "custom" },
);
/** Members whose words were not read by these topics yet, in the order of their places. */
export async function listUnread(
  db: Queryable,
  of: { language: number; number: number; after: number },
  limit: number,
): Promise<{ member: string; place: number }[]> {
  const { rows } = await db.query(LIST_UNREAD, [of.language, of.after, of.number, limit]);
  return rows;
}
