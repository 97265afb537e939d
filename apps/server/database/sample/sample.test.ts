import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { canLetter } from "#features/posts/sample/lettering.ts";
import { POSTS } from "#features/posts/sample/posts.ts";
import { aGuest } from "#testing/builders.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { secureSample } from "./access.ts";
import { loadSample } from "./load.ts";
import { LOOKS } from "./looks.ts";
import { PEOPLE } from "./people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadSample(server.platform);
});
afterAll(() => server.stop());

async function entering(email: string, password: string) {
  const guest = aGuest(server);
  expect((await guest.must("POST /api/auth/sign-in", { body: { email, password } })).user).not.toBeNull();
  return guest;
}

const count = async (what: string) =>
  (await server.platform.db.rawQuery<{ n: number }>(`select count(*)::int as n from ${what}`)).rows[0]?.n;

test("the community is as large as promised, and a second start changes nothing", async () => {
  const figures = async () => [
    await count("members"),
    await count("deck_cards where listed"),
    await count("swipes"),
    await count("matches"),
    await count("conversations where lo is not null"),
    await count("groups"),
    await count("messages m join channels c on c.id = m.conversation_id where m.poll is null"),
  ];
  expect(await figures()).toEqual([60, 45, 400, 18, 25, 14, 600]);
  await loadSample(server.platform);
  expect(await figures()).toEqual([60, 45, 400, 18, 25, 14, 600]);
});

test("every person has a look of their own, and it fits their age", () => {
  expect(Object.keys(LOOKS).toSorted()).toEqual(PEOPLE.map(({ name }) => name).toSorted());
  const faces = PEOPLE.map(({ name }) => JSON.stringify(LOOKS[name]));
  expect(new Set(faces).size).toBe(PEOPLE.length);
  expect(new Set(Object.values(LOOKS).map(({ skin }) => skin)).size).toBeGreaterThan(5);
  for (const { name, age } of PEOPLE) {
    if (age < 18) expect([name, LOOKS[name]?.beard]).toEqual([name, undefined]);
    if (age > 50) expect(["a9a49f", "d9d3cc"]).toContain(LOOKS[name]?.hair);
  }
});

test("verifications stand in every state, and whoever has the badge keeps it", async () => {
  const { rows } = await server.platform.db.rawQuery<{ status: string; n: number }>(
    "select status, count(*)::int as n from verifications group by status",
  );
  const states = Object.fromEntries(rows.map(({ status, n }) => [status, n]));
  expect(states).toMatchObject({ draft: 1, in_review: 3, rejected: 2, expired: 1 });
  expect(states["approved"]).toBeGreaterThan(5);
  expect(await count("verification_images")).toBe(14);
});

test("every group has its picture, and members get it", async () => {
  expect(await count("groups where avatar is null")).toBe(0);
  const lena = await entering("member@example.test", "kompagnon-probe");
  const { items } = await lena.must("GET /api/groups");
  expect(items.length).toBeGreaterThan(0);
  for (const { avatar_path } of items) expect(avatar_path).toMatch(/\/groups\/[\da-f-]{36}\.webp$/);
});

test("the groups keep their own rules", async () => {
  for (const [what, wanted] of [
    // Counts are those of the rows, and everybody reads every channel of their groups.
    ["groups g where member_count <> (select count(*) from memberships s where s.group_id = g.id)", 0],
    [
      "memberships s join channels c using (group_id) left join participants p on p.conversation_id = c.id and p.member_id = s.member_id where p.member_id is null",
      0,
    ],
    // Whoever wrote in a channel belongs to it.
    [
      "messages m join channels c on c.id = m.conversation_id left join memberships s on s.group_id = c.group_id and s.member_id = m.sender_id where s.member_id is null",
      0,
    ],
    [
      "(select s.member_id from memberships s join members m on m.id = s.member_id where m.premium_until is null group by 1 having count(*) > 2) x",
      0,
    ],
    ["(select distinct type from groups) x", 3],
    ["(select distinct status from applications) x", 4],
    [
      "(select conversation_id, text from messages m join channels c on c.id = m.conversation_id group by 1, 2 having count(*) > 1) x",
      0,
    ],
    [
      "(select distinct text from messages m join channels c on c.id = m.conversation_id) x where length(text) < 3",
      0,
    ],
    ["messages where created_at > now()", 0],
  ] as const)
    expect([what, await count(what)]).toEqual([what, wanted]);
});

test("every chart has a title and names its bars, without a font of the machine", () => {
  const drawings = POSTS.flatMap(({ pictures = [] }) => pictures);
  const charts = drawings.filter((drawing) => drawing.kind === "chart");
  expect(charts.length).toBeGreaterThan(5);
  for (const { title, labels, values, unit = "" } of charts) {
    expect([title, labels.length]).toEqual([title, values.length]);
    for (const text of [title, unit, ...labels]) expect([text, canLetter(text)]).toEqual([text, true]);
  }
});

