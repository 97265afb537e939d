import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aComment, aPost, aWriter, write } from "#features/posts/test-posts.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone, someoneWaits, soon } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const writers = (many: number) => Promise.all(Array.from({ length: many }, () => aWriter(server)));
const nameOf = async (person: Person) => (await person.must("GET /api/me")).username;
const noticesOf = async (person: Person) => (await person.must("GET /api/notifications")).items;
const like = (who: Person, id: string) => who.call("PUT /api/posts/{id}/like", { params: { id } });
const comment = (who: Person, id: string, body: { client_id: string; text: string }) =>
  who.call("POST /api/posts/{id}/comments", { params: { id }, body });

test("the same client_id at the same moment is one post, told once", async () => {
  const anna = await aWriter(server);
  const berta = await aWriter(server);
  const body = { client_id: randomUUID(), content: `Danke @${await nameOf(berta)}` };
  const answers = await Promise.all(Array.from({ length: 30 }, () => write(anna, body)));
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  expect(await anna.must("GET /api/posts/{id}", { params: { id: answers[0]?.body.id ?? "" } })).toEqual(
    answers[0]?.body,
  );
  await jobsDone(server);
  expect(await noticesOf(berta)).toMatchObject([{ type: "mention", count: 1 }]);
});

test("concurrent posts each keep their author, and each notifies its mentions once", async () => {
  const authors = await writers(12);
  const named = await writers(3);
  const names = await Promise.all(named.map(nameOf));
  const posts = await Promise.all(
    authors.map((who, n) => aPost(who, { content: `Nummer ${n} für @${names[n % 3]}` })),
  );
  for (const [n, post] of posts.entries()) {
    expect(post).toMatchObject({ author_id: authors[n]?.id, content: `Nummer ${n} für @${names[n % 3]}` });
    expect(post.mentions).toEqual([{ id: named[n % 3]?.id, username: names[n % 3] }]);
  }
  await jobsDone(server);
  for (const one of named)
    expect((await noticesOf(one)).map(({ type }) => type)).toEqual(Array(4).fill("mention"));
});

test("a refusal among others is one's own", async () => {
  const anna = await aWriter(server);
  const berta = await aWriter(server);
  const newcomer = await aMember(server);
  const { id } = await aPost(anna);
  await anna.must("PUT /api/users/{id}/block", { params: { id: berta.id } });
  const text = () => ({ client_id: randomUUID(), text: "Da" });
  const answers = await Promise.all([
    write(anna),
    write(newcomer),
    write(berta),
    comment(anna, id, text()),
    comment(newcomer, id, text()),
    comment(berta, id, text()),
    like(newcomer, id),
    like(berta, id),
    like(newcomer, randomUUID()),
  ]);
  expect(answers.map(({ status, error }) => error?.error ?? status)).toEqual([
    201,
    "email_unconfirmed",
    201,
    201,
    "email_unconfirmed",
    "not_found",
    200,
    "not_found",
    "not_found",
  ]);
  expect(await anna.must("GET /api/posts/{id}", { params: { id } })).toMatchObject({ likes: 1, comments: 1 });
});

test("a post that a listener undoes leaves nothing and does not undo the other posts of its batch", async () => {
  const authors = await writers(8);
  const named = await aWriter(server);
  const name = await nameOf(named);
  const published: string[] = [];
  server.platform.domainEvents.within("post.published", async (_tx, { text }) => {
    if (text.startsWith("Bruch")) throw new Error("a listener fails");
  });
  server.platform.domainEvents.after("post.published", ({ text }) => void published.push(text));
  const texts = authors.map((_, n) => `${n === 3 ? "Bruch" : "Heil"} ${n} @${name}`);
  const answers = await Promise.all(authors.map((who, n) => write(who, { content: texts[n] ?? "" })));
  expect(answers.map(({ status }) => status)).toEqual(texts.map((_, n) => (n === 3 ? 500 : 201)));
  await jobsDone(server);
  expect(await noticesOf(named)).toHaveLength(7);
  await soon(() => expect(published.toSorted()).toEqual(texts.filter((_, n) => n !== 3)));
  const { rows } = await server.platform.db.rawQuery("select from posts where content like 'Bruch%'");
  expect(rows).toEqual([]);
});

test("an action on a locked post does not make actions on other posts wait", async () => {
  const anna = await aWriter(server);
  const berta = await aWriter(server);
  const held = await aPost(anna);
  const free = await aPost(anna);
  const { waiting, text } = await server.platform.db.transaction(async (tx) => {
    await tx.rawQuery("select from posts where id = $1 for no key update", [held.id]);
    const waits = [
      like(berta, held.id),
      comment(berta, held.id, { client_id: randomUUID(), text: "Wartet" }),
    ];
    await someoneWaits(server);
    const went = await Promise.all([like(berta, free.id), aComment(berta, free.id, "Geht")]);
    return { waiting: waits, text: went[1].text };
  });
  expect(text).toBe("Geht");
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 201]);
  expect(await anna.must("GET /api/posts/{id}", { params: { id: held.id } })).toMatchObject({
    likes: 1,
    comments: 1,
  });
});

test("an answer given among comments hangs where it belongs, and a parent that is not there refuses it alone", async () => {
  const anna = await aWriter(server);
  const berta = await aWriter(server);
  const carla = await aWriter(server);
  const { id } = await aPost(anna);
  const parent = await aComment(berta, id, "Frage");
  const [answer, other, lost] = await Promise.all([
    aComment(carla, id, "Antwort", parent.id),
    aComment(anna, id, "Danke"),
    carla.call("POST /api/posts/{id}/comments", {
      params: { id },
      body: { client_id: randomUUID(), text: "?", parent_id: randomUUID() },
    }),
  ]);
  expect([answer.parent_id, other.parent_id]).toEqual([parent.id, null]);
  expect(lost.error.error).toBe("parent_invalid");
  await jobsDone(server);
  expect((await noticesOf(berta)).map(({ type }) => type)).toEqual(["comment"]);
  expect((await noticesOf(anna)).map(({ count }) => count)).toEqual([2]);
});
