import type { Trait } from "@kompagnon/contract/matching/model.ts";
import type { BusinessModel, Goal, Skill } from "@kompagnon/contract/profiles/model.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { PoolRow } from "#features/matching/deck/deck-pool.ts";
import { CARD_BYTES, timesOf } from "#features/matching/deck/deck-sql.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** What is scored of a member, who may have no card. */
export type ScoredRow = {
  id: string;
  models: BusinessModel[];
  skills: Skill[];
  goals: Goal[];
  age: number | null;
  language: Language;
  idea: boolean;
  bioLength: number;
  verified: boolean;
  sought: Skill[];
  must: boolean;
  /** Of their card; null without one. */
  pop: number | null;
  pick: number | null;
  pick_h: number | null;
  resp: number | null;
  inbox: number | null;
  shown: number | null;
  price: number | null;
  taste: Buffer | null;
  words: Buffer | null;
  times: number | null;
  /** What they said they want to see less of; null for nothing. */
  less: Trait[] | null;
};

const FIND_SCORED = statement(
  "matching_find_scored",
  `select p.member_id as id, p.business_models as models, p.skills, p.goals, p.age, p.language,
               btrim(p.business_idea) <> '' as idea, char_length(p.bio) as "bioLength",
               m.verified_at is not null as verified, coalesce(w.skills_sought, '{}') as sought,
               coalesce(w.skills_must, false) as must, c.pop, c.pick, c.pick_h, c.resp, c.inbox, c.shown, c.scarcity as price, c.taste, c.words, ${timesOf("c.")} as "times?", t.less as "less?"
             from member_profiles p join member_accounts m on m.id = p.member_id
             left join matching_profiles w on w.member_id = p.member_id
             left join deck_cards c on c.member = p.member_id
             left join match_taste t on t.place = c.place
             where p.member_id = any($1::uuid[])`,
  { hot: true },
);
/** What is scored of members, in no order. */
export async function findScored(db: Queryable, ids: readonly string[]): Promise<ScoredRow[]> {
  const { rows } = await db.query(FIND_SCORED, [ids]);
  return rows;
}

const FIND_CARDS = statement(
  "matching_find_cards",
  `select string_agg(${CARD_BYTES}, ''::bytea) as cards, string_agg(uuid_send(member), ''::bytea) as members
   from (select c.*, false as likes_me from deck_cards c where c.member = any($1::uuid[])) as card`,
  { hot: true },
);
/** The cards of members, one after another, and their ids in the same order, as bytes; null without any. */
export async function findCards(
  db: Queryable,
  ids: readonly string[],
): Promise<PoolRow & { members: Buffer | null }> {
  const { rows } = await db.query(FIND_CARDS, [ids]);
  return rows[0] ?? { cards: null, members: null };
}
