import { type Post, post } from "@kompagnon/contract/posts/model.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { aFounder, aGroup, join } from "#features/groups/test-groups.ts";
import { anUpload, aPost, aWriter } from "#features/posts/test-posts.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);
const ODD = 'Zeile\n"Anführung" \\ \u2028 </script> 😀 ﷽ é\t@niemand #tag';

/** Posts of every kind, the newest first in the feed. */
async function everyKind(anna: Person, berta: Person): Promise<void> {
  const name = (await berta.must("GET /api/me")).username;
  const group = await aGroup(await aFounder(server));
  for (const who of [anna, berta]) await join(who, group.id);
  const withPictures = await aPost(anna, {
    content: "",
    media: [(await anUpload(anna, 'Ein "Bild"')).id, (await anUpload(anna)).id],
  });
  await aPost(anna, { content: ODD });
  const named = await aPost(berta, { content: `Danke @${name} und @niemand`, embeddable: false });
  await aPost(anna, { content: "Schau", quote: withPictures.id });
  await aPost(anna, { content: "Auch das", quote: named.id });
  const gone = await aPost(berta, { content: "Gleich weg" });
  await aPost(anna, { content: "Von etwas, das es nicht mehr gibt", quote: gone.id });
  await berta.must("DELETE /api/posts/{id}", { params: { id: gone.id } });
  await aPost(berta, { actions: { hiring: { count: 2, roles: ['Text "und" Bild'] } } });
  await aPost(berta, { actions: { dm: true } });
  await aPost(anna, { content: "Kommt", actions: { dm: true, groupJoin: { groupId: group.id } } });
  await aPost(berta, { content: "Noch eine", actions: { groupJoin: { groupId: group.id } } });
  const liked = await aPost(berta, { content: "Gemocht" });
  for (const who of [anna, berta]) {
    await who.must("PUT /api/posts/{id}/like", { params: { id: liked.id } });
    await who.must("PUT /api/posts/{id}/repost", { params: { id: liked.id } });
  }
  await anna.must("PUT /api/posts/{id}/save", { params: { id: liked.id }, body: {} });
  const leaver = await aWriter(server);
  await aPost(leaver, { content: "Auf Wiedersehen" });
  await query("update posts set author_id = null where author_id = $1", [leaver.id]);
  const hidden = await aPost(anna, { content: "Wird angesehen" });
  await query("update posts set hidden_at = now() where id = $1", [hidden.id]);
  // With and without parts of a second, and with a picture and a tick.
  await query("update posts set created_at = date_trunc('second', created_at) where id = $1", [liked.id]);
  await query("update profiles set avatar = 'avatars/x.webp' where member_id = $1", [berta.id]);
  await query("update members set verified_at = now() where id = $1", [anna.id]);
}

/** All of the personal feed, page by page. */
async function allForYou(viewer: Person, limit: number): Promise<Post[]> {
  const found: Post[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await viewer.must("GET /api/posts", {
      query: { filter: "for_you", limit, ...(cursor && { cursor }) },
    });
    found.push(...page.items);
    cursor = page.next_cursor;
  }
  return found;
}

test("posts are written as the contract's schema says them, whatever they hold", async () => {
  const anna = await aWriter(server);
  const berta = await aWriter(server);
  await everyKind(anna, berta);
  for (const viewer of [anna, berta, await aWriter(server)]) {
    const answer = await fetch(`${server.url}/api/posts?limit=50`, { headers: { cookie: viewer.cookie } });
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    const { items } = z.object({ items: z.array(z.strictObject(post.shape)) }).parse(await answer.json());
    expect(items).toHaveLength(12);
    // The lists of one author's posts are put into words as objects: both ways say the same.
    for (const author of [anna, berta]) {
      const asObjects = await viewer.must("GET /api/posts/by/{userId}", {
        params: { userId: author.id },
        query: { limit: 50 },
      });
      expect(items.filter((item) => item.author_id === author.id)).toEqual(
        asObjects.items.filter((item) => !item.in_review),
      );
    }
    for (const item of items)
      expect(await viewer.must("GET /api/posts/{id}", { params: { id: item.id } })).toEqual(item);
    // What is chosen by something else than time is written too, each page with its own way on.
    const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
    expect((await allForYou(viewer, 5)).toSorted(byId)).toEqual(items.toSorted(byId));
  }
});

test("what is under review is written for its author alone", async () => {
  const anna = await aWriter(server);
  const berta = await aWriter(server);
  const { id } = await aPost(anna, { content: "Wird angesehen" });
  await query("update posts set hidden_at = now() where id = $1", [id]);
  expect(await anna.must("GET /api/posts/{id}", { params: { id } })).toMatchObject({ in_review: true });
  expect((await berta.call("GET /api/posts/{id}", { params: { id } })).status).toBe(404);
});

test("without the connection for hot statements the answers are the same", async () => {
  const anna = await aWriter(server);
  const before = await anna.must("GET /api/posts");
  await query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  expect(await anna.must("GET /api/posts")).toEqual(before);
});