/** Bought by the sample's people themselves, not by those who came by their links. */
const BOUGHT = "not exists(select from invite_redemptions i where i.invitee_id = member_id)";

test("purchases stand in every state, and premium is what they entitle to", async () => {
  for (const [what, wanted] of [
    [`billing_ledger where kind = 'paid' and ${BOUGHT}`, 7],
    [`billing_ledger where kind = 'refunded' and ${BOUGHT}`, 1],
    ["billing_ledger where kind = 'disputed'", 1],
    ["billing_ledger where at > now()", 0],
    // Every movement of money has its paper.
    [
      "billing_ledger l left join billing_documents d on d.ledger_id = l.id where l.cents <> 0 and d.id is null",
      0,
    ],
    ["billing_subscriptions where active and renews", 1],
    ["billing_subscriptions where active and not renews", 1],
    ["test_versions where ends_at > now()", 1],
    ["test_versions where ends_at < now()", 1],
    ["billing_reviews where resolved_at is null", 1],
    // The one who signs in as "premium", two with a subscription, one with a pass.
    [`members m where premium_until > now() and ${BOUGHT.replaceAll("member_id", "m.id")}`, 4],
    // What the provider knows is what the ledger has: nothing has to be put right at night.
    ["billing_ledger l left join local_payment_objects o on o.id = l.source where o.id is null", 0],
  ] as const)
    expect([what, await count(what)]).toEqual([what, wanted]);
});

test("agreements are drafts, wait for a signature, or are signed by both under what was sent", async () => {
  for (const [what, wanted] of [
    ["agreements", 4],
    ["agreements a where not exists(select from agreement_versions v where v.agreement_id = a.id)", 2],
    ["agreement_versions where completed_at is not null", 1],
    ["agreement_versions where completed_at is null and closed_at is null", 1],
    ["agreement_signatures s join agreement_versions v on v.id = s.version_id where s.hash <> v.hash", 0],
    [
      "agreement_signatures s join agreement_versions v on v.id = s.version_id where s.signed_at < v.sent_at",
      0,
    ],
    ["agreements where changed_at > now()", 0],
  ] as const)
    expect([what, await count(what)]).toEqual([what, wanted]);
});

test("the posts keep their own rules", async () => {
  for (const [what, wanted] of [
    ["posts", 121],
    ["posts where created_at > now()", 0],
    ["post_comments where created_at > now()", 0],
    ["post_likes where created_at > now()", 0],
    ["posts p where likes <> (select count(*) from post_likes x where x.post_id = p.id)", 0],
    ["posts p where comments <> (select count(*) from post_comments x where x.post_id = p.id)", 0],
    ["posts p join posts q on q.id = p.quote_id where q.created_at >= p.created_at", 0],
    ["posts p where p.quotes and not exists(select from posts q where q.id = p.quote_id)", 0],
    ["post_comments c join posts p on p.id = c.post_id where c.created_at <= p.created_at", 0],
    ["post_comments c join members m on m.id = c.author_id where c.created_at < m.created_at", 0],
    ["posts p join members m on m.id = p.author_id where p.created_at < m.created_at", 0],
    [
      "post_comments c join post_comments a on a.id = c.parent_id where a.post_id <> c.post_id or a.parent_id is not null",
      0,
    ],
    ["(select text from post_comments where length(text) < 2) x", 0],
    ["(select distinct f.language from posts p join profiles f on f.member_id = p.author_id) x", 10],
    [
      `posts p where p.actions ? 'groupJoin' and not exists(select from memberships s join groups g on g.id = s.group_id
         where g.id = (p.actions->'groupJoin'->>'groupId')::uuid and s.member_id = p.author_id and g.type <> 'private'
           and (g.type = 'public' or s.role <> 'member'))`,
      0,
    ],
  ] as const)
    expect([what, await count(what)]).toEqual([what, wanted]);
  expect(await count("post_comments")).toBeGreaterThanOrEqual(300);
  expect(await count("post_likes")).toBeGreaterThan(1000);
  expect(await count("post_reposts")).toBeGreaterThan(20);
  expect(await count("post_saves")).toBeGreaterThan(50);
  expect(await count("post_media")).toBeGreaterThan(10);
  expect(await count("follows")).toBeGreaterThan(300);
});

