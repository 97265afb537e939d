import type { Queryable } from "#platform/db/database.ts";

/** A member's side of matching with their decisions and matches, for their export. */
export async function collectMatching(db: Queryable, memberId: string) {
  const read = async (text: string) => (await db.query(text, [memberId])).rows;
  const [setup] = await read(
    "select paused, skills_sought, skills_must from matching_profiles where member_id = $1",
  );
  return {
    ...setup,
    decisions: await read(
      `select p.username as about, s.liked, s.at from deck_cards me join swipes s on s.swiper = me.place
       join deck_cards them on them.place = s.target left join profiles p on p.member_id = them.member
       where me.member = $1 order by s.at`,
    ),
    matches: await read(
      `select p.username as with, m.created_at from matches m
       left join profiles p on p.member_id = case when m.lo = $1 then m.hi else m.lo end
       where m.lo = $1 or m.hi = $1 order by m.created_at`,
    ),
  };
}

/** Takes a member's unanswered likes out of the counts of those who got them. */
export async function withdrawLikes(db: Queryable, memberId: string): Promise<void> {
  // By place, as decisions lock cards: two that meet never wait for each other.
  await db.query(
    `select from deck_cards where member = $1 or place in
       (select i.target from deck_cards me join like_inbox i on i.swiper = me.place where me.member = $1)
     order by place for no key update`,
    [memberId],
  );
  await db.query(
    `update deck_cards them set inbox = greatest(0, them.inbox - 1)
     from deck_cards me join like_inbox i on i.swiper = me.place
     where me.member = $1 and them.place = i.target`,
    [memberId],
  );
}
