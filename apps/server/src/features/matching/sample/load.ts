import { swipesOf } from "#features/matching/sample/swipes.ts";
import { learnWordsWithin } from "#features/matching/words/learn-words.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";
import { CONVERSATIONS } from "#sample/conversations.ts";

const HOUR = 3_600_000;

/** Writes what members write about, who said what to whom, and the matches, whose conversations are there. */
export async function loadSwipes(tx: Tx, { platform, ids, now, makeId }: SampleCommunity): Promise<void> {
  await learnWordsWithin(platform.db, tx);
  const cards = new Map(
    (await tx.rawQuery<{ member: string; place: number }>("select member, place from deck_cards")).rows.map(
      ({ member, place }) => [member, place],
    ),
  );
  const inDeck = ids.map((id) => cards.get(id));
  const pairs = CONVERSATIONS.slice(0, 18).map(({ a, b }) => [a, b] as const);
  for (const { swiper, target, liked, hoursAgo } of swipesOf(inDeck, pairs)) {
    const at = new Date(now - hoursAgo * HOUR);
    await tx.rawQuery(
      "insert into swipes (swiper, target, liked, at) values ($1, $2, $3, $4) on conflict do nothing",
      [inDeck[swiper], inDeck[target], liked, at],
    );
  }
  await tx.rawQuery(`insert into like_inbox (target, swiper, at) select s.target, s.swiper, s.at from swipes s
                    where s.liked and not exists (select from swipes t where t.swiper = s.target and t.target = s.swiper) on conflict do nothing`);
  await tx.rawQuery(`update deck_cards c set inbox = (select count(*) from like_inbox i where i.target = c.place),
                    shown = (select count(*) from swipes s where s.target = c.place)`);
  for (const [index, [a, b]] of pairs.entries()) {
    const [lo, hi] = [ids[a] ?? "", ids[b] ?? ""].sort();
    const at = now - ((CONVERSATIONS[index]?.hoursAgo ?? 0) + 72) * HOUR;
    await tx.rawQuery(
      `insert into matches (id, lo, hi, created_at, conversation)
       select $1, $2, $3, $4, c.id from conversations c where c.lo = $2 and c.hi = $3`,
      [makeId(`match ${index}`, at), lo, hi, new Date(at)],
    );
  }
}
