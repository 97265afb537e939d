import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aGroup } from "#features/groups/test-groups.ts";
import { aMatchingMember, aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { soon } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);
const SCAM = "Verdopple dein Geld in sieben Tagen, garantierte Rendite ohne Risiko!";

async function aConfirmed(): Promise<Person> {
  const person = await aMember(server);
  await query("update members set email_confirmed_at = now() where id = $1", [person.id]);
  return person;
}
async function aModerator(): Promise<Person> {
  const person = await aMember(server);
  await giveLevel(server, person, 2);
  return person;
}
const publish = (person: Person, content: string) =>
  person.must("POST /api/posts", { body: { client_id: randomUUID(), content } });
const queue = async (moderator: Person) =>
  (await moderator.must("GET /api/admin/reports", { query: { limit: 50 } })).items;
const dismiss = (moderator: Person, id: string) =>
  moderator.must("POST /api/admin/reports/{id}/resolve", {
    params: { id },
    body: { decision: "dismissed", reason: "Das ist ein Zitat." },
  });

describe("a post that has something of a scam", () => {
  test("stays, warns its readers and is a case for moderators", async () => {
    const author = await aConfirmed();
    const reader = await aMember(server);
    const moderator = await aModerator();
    const stream = await Stream.open(moderator);
    const post = await publish(author, SCAM);
    expect(post.signs).toEqual(["promised_returns"]);
    await stream.next(({ kind }) => kind === "moderation_queue_changed");
    const read = await reader.must("GET /api/posts/{id}", { params: { id: post.id } });
    expect(read.signs).toEqual(["promised_returns"]);
    const feed = await reader.must("GET /api/posts", { query: {} });
    expect(feed.items.find(({ id }) => id === post.id)?.signs).toEqual(["promised_returns"]);
    const about = (await queue(moderator)).filter(({ excerpt }) => excerpt === SCAM);
    expect(about).toMatchObject([
      { kind: "post", report_count: 0, reasons: [], signs: ["promised_returns"], hidden: false },
    ]);
    expect(about[0]?.author?.id).toBe(author.id);
  });

  test("loses its warning when moderators find nothing, and a report joins the same case", async () => {
    const author = await aConfirmed();
    const reader = await aMember(server);
    const moderator = await aModerator();
    const post = await publish(author, `${SCAM} Zitat.`);
    await reader.must("POST /api/reports", {
      body: { subject: { kind: "post", id: post.id }, reason: "fraud", note: "" },
    });
    const [about, ...more] = (await queue(moderator)).filter(({ author: by }) => by?.id === author.id);
    expect(more).toEqual([]);
    expect(about).toMatchObject({ report_count: 1, signs: ["promised_returns"] });
    await dismiss(moderator, about?.id ?? "");
    const read = await reader.must("GET /api/posts/{id}", { params: { id: post.id } });
    expect(read.signs).toEqual([]);
    expect(await author.must("GET /api/moderation/decisions", { query: {} })).toMatchObject({ items: [] });
  });

  test("is distinguished from an honest one", async () => {
    const author = await aConfirmed();
    const moderator = await aModerator();
    const post = await publish(
      author,
      "Vorsicht: Wer feste Rendite verspricht, garantiert nur seinen eigenen Gewinn.",
    );
    expect(post.signs).toEqual([]);
    expect((await queue(moderator)).filter(({ author: by }) => by?.id === author.id)).toEqual([]);
  });
});

