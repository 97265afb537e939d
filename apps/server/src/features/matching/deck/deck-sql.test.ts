import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sliceOf } from "#features/matching/deck/candidate-pool.ts";
import { poolOfSlice } from "#features/matching/deck/candidate-scan.ts";
import { PLACES, SLICE_SIZE } from "#features/matching/deck/deck-sql.ts";
import { STEPS_SIZE } from "#features/matching/engine/learn.ts";
import { TASTE_SIZE } from "#features/matching/engine/weights.ts";
import {
  decide,
  findFilteredPool,
  saveCard,
  scanSlice,
  sweepCards,
  undo,
} from "#features/matching/queries.ts";
import { type Database, openDatabase } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { createLog } from "#platform/log.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-server.ts";

const DAYS = 30;
const STEP = 0.25;
let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.config, createLog("silent"));
});
afterAll(async () => {
  await db.end();
  await database.drop();
});
beforeEach(() => db.rawQuery("delete from members"));

type Card = { id: string; place: number };

/** A member with a card in one language; the features' lower bits are their business models. */
async function aCard(language = 0, features = 1): Promise<Card> {
  const id = newId();
  await db.rawQuery(
    "insert into members (id, email, terms_version, terms_accepted_at) values ($1, $2, '1', now())",
    [id, `${id}@example.test`],
  );
  await saveCard(db, id, { language, features, listed: true, weekly: 0 });
  const { rows } = await db.rawQuery<{ place: number }>("select place from deck_cards where member = $1", [
    id,
  ]);
  return { id, place: rows[0]?.place ?? -1 };
}

/** The members that a deck may show, and whether each likes the viewer; the scan begins at `start`. */
async function candidates(
  { id, place }: Card,
  start = 0,
  language = 0,
  filter = null as Filter,
): Promise<Map<number, boolean>> {
  const viewer = { place, memberId: id, noDealDays: DAYS };
  const { pool, places } = filter
    ? await findFilteredPool(db, { ...viewer, language, start, size: SLICE_SIZE, filter })
    : await poolOfSlice(db, viewer, sliceOf(await scanSlice(db, language, start), start), () => []);
  return new Map(
    [...places].flatMap((other, row) => (pool.out?.[row] ? [] : [[other, pool.likesMe[row] === 1]])),
  );
}
type Filter = { models: number; skills: number; goal: number; verified: boolean } | null;

const swipe = async (swiper: Card, target: Card, liked: boolean, dealsADay: number | null = null) =>
  decide(db, {
    swiper: swiper.place,
    target: target.place,
    liked,
    dealsADay,
    steps: new Array<number>(STEPS_SIZE).fill(STEP),
    taste: Buffer.alloc(TASTE_SIZE, 7),
    matchId: newId(),
    today: "2030-01-02",
    noDealDays: DAYS,
  });
/** `taste`: what the service works out from the weights without the last steps. */
const takeBack = async (swiper: Card, target: Card, taste = 0) =>
  (await undo(db, swiper.place, target.place, Buffer.alloc(TASTE_SIZE, taste))).outcome;
const age = (swiper: Card, days: number) =>
  db.rawQuery("update swipes set at = now() - make_interval(days => $2) where swiper = $1", [
    swiper.place,
    days,
  ]);

/** The whole state of matching, so that a decision taken back can be compared. */
const state = async () => {
  const [cards, swipes, inbox, matches] = await Promise.all([
    db.rawQuery("select place, pop, pop_h, pick, pick_h, inbox, shown, taste from deck_cards order by place"),
    db.rawQuery("select swiper, target, liked from swipes order by 1, 2"),
    db.rawQuery("select target, swiper from like_inbox order by 1, 2"),
    db.rawQuery("select lo, hi from matches order by 1, 2"),
  ]);
  return [cards.rows, swipes.rows, inbox.rows, matches.rows];
};

test("the scan wraps around from any start, within one language", async () => {
  const me = await aCard();
  const others = await Promise.all([aCard(), aCard(), aCard(), aCard()]);
  await aCard(3);
  const expected = new Set(others.map(({ place }) => place));
  for (const start of [0, others[0]?.place ?? 0, PLACES - 1])
    expect(new Set((await candidates(me, start)).keys())).toEqual(expected);
});

test("leaves out members who were decided on, said No Deal, or are blocked on either side", async () => {
  const [me, seen, refused, blocked, blocker, left] = await Promise.all([
    aCard(),
    aCard(),
    aCard(),
    aCard(),
    aCard(),
    aCard(),
  ]);
  await swipe(me, seen, false);
  await swipe(refused, me, false);
  await db.rawQuery("insert into blocks (blocker, blocked) values ($1, $2), ($3, $1)", [
    me.id,
    blocked.id,
    blocker.id,
  ]);
  for (const start of [0, PLACES - 1])
    expect([...(await candidates(me, start)).keys()]).toEqual([left.place]);
});

