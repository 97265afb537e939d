import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPost, aWriter, countsOf } from "#features/posts/test-posts.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { soon } from "#testing/waiting.ts";

let server: TestServer;
let author: Person;
let people: Person[];
beforeAll(async () => {
  server = await startTestServer();
  author = await aWriter(server);
  people = await Promise.all(Array.from({ length: 50 }, () => aWriter(server)));
});
afterAll(() => server.stop());

const nextPerson = (): Person => {
  const person = people[0];
  if (!person) throw new Error("there are fifty");
  return person;
};
/** The counts kept and the rows there are must be the same. */
const exact = async (id: string, counts: number[]) =>
  expect(await countsOf(server, id)).toEqual({ kept: counts, there: counts });

describe("counts are exact", () => {
  test("when fifty like, repost, save and share at once, each three times", async () => {
    const { id } = await aPost(author);
    const params = { id };
    for (let turn = 0; turn < 3; turn++)
      await Promise.all(
        people.flatMap((who) => [
          who.must("PUT /api/posts/{id}/like", { params }),
          who.must("PUT /api/posts/{id}/repost", { params }),
          who.must("PUT /api/posts/{id}/save", { params, body: {} }),
          who.must("POST /api/posts/{id}/share", { params, body: { kind: "link" } }),
          who.must("POST /api/posts/{id}/share", { params, body: { kind: "embed" } }),
        ]),
      );
    await exact(id, [50, 50, 50, 100, 0]);
    await Promise.all(
      people.flatMap((who) => [
        who.must("DELETE /api/posts/{id}/like", { params }),
        who.must("DELETE /api/posts/{id}/like", { params }),
        who.must("DELETE /api/posts/{id}/repost", { params }),
        who.must("DELETE /api/posts/{id}/save", { params }),
      ]),
    );
    await exact(id, [0, 0, 0, 100, 0]);
  });

  test("when one likes and takes it back fifty times at once", async () => {
    const { id } = await aPost(author);
    const params = { id };
    await Promise.all(
      people.map((_, n) =>
        nextPerson().must(n % 2 ? "PUT /api/posts/{id}/like" : "DELETE /api/posts/{id}/like", { params }),
      ),
    );
    const { kept, there } = (await countsOf(server, id)) ?? {};
    expect(kept).toEqual(there);
    expect((await nextPerson().must("PUT /api/posts/{id}/like", { params })).likes).toBe(1);
  });

  test("when posts are deleted meanwhile: no request hangs, nothing breaks", async () => {
    const original = await aPost(author);
    const posts = await Promise.all(
      Array.from({ length: 10 }, () => aPost(author, { content: "Zitat", quote: original.id })),
    );
    const answers = await Promise.all([
      ...posts.map(({ id }) => author.call("DELETE /api/posts/{id}", { params: { id } })),
      ...people.map((who, n) =>
        who.call("PUT /api/posts/{id}/like", { params: { id: posts[n % 10]?.id ?? "" } }),
      ),
      ...people.map((who) => who.call("PUT /api/posts/{id}/repost", { params: { id: original.id } })),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 200, 404]));
    await exact(original.id, [0, 50, 0, 0, 0]);
  });
});

test("a post carries the viewer's marks, and its author is notified of each once", async () => {
  const liked: object[] = [];
  server.platform.domainEvents.after("post.liked", (fact) => void liked.push(fact));
  server.platform.domainEvents.after("post.reposted", (fact) => void liked.push(fact));
  const { id } = await aPost(author, { content: "Viel Text" });
  const params = { id };
  const who = nextPerson();
  for (let turn = 0; turn < 2; turn++) {
    expect(await who.must("PUT /api/posts/{id}/like", { params })).toEqual({ liked: true, likes: 1 });
    expect(await who.must("PUT /api/posts/{id}/repost", { params })).toEqual({ reposted: true, reposts: 1 });
  }
  await who.must("PUT /api/posts/{id}/save", { params, body: {} });
  const seen = await who.must("GET /api/posts/{id}", { params });
  expect(seen).toMatchObject({ liked: true, saved: true, reposted: true, likes: 1, reposts: 1 });
  expect(await author.must("GET /api/posts/{id}", { params })).toMatchObject({
    liked: false,
    saved: false,
    reposted: false,
  });
  // A later event of the same kind: earlier ones have arrived.
  const later = await aPost(author);
  await who.must("PUT /api/posts/{id}/like", { params: { id: later.id } });
  await soon(() => expect(liked.at(-1)).toMatchObject({ postId: later.id }));
  const about = { postId: id, memberId: who.id, authorId: author.id, excerpt: "Viel Text" };
  expect(liked.slice(0, -1)).toEqual([about, { ...about, quotePostId: null }]);
});