describe("a profile that has something of a scam", () => {
  const change = (person: Person, bio: string) =>
    person.must("PATCH /api/profiles/{userId}", { params: { userId: person.id }, body: { bio } });
  const signsOf = async (reader: Person, id: string) =>
    (await reader.must("GET /api/users/{id}", { params: { id } })).signs;

  test("warns, and after a dismissal not again until its words change", async () => {
    const author = await aMember(server);
    const reader = await aMember(server);
    const moderator = await aModerator();
    await change(author, SCAM);
    expect(await signsOf(reader, author.id)).toEqual(["promised_returns"]);
    const cases = async () => (await queue(moderator)).filter(({ author: by }) => by?.id === author.id);
    const [about] = await cases();
    expect(about).toMatchObject({ kind: "member", signs: ["promised_returns"], report_count: 0 });
    await dismiss(moderator, about?.id ?? "");
    expect(await signsOf(reader, author.id)).toEqual([]);
    await change(author, SCAM);
    expect(await signsOf(reader, author.id)).toEqual([]);
    expect(await cases()).toEqual([]);
    await change(author, `${SCAM} Schreib mir!`);
    expect(await signsOf(reader, author.id)).toEqual(["promised_returns"]);
    expect(await cases()).toHaveLength(1);
    await change(author, "Ich baue Online-Kurse.");
    expect(await signsOf(reader, author.id)).toEqual([]);
  });

  test("is one case under parallel changes", async () => {
    const author = await aMember(server);
    const moderator = await aModerator();
    await Promise.all([1, 2, 3, 4].map((n) => change(author, `${SCAM} Nummer ${n}`)));
    const cases = (await queue(moderator)).filter(({ author: by }) => by?.id === author.id);
    expect(cases).toHaveLength(1);
  });
});

test("a comment warns its readers, is a case, and loses its warning when moderators find nothing", async () => {
  const author = await aConfirmed();
  const reader = await aMember(server);
  const moderator = await aModerator();
  const params = { id: (await publish(author, "Womit fangt ihr an?")).id };
  const answer = (text: string) =>
    author.must("POST /api/posts/{id}/comments", { params, body: { client_id: randomUUID(), text } });
  expect((await answer("Mit einem Plan.")).signs).toEqual([]);
  expect((await answer(SCAM)).signs).toEqual(["promised_returns"]);
  const read = async () =>
    (await reader.must("GET /api/posts/{id}/comments", { params, query: {} })).items.map(
      ({ signs }) => signs,
    );
  expect(await read()).toEqual([[], ["promised_returns"]]);
  const [about, ...more] = (await queue(moderator)).filter(({ author: by }) => by?.id === author.id);
  expect([about?.kind, about?.excerpt, more]).toEqual(["comment", SCAM, []]);
  await dismiss(moderator, about?.id ?? "");
  expect(await read()).toEqual([[], []]);
});

test("a group's description warns, and after a dismissal not again until it changes", async () => {
  const founder = await aConfirmed();
  const reader = await aMember(server);
  const moderator = await aModerator();
  const { id, name } = await aGroup(founder, { description: SCAM });
  const signs = async () => (await reader.must("GET /api/groups/{id}", { params: { id } })).signs;
  const describeAs = (description: string) =>
    founder.must("PATCH /api/groups/{id}", { params: { id }, body: { description } });
  expect(await signs()).toEqual(["promised_returns"]);
  const cases = async () =>
    (await queue(moderator)).filter(({ kind, excerpt }) => kind === "group" && excerpt.startsWith(name));
  const [about] = await cases();
  expect(about).toMatchObject({ excerpt: `${name}\n\n${SCAM}`, signs: ["promised_returns"] });
  await dismiss(moderator, about?.id ?? "");
  expect(await signs()).toEqual([]);
  await describeAs(SCAM);
  expect(await signs()).toEqual([]);
  expect(await cases()).toEqual([]);
  await describeAs(`${SCAM} Komm dazu!`);
  expect(await signs()).toEqual(["promised_returns"]);
  await describeAs("Wir bauen Kurse.");
  expect(await signs()).toEqual([]);
});

test("a card of the deck says what the profile behind it has of a scam", async () => {
  const author = await aMatchingMember(server);
  const viewer = await aMatchingMember(server);
  const signs = async () => {
    const { profiles } = await viewer.must("GET /api/matching/profiles", { query: {} });
    return profiles.find(({ id }) => id === author.id)?.signs;
  };
  expect(await signs()).toEqual([]);
  const params = { userId: author.id };
  await author.must("PATCH /api/profiles/{userId}", { params, body: { bio: SCAM } });
  // Decks of the same moment share their cards.
  await soon(async () => expect(await signs()).toEqual(["promised_returns"]));
});
