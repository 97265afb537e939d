import { USUAL_TIME_ZONE } from "#features/notifications/public.ts";
import { ENDED, FOUR, PAIR, type SampleWeeks } from "#features/pods/sample/weeks.ts";
import { addDays, addWeeks, nowIn } from "#features/pods/weeks/weeks.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";

const DAY = 86_400_000;
/** By their places among the sample people: who is in a circle already, and who is not in one with them. */
const LENA = 0;
const JONAS = 1;
/** Who waits to be brought together, each with how many days ago they asked. */
const WAITING = [
  { place: 30, hours: "up_to_10", days: 2 },
  { place: 33, hours: "more", days: 9 },
  { place: 36, hours: "up_to_5", days: 0.2 },
] as const;

type Circle = {
  name: string;
  origin: "pair" | "found";
  originId: string | null;
  members: readonly string[];
  weeks: SampleWeeks;
  since: number;
  /** Weeks ago it came to an end. */
  closed?: number;
};

async function loadCircle(tx: Tx, { now, makeId }: SampleCommunity, circle: Circle): Promise<string> {
  const { week } = nowIn(USUAL_TIME_ZONE, new Date(now));
  const began = now - circle.since * 7 * DAY;
  const id = makeId(`pod ${circle.name}`, began);
  const closedAt = circle.closed === undefined ? null : new Date(now - circle.closed * 7 * DAY);
  await tx.rawQuery(
    "insert into pods (id, origin, origin_id, created_at, closed_at) values ($1, $2, $3, $4, $5)",
    [id, circle.origin, circle.originId, new Date(began), closedAt],
  );
  for (const member of circle.members)
    await tx.rawQuery(
      "insert into pod_members (pod_id, member_id, joined_at, first_week) values ($1, $2, $3, $4)",
      [id, member, new Date(began), addWeeks(week, -circle.since)],
    );
  for (const [ago, entries] of Object.entries(circle.weeks))
    for (const [place, [goal, outcome, line, cheer]] of Object.entries(entries)) {
      const monday = addWeeks(week, -Number(ago));
      const entry = makeId(`pod ${circle.name} ${ago} ${place}`, Date.parse(`${monday}T08:00:00Z`));
      const member = circle.members[Number(place)];
      await tx.rawQuery(
        `insert into pod_entries (id, pod_id, member_id, week, goal, goal_day, outcome, line, created_at, checked_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          entry,
          id,
          member,
          monday,
          goal,
          monday,
          outcome,
          line,
          new Date(Math.min(now, Date.parse(`${monday}T08:00:00Z`))),
          outcome ? new Date(`${addDays(monday, 4)}T15:00:00Z`) : null,
        ],
      );
      if (cheer)
        await tx.rawQuery("insert into pod_cheers (entry_id, member_id, cheer) values ($1, $2, $3)", [
          entry,
          circle.members[cheer[0]],
          cheer[1],
        ]);
    }
  return id;
}

const PAIRS_OF = `select id, case when lo = $1 then hi else lo end as other from conversation_pairs
  where $1 in (lo, hi) and $2 not in (lo, hi) order by id`;
const SPEAKING_GERMAN = `select p.member_id as id from profiles p where p.language = 'de' and p.member_id = any($1::uuid[])
  and not exists (select from blocks b where p.member_id in (b.blocker, b.blocked)) order by array_position($1::uuid[], p.member_id)`;

/** A member of a circle takes three weeks off. */
async function loadPause(
  tx: Tx,
  { now, makeId }: SampleCommunity,
  memberId: string | undefined,
): Promise<void> {
  const { week } = nowIn(USUAL_TIME_ZONE, new Date(now));
  await tx.rawQuery(
    "insert into pod_pauses (id, member_id, from_week, until_week, created_at) values ($1, $2, $3, $4, $5)",
    [
      makeId("pod pause", now - 5 * DAY),
      memberId,
      addWeeks(week, -1),
      addWeeks(week, 1),
      new Date(now - 5 * DAY),
    ],
  );
}

/** Members who look for a circle. */
async function loadWaiting(tx: Tx, { ids, now }: SampleCommunity): Promise<void> {
  for (const { place, hours, days } of WAITING)
    await tx.rawQuery(
      `insert into pod_asks (member_id, hours, asked_at, widened_at) values ($1, $2, $3, $4) on conflict do nothing`,
      [ids[place], hours, new Date(now - days * DAY), days > 7 ? new Date(now - DAY) : null],
    );
}

/** Circles in all states: four who were found, pairs that run, ended and are asked for, somebody alone, and who waits. */
export async function loadPods(tx: Tx, community: SampleCommunity): Promise<void> {
  const { ids, now, makeId } = community;
  const lena = ids[LENA] ?? "";
  const jonas = ids[JONAS] ?? "";
  const { rows: german } = await tx.rawQuery<{ id: string }>(SPEAKING_GERMAN, [ids.slice(2, 30)]);
  const others = german.map(({ id }) => id);
  const four = [jonas, ...others.slice(0, 3)];
  await loadCircle(tx, community, {
    name: "four",
    origin: "found",
    originId: null,
    members: four,
    weeks: FOUR,
    since: 3,
  });
  await loadPause(tx, community, four[3]);
  const { rows: hers } = await tx.rawQuery<{ id: string; other: string }>(PAIRS_OF, [lena, jonas]);
  const pair = (at: number) =>
    hers[at] ?? { id: makeId(`pod origin ${at}`, now), other: others[at + 4] ?? jonas };
  await loadCircle(tx, community, {
    name: "pair",
    origin: "pair",
    originId: pair(0).id,
    members: [lena, pair(0).other],
    weeks: PAIR,
    since: 3,
  });
  await loadCircle(tx, community, {
    name: "ended",
    origin: "pair",
    originId: pair(1).id,
    members: [lena],
    since: 8,
    closed: 5,
    weeks: Object.fromEntries(
      Object.entries(ENDED).map(([ago, { 0: first }]) => [ago, first ? { 0: first } : {}]),
    ),
  });
  const asked = await loadCircle(tx, community, {
    name: "asked",
    origin: "pair",
    originId: pair(2).id,
    members: [pair(2).other],
    weeks: {},
    since: 0,
  });
  await tx.rawQuery(
    "insert into pod_invitations (id, pod_id, from_id, to_id, created_at) values ($1, $2, $3, $4, $5)",
    [makeId("pod invitation", now), asked, pair(2).other, lena, new Date(now - 0.3 * DAY)],
  );
  await loadCircle(tx, community, {
    name: "alone",
    origin: "found",
    originId: null,
    members: others.slice(3, 4),
    weeks: {},
    since: 1,
  });
  await loadWaiting(tx, community);
}