describe("saved posts", () => {
  const make = (name: string) => nextPerson().must("POST /api/post-collections", { body: { name } });

  test("lie in collections, and are moved", async () => {
    const who = nextPerson();
    const posts = await make("Vorlagen");
    const ads = await make("Anzeigen");
    const first = await aPost(author);
    const second = await aPost(author);
    const save = (id: string, collection_id: string | null) =>
      who.must("PUT /api/posts/{id}/save", { params: { id }, body: { collection_id } });
    await save(first.id, posts.id);
    await save(second.id, posts.id);
    expect(await save(second.id, ads.id)).toEqual({ saved: true, collection_id: ads.id });
    await exact(second.id, [0, 0, 1, 0, 0]);
    const listed = async (collection?: string) =>
      (await who.must("GET /api/posts/saved", { query: collection ? { collection } : {} })).items;
    expect((await listed(posts.id)).map(({ id }) => id)).toEqual([first.id]);
    expect((await listed()).slice(0, 2)).toMatchObject([
      { id: second.id, collection_id: ads.id, saved: true },
      { id: first.id, collection_id: posts.id },
    ]);
    const { items } = await who.must("GET /api/post-collections");
    expect(items).toEqual([
      { ...ads, count: 1 },
      { ...posts, count: 1 },
    ]);
    await who.must("DELETE /api/post-collections/{id}", { params: { id: ads.id } });
    expect((await listed())[0]).toMatchObject({ id: second.id, collection_id: null });
  });

  test("are private: no other member sees the list or a collection", async () => {
    const mine = await make("Meins");
    const outsider = people[1] ?? author;
    const { id } = await aPost(author);
    const params = { id: mine.id };
    const body = { collection_id: mine.id };
    expect((await outsider.call("PUT /api/posts/{id}/save", { params: { id }, body })).status).toBe(404);
    expect(
      (await outsider.call("PATCH /api/post-collections/{id}", { params, body: { name: "x" } })).status,
    ).toBe(404);
    expect((await outsider.call("DELETE /api/post-collections/{id}", { params })).status).toBe(404);
    await nextPerson().must("PUT /api/posts/{id}/save", { params: { id }, body });
    const { items } = await outsider.must("GET /api/posts/saved", { query: { collection: mine.id } });
    expect(items).toEqual([]);
  });

  test("collections have names of their own, fifty at most, also when made at once", async () => {
    const who = people[2] ?? author;
    const body = { name: "Ideen" };
    await who.must("POST /api/post-collections", { body });
    for (const name of [" ideen ", "Ídéen"]) {
      const again = await who.call("POST /api/post-collections", { body: { name } });
      expect([name, again.status, again.error.error]).toEqual([name, 409, "collection_name_taken"]);
    }
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        who.call("POST /api/post-collections", { body: { name: `Sammlung ${n}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(49);
    expect(answers.find(({ status }) => status !== 201)?.error.error).toBe("too_many_collections");
    const { items } = await who.must("GET /api/post-collections");
    const renamed = await who.call("PATCH /api/post-collections/{id}", {
      params: { id: items[0]?.id ?? "" },
      body: { name: items[1]?.name ?? "" },
    });
    expect(renamed.error.error).toBe("collection_name_taken");
    expect((await who.call("POST /api/post-collections", { body: { name: "  " } })).status).toBe(400);
  });
});
