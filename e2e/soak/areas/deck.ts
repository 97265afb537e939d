import { type Area, type Ask, differences } from "../area.ts";
import type { Bot } from "../bot.ts";

/** Deals a day without premium (product: matching). */
const DEALS_A_DAY = 50;
const pairOf = (one: string, other: string): string => [one, other].sort().join(" ");

/** Checks that each decision is stored once, matches need two Deals, and no member exceeds their daily Deals. */
async function verifyDeck(decided: ReadonlyMap<string, boolean>, plain: readonly Bot[], ask: Ask) {
  const stored = await ask<{ key: string }>(
    `select a.member || ' ' || b.member || ' ' || s.liked as key
     from swipes s join deck_cards a on a.place = s.swiper join deck_cards b on b.place = s.target`,
  );
  const wrong = differences(
    "decisions",
    stored.map(({ key }) => key),
    [...decided].map(([pair, liked]) => `${pair} ${liked}`),
  );
  const mutual = [...decided].flatMap(([pair, liked]) => {
    const [one = "", other = ""] = pair.split(" ");
    return liked && one < other && decided.get(`${other} ${one}`) ? [pairOf(one, other)] : [];
  });
  const matches = await ask<{ key: string }>("select lo || ' ' || hi as key from matches");
  wrong.push(
    ...differences(
      "matches",
      matches.map(({ key }) => key),
      mutual,
    ),
  );
  const many = await ask<{ member: string; deals: number }>(
    `select c.member, count(*)::int as deals from swipes s join deck_cards c on c.place = s.swiper
     where s.liked and c.member = any($1::uuid[]) group by c.member, (s.at at time zone 'UTC')::date having count(*) > $2`,
    [plain.map(({ person }) => person.id), DEALS_A_DAY],
  );
  for (const { member, deals } of many) wrong.push(`${member}: ${deals} Deals in a day`);
  return wrong;
}

/** The deck: cards that come, Deal or No Deal. `pairs` are those who said Deal to each other before. */
export function settleDeck(bots: readonly Bot[], pairs: readonly (readonly [Bot, Bot])[]): Area {
  const decided = new Map<string, boolean>();
  for (const [one, other] of pairs)
    for (const [who, shown] of [
      [one, other],
      [other, one],
    ] as const)
      decided.set(`${who.person.id} ${shown.person.id}`, true);
  const cards = new Map<Bot, string[]>();
  const decide = async (bot: Bot) => {
    let pile = cards.get(bot) ?? [];
    if (pile.length === 0) {
      const deck = await bot.insist("deck", () => bot.person.call("GET /api/matching/profiles", {}));
      pile = (deck.body?.profiles ?? []).map(({ id }) => id);
      cards.set(bot, pile);
    }
    const candidate = pile.shift();
    if (!candidate) return;
    const liked = bot.random.chance(0.4);
    const key = `${bot.person.id} ${candidate}`;
    if (decided.has(key)) bot.complain(`was shown ${candidate} again after deciding`);
    const { done } = await bot.insist(
      "decision",
      () => bot.person.call("POST /api/matching/swipes", { body: { user_id: candidate, liked } }),
      bot.kind === "premium" ? [] : ["daily_limit"],
    );
    if (done) decided.set(key, liked);
  };
  const plain = bots.filter(({ kind }) => kind === "plain");
  return { actions: [decide, decide], verify: (ask) => verifyDeck(decided, plain, ask) };
}
