import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashToken } from "#platform/secrets.ts";
import { aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { someoneWaits } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

/** An address whose page was fetched an hour ago, and said this about itself. */
async function aKnownPage(card: { title: string } | null): Promise<string> {
  const url = `https://${randomUUID()}.invalid/`;
  const whole = card && { url, site: "Seite", description: "", image_url: null, ...card };
  await server.platform.db.rawQuery(
    "insert into link_cards (hash, card, fetched_at) values ($1, $2, now() - interval '1 hour')",
    [hashToken(url), whole && JSON.stringify(whole)],
  );
  return url;
}

const say = (who: Person, chatId: string, text: string) =>
  who.must("POST /api/chats/{id}/messages", {
    params: { id: chatId },
    body: { client_id: randomUUID(), text },
  });
const jobsLeft = async () => {
  const { rows } = await server.platform.db.rawQuery(
    "select from jobs.job where name = 'chats.link-card' and state not in ('completed', 'failed')",
  );
  return rows.length;
};

test("a card never brings back the text of a message that is being taken back", async () => {
  const { anna, berta, chatId } = await aPairInChat(server);
  const url = await aKnownPage({ title: "Titel" });
  const stream = await Stream.open(berta);
  const { id } = await server.platform.db.transaction(async (tx) => {
    const sent = await say(anna, chatId, `Ups ${url}`);
    // As deleting does, but slowly: the card's job comes to the message before this is over.
    await tx.rawQuery("select pg_advisory_xact_lock(hashtextextended($1, 0))", [chatId]);
    await tx.rawQuery("update messages set text = '', deleted_at = now(), link = null where id = $1", [
      sent.id,
    ]);
    await someoneWaits(server);
    return sent;
  });
  await expect.poll(jobsLeft, { timeout: 5_000 }).toBe(0);
  await say(anna, chatId, "Ende");
  await stream.next(({ kind, data }) => kind === "message_created" && JSON.stringify(data).includes("Ende"));
  expect(stream.of("message_changed").filter((one) => one.id === id)).toEqual([]);
  stream.close();
});

test("a page that has nothing to say is not asked again within the day", async () => {
  const { anna, chatId } = await aPairInChat(server);
  const url = await aKnownPage(null);
  await say(anna, chatId, url);
  await expect.poll(jobsLeft, { timeout: 10_000 }).toBe(0);
  const { rows } = await server.platform.db.rawQuery(
    "select fetched_at < now() - interval '30 minutes' as old from link_cards where hash = $1",
    [hashToken(url)],
  );
  expect(rows).toEqual([{ old: true }]);
});
