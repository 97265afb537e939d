import type { View } from "#platform/db/definitions.ts";

/** What other features may read of matching: for sums over all of it, not for looking anybody up. */
export const views: readonly View[] = [
  { name: "deck_decisions", sql: "select s.swiper, s.target, s.liked, s.at from swipes s" },
  { name: "deck_members", sql: "select d.place, d.member, d.joined, d.listed from deck_cards d" },
  { name: "member_matches", sql: "select m.id, m.lo, m.hi, m.created_at from matches m" },
];
