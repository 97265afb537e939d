import { learnedOf } from "#features/matching/learned/learned.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const SETUP_OF = statement(
  "matching_export_setup",
  "select paused, skills_sought, skills_must, weekly_hours from matching_profiles where member_id = $1",
);
const WORDS_OF = statement(
  "matching_export_words",
  "select encode(words, 'hex') as words from deck_cards where member = $1",
);
const DECISIONS_OF = statement(
  "matching_export_decisions",
  `select p.username as about, s.liked, s.at from deck_cards me join swipes s on s.swiper = me.place
   join deck_cards them on them.place = s.target left join member_profiles p on p.member_id = them.member
   where me.member = $1 order by s.at`,
);
const MATCHES_OF = statement(
  "matching_export_matches",
  `select p.username as with, m.created_at, m.came from matches m
   left join member_profiles p on p.member_id = case when m.lo = $1 then m.hi else m.lo end
   where m.lo = $1 or m.hi = $1 order by m.created_at`,
);
const LEARNED_OF = statement(
  "matching_export_learned",
  `select t.w as taste, t.h as evidence, t.reset_at, c.pick, c.pick_h from deck_cards c left join match_taste t on t.place = c.place
   where c.member = $1`,
);
/** A member's side of matching with their decisions and matches, for their export. */
export async function collectMatching(db: Queryable, memberId: string) {
  const setup = (await db.query(SETUP_OF, [memberId])).rows[0];
  return {
    ...setup,
    /** What their texts are about, as numbers of one byte each. */
    words: (await db.query(WORDS_OF, [memberId])).rows[0]?.words ?? null,
    /** What was learned from their decisions: the readable traits, and all the numbers. */
    learned: {
      ...(await learnedOf(db, memberId)),
      numbers: (await db.query(LEARNED_OF, [memberId])).rows[0] ?? null,
    },
    decisions: (await db.query(DECISIONS_OF, [memberId])).rows,
    matches: (await db.query(MATCHES_OF, [memberId])).rows,
  };
}

const WITHDRAW_LIKES_DECK_CARDS = statement(
  "matching_withdraw_likes_deck_cards",
  `select from deck_cards where member = $1 or place in
       (select i.target from deck_cards me join like_inbox i on i.swiper = me.place where me.member = $1)
     order by place for no key update`,
);
const WITHDRAW_LIKES_UPDATE_DECK_CARDS = statement(
  "matching_withdraw_likes_update_deck_cards",
  `update deck_cards them set inbox = greatest(0, them.inbox - 1)
     from deck_cards me join like_inbox i on i.swiper = me.place
     where me.member = $1 and them.place = i.target`,
);
/** Takes a member's unanswered likes out of the counts of those who got them. */
export async function withdrawLikes(db: Queryable, memberId: string): Promise<void> {
  // By place, as decisions lock cards: two that meet never wait for each other.
  await db.query(WITHDRAW_LIKES_DECK_CARDS, [memberId]);
  await db.query(WITHDRAW_LIKES_UPDATE_DECK_CARDS, [memberId]);
}