test("who likes me is marked, once, and gone when I answered", async () => {
  const [me, fan, other] = await Promise.all([aCard(), aCard(), aCard()]);
  await swipe(fan, me, true);
  expect(await candidates(me)).toEqual(
    new Map([
      [other.place, false],
      [fan.place, true],
    ]),
  );
  expect((await swipe(me, fan, true)).outcome).toBe("match");
  expect([...(await candidates(me)).keys()]).toEqual([other.place]);
  expect([...(await candidates(fan)).keys()]).toEqual([other.place]);
});

test("a No Deal returns after 30 days, and a Deal then meets the Deal that waited; a Deal stays", async () => {
  const [me, fan] = await Promise.all([aCard(), aCard()]);
  await swipe(fan, me, true);
  await swipe(me, fan, false);
  expect((await swipe(me, fan, false)).outcome).toBe("known");
  expect((await swipe(me, fan, true)).outcome).toBe("opposite");
  await age(me, 29);
  expect((await candidates(me)).size).toBe(0);
  await age(me, 31);
  await age(fan, 400);
  expect(await candidates(me)).toEqual(new Map([[fan.place, true]]));
  expect((await candidates(fan)).size).toBe(0);
  expect((await swipe(me, fan, true)).outcome).toBe("match");
});

test("filters look at models, skills, goal and verification", async () => {
  const me = await aCard();
  const wanted = await aCard(0, 0b10 + (0b100 << 11) + (3 << 21) + 2 ** 31);
  await aCard(0, 0b01 + (0b010 << 11) + (4 << 21));
  const none = { models: 0, skills: 0, goal: -1, verified: false };
  expect((await candidates(me, 0, 0, none)).size).toBe(2);
  for (const filter of [{ models: 0b110 }, { skills: 0b100 }, { goal: 3 }, { verified: true }])
    expect([...(await candidates(me, 0, 0, { ...none, ...filter })).keys()]).toEqual([wanted.place]);
});

test("taking back restores everything: a No Deal, a Deal, an answer, a renewed decision", async () => {
  const [me, fan, other] = await Promise.all([aCard(), aCard(), aCard()]);
  await swipe(fan, me, true);
  const before = await state();
  for (const [target, liked] of [
    [other, false],
    [other, true],
    [fan, false],
  ] as const) {
    await swipe(me, target, liked);
    expect(await state()).not.toEqual(before);
    expect(await takeBack(me, target)).toBe("undone");
    expect(await state()).toEqual(before);
    expect(await takeBack(me, target)).toBe("nothing");
  }
  await swipe(me, other, false);
  await age(me, 31);
  const withOldNoDeal = await state();
  expect((await swipe(me, other, true)).outcome).toBe("new");
  expect(await takeBack(me, other, 7)).toBe("undone");
  expect(await state()).toEqual(withOldNoDeal);
  expect((await candidates(me)).has(other.place)).toBe(true);
});

test("a match is not taken back", async () => {
  const [me, fan] = await Promise.all([aCard(), aCard()]);
  await swipe(me, fan, true);
  await swipe(fan, me, true);
  expect(await takeBack(me, fan)).toBe("matched");
  expect(await takeBack(fan, me)).toBe("matched");
});

test("the limit counts Deals of a day, a Deal taken back is free again", async () => {
  const [me, a, b, c] = await Promise.all([aCard(), aCard(), aCard(), aCard()]);
  expect((await swipe(me, a, true, 2)).outcome).toBe("new");
  expect((await swipe(me, b, true, 2)).outcome).toBe("new");
  expect((await swipe(me, c, true, 2)).outcome).toBe("daily_limit");
  await takeBack(me, b);
  expect((await swipe(me, c, true, 2)).outcome).toBe("new");
});

test("at night those who are away fade and leave, and how often a card was shown is forgotten", async () => {
  const [here, away, gone] = await Promise.all([aCard(), aCard(), aCard()]);
  await db.rawQuery("update deck_cards set resp = 1, shown = 10");
  await db.rawQuery("update deck_cards set visited = now() - interval '3 days' where place = $1", [
    away.place,
  ]);
  await db.rawQuery("update deck_cards set visited = now() - interval '15 days' where place = $1", [
    gone.place,
  ]);
  await sweepCards(db);
  const { rows } = await db.rawQuery<{ place: number; resp: number; shown: number; active: boolean }>(
    "select place, resp, shown, active from deck_cards",
  );
  const card = (of: Card) => rows.find(({ place }) => place === of.place);
  expect(card(here)).toMatchObject({ resp: 1, shown: 9, active: true });
  expect(card(away)?.resp).toBeCloseTo(Math.exp(-1 / 6), 5);
  expect(card(gone)?.active).toBe(false);
  await saveCard(db, gone.id, { language: 0, features: 3, listed: true, weekly: 0 });
  expect((await candidates(here)).has(gone.place)).toBe(false);
});

test("erasing a member erases their decisions", async () => {
  const [me, fan] = await Promise.all([aCard(), aCard()]);
  await swipe(fan, me, true);
  await swipe(me, fan, true);
  await db.rawQuery("delete from members where id = $1", [fan.id]);
  const [, swipes, inbox, matches] = await state();
  expect([swipes, inbox, matches]).toEqual([[], [], []]);
});