test("inviting adds up: nobody is paid more than they earned, and premium is what the ledger says", async () => {
  for (const [what, wanted] of [
    ["member_invites", 3],
    ["held_invites where decided_at is null", 1],
    ["(select distinct state from payouts) x", 4],
    ["invite_earnings where kind = 'reversed'", 1],
    ["invite_redemptions r join members m on m.id = r.inviter_id where m.created_at >= r.at", 0],
    ["invite_earnings where at > now()", 0],
    ["billing_ledger where livemode", 0],
    [
      `billing_ledger l join members m on m.id = l.member_id join invite_redemptions i on i.invitee_id = m.id
         where l.kind = 'paid' and not exists(select from billing_ledger r where r.payment = l.payment and r.kind = 'refunded')
           and m.premium_until is distinct from l.at + interval '30 days'`,
      0,
    ],
    [
      `(select p.member_id from payouts p where p.state <> 'rejected' group by 1
         having sum(p.cents) > (select sum(e.cents) from invite_earnings e where e.inviter_id = p.member_id
           and e.kind = 'earned' and e.payable_at <= now())) x`,
      0,
    ],
  ] as const)
    expect([what, await count(what)]).toEqual([what, wanted]);
  const jonas = await entering("premium@example.test", "kompagnon-probe");
  const earned = await jonas.must("GET /api/invites/earnings");
  const { payable_cents, waiting_cents, held_cents, requested_cents, paid_cents, earned_cents } = earned;
  expect(payable_cents).toBeGreaterThanOrEqual(earned.min_payout_cents);
  expect(payable_cents + waiting_cents + held_cents + requested_cents + paid_cents).toBe(earned_cents);
});

test("every match is two likes, and nobody else likes each other", async () => {
  const mutual = await count(
    `swipes a join swipes b on a.swiper = b.target and a.target = b.swiper and a.swiper < b.swiper where a.liked and b.liked`,
  );
  expect(mutual).toBe(18);
});

test("every model, skill, goal and language is somebody's", async () => {
  for (const [column, wanted] of [
    ["unnest(business_models)", 11],
    ["unnest(skills)", 10],
    ["unnest(goals)", 6],
    ["language", 10],
  ] as const)
    expect(await count(`(select distinct ${column} from profiles) as t`)).toBe(wanted);
});

test("the sample accounts sign in; the first has a deck and unread messages", async () => {
  const lena = aGuest(server);
  await lena.must("POST /api/auth/sign-in", {
    body: { email: "member@example.test", password: "kompagnon-probe" },
  });
  expect((await lena.must("GET /api/matching/profiles")).profiles).toHaveLength(20);
  expect(Object.values(await lena.must("GET /api/chats/unread"))).toEqual(expect.arrayContaining([2, 1]));
  const { matches } = await lena.must("GET /api/matching/matches");
  expect(matches).toHaveLength(3);
  const { items } = await lena.must("GET /api/chats");
  for (const chat of items) expect(chat.unread_count).toBeLessThanOrEqual(2);
});

test("whoever works for the team signs in by the password here, and confirms by a second factor", async () => {
  const owner = await entering("owner@example.test", "kompagnon-probe");
  expect(await owner.must("GET /api/auth/step-up")).toEqual({ code: true, passkey: false, until: null });
  const { secret } = await secureSample(server.platform);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await owner.call("POST /api/auth/step-up", { body: { code } })).status).toBe(200);
});

test("reached from elsewhere, the accounts have a password that only this installation tells", async () => {
  const owner = await entering("owner@example.test", "kompagnon-probe");
  const elsewhere = { ...server.platform, config: { ...server.platform.config, loopback: false } };
  const { password, secret } = await secureSample(elsewhere);
  expect(password).toHaveLength(24);
  expect(await secureSample(elsewhere)).toEqual({ password, secret });
  expect((await owner.call("GET /api/me")).status).toBe(401);
  const known = { email: "owner@example.test", password: "kompagnon-probe" };
  expect((await aGuest(server).call("POST /api/auth/sign-in", { body: known })).status).toBe(401);
  await entering("owner@example.test", password);
  await secureSample(server.platform);
  await entering("owner@example.test", "kompagnon-probe");
});

test("moderators find reports in every state, and read each of them", async () => {
  const moderator = await entering("moderator@example.test", "kompagnon-probe");
  for (const [state, wanted] of [
    ["open", 6],
    ["appealed", 1],
    ["closed", 3],
  ] as const) {
    const { items } = await moderator.must("GET /api/admin/reports", { query: { state } });
    expect([state, items.length]).toEqual([state, wanted]);
    for (const { id } of items)
      expect((await moderator.must("GET /api/admin/reports/{id}", { params: { id } })).excerpt).not.toBe("");
  }
});

test("jobs have applications in every state, and count them", async () => {
  for (const [what, wanted] of [
    ["job_posts", 25],
    ["job_applications", 40],
    ["job_posts where created_at > now()", 0],
    ["job_posts where state = 'open' and expires_at <= now()", 0],
    ["job_applications where created_at > now()", 0],
    [
      "job_posts j where applications_count <> (select count(*) from job_applications a where a.job_id = j.id and a.status <> 'withdrawn')",
      0,
    ],
    ["job_applications a join job_posts j on j.id = a.job_id where a.created_at < j.created_at", 0],
    ["job_application_steps where at > now()", 0],
  ] as const)
    expect([what, await count(what)]).toEqual([what, wanted]);
});

test("thirty days of visits: weekdays and hours, and sums that are what their rows are", async () => {
  const { db } = server.platform;
  const { rows } = await db.rawQuery<Record<string, number>>(
    `with since as (select date_trunc('day', now(), 'UTC') - interval '29 days' as at),
       sums as (select h.* from analytics_hours h, since where hour >= since.at)
     select (select count(distinct started_at::date)::int from analytics_sessions) as days,
       (select count(*)::int from analytics_sessions, since where started_at >= since.at) as sessions,
       (select sum(sessions)::int from sums) as summed,
       (select count(*)::int from analytics_events e, since where kind = 1 and e.at >= since.at) as events,
       (select sum(events)::int from sums) as summed_events,
       (select count(*)::int from analytics_views v, since where v.at >= since.at) as views,
       (select sum(views)::int from sums) as summed_views,
       (select count(*)::int from analytics_sessions s join analytics_consents c using (member_id) where c.choice = 'declined') as against,
       (select count(*)::int from analytics_events_other) as astray`,
  );
  const [found = {}] = rows;
  expect(found["days"]).toBeGreaterThanOrEqual(30);
  expect(found["sessions"]).toBeGreaterThan(500);
  expect(found).toMatchObject({
    summed: found["sessions"],
    summed_events: found["events"],
    summed_views: found["views"],
  });
  expect(found).toMatchObject({ against: 0, astray: 0 });
  const busy = await db.rawQuery<{ night: number; evening: number }>(
    `select sum(views) filter (where extract(hour from hour at time zone 'UTC') between 1 and 4)::int as night,
       sum(views) filter (where extract(hour from hour at time zone 'UTC') between 18 and 21)::int as evening from analytics_hours`,
  );
  expect(busy.rows[0]?.evening).toBeGreaterThan(4 * (busy.rows[0]?.night ?? 0));
});

test("visits reach back sixty days, so that thirty days have thirty before them to compare with", async () => {
  const admin = aGuest(server);
  await admin.must("POST /api/auth/sign-in", {
    body: { email: "admin@example.test", password: "kompagnon-probe" },
  });
  const { changes } = await admin.must("GET /api/analytics/admin/overview", {
    query: { userType: "all", timeRange: "30d" },
  });
  // Grown, but not from nearly nothing.
  for (const [figure, change] of Object.entries(changes ?? { none: null }))
    expect([figure, change !== null && Math.abs(change) < 2]).toEqual([figure, true]);
  expect(changes?.totalSessions).toBeGreaterThan(0.2);
});

test("visits: members sign up, match and pay in them as often as they did, and not before they joined", async () => {
  const { rows } = await server.platform.db.rawQuery<Record<string, number>>(
    `with agreed as (select member_id from analytics_consents where choice = 'accepted'),
       since as (select now() - interval '30 days 1 hour' as at)
     select (select count(*)::int from analytics_sessions s join members m on m.id = s.member_id where s.started_at < m.created_at) as early,
       (select count(*)::int from analytics_events where kind = 3 and type = 'sign_up') as sign_ups,
       (select count(*)::int from members m join agreed a on a.member_id = m.id, since where m.created_at >= since.at) as joined,
       (select count(*)::int from analytics_events where kind = 3 and type = 'premium') as bought,
       (select count(*)::int from billing_ledger l join agreed a on a.member_id = l.member_id, since
         where l.kind = 'paid' and l.at >= since.at) as paid,
       (select count(*)::int from analytics_events where kind = 3 and type = 'match') as met,
       (select count(*)::int from matches) as matches,
       (select count(*)::int from analytics_sessions where device = 'phone' and os in ('Windows', 'Linux', 'macOS')) as odd`,
  );
  const found = rows[0] ?? {};
  expect(found).toMatchObject({ early: 0, odd: 0, sign_ups: found["joined"], bought: found["paid"] });
  expect(found["sign_ups"]).toBeGreaterThan(5);
  expect(found["met"]).toBeGreaterThan(0);
  expect(found["met"]).toBeLessThanOrEqual(found["matches"] ?? 0);
});
