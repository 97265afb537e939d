import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  aDocument,
  aPart,
  aSession,
  LiveSocket,
} from "../../apps/server/src/features/documents/test-documents.ts";
import { aPairInChat } from "../../apps/server/src/testing/builders.ts";
import type { Person } from "../../apps/server/src/testing/person.ts";
import { type Cluster, startCluster } from "../cluster.ts";
import { freePort, startServer } from "../servers.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import { Follower } from "./follower.ts";

let cluster: Cluster;
let balancer: Balancer;
let client: pg.Client;
const portOf = (url: string) => Number(new URL(url).port);
beforeAll(async () => {
  // Members know the proxy's address alone.
  const port = await freePort();
  cluster = await startCluster(0, { WEB_ROOT: "off", APP_ORIGIN: `http://localhost:${port}` });
  for (let n = 0; n < 2; n++) cluster.processes.push(await startServer(cluster.env));
  balancer = await startBalancer(() => cluster.processes.map(({ url }) => portOf(url)), port);
  client = new pg.Client(cluster.env["DATABASE_URL"]);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await balancer.close();
  await cluster.stop();
});

/** A document as a browser has it open: whenever its socket ends it opens another, and fetches what it missed. */
class Reader {
  readonly seen: number[] = [];
  opened = 0;
  #closed = false;
  #socket: LiveSocket | undefined;
  readonly #person: Person;
  readonly #id: string;
  readonly done: Promise<void>;

  constructor(person: Person, id: string) {
    this.#person = person;
    this.#id = id;
    this.done = this.#run();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#socket?.close();
    await this.done;
  }

  async #run(): Promise<void> {
    while (!this.#closed) {
      try {
        this.#socket = await LiveSocket.open(this.#person, this.#id);
        this.opened += 1;
        await this.#catchUp();
        await this.#follow(this.#socket);
      } catch {
        await sleep(50); // the process is away: that is what this test is about
      }
    }
  }

  async #catchUp(): Promise<void> {
    for (let more = true; more; ) {
      const after = this.seen.at(-1) ?? 0;
      const page = await this.#person.must("GET /api/documents/{id}/parts", {
        params: { id: this.#id },
        query: { after },
      });
      this.seen.push(...page.parts.map(({ n }) => n));
      more = page.more;
    }
  }

  async #follow(socket: LiveSocket): Promise<void> {
    let read = 0;
    while (socket.code === null) {
      for (; read < socket.frames.length; read++) {
        const frame = socket.frames[read];
        if (frame?.kind !== "part" || frame.n <= (this.seen.at(-1) ?? 0)) continue;
        // What came out of order, or late, is fetched.
        if (frame.n === (this.seen.at(-1) ?? 0) + 1) this.seen.push(frame.n);
        else await this.#catchUp();
      }
      await sleep(10);
    }
  }
}

test("two processes are replaced one after the other: no request, no event and no edit of a plan is lost", async () => {
  const { anna, berta, chatId } = await aPairInChat({ url: balancer.url });
  await client.query(
    "update members set premium_until = now() + interval '1 day', email_confirmed_at = now()",
  );
  // What a process knows of a caller is half a second old at most, and the next request may meet either of the two.
  await sleep(1_000);
  expect((await anna.must("GET /api/me")).premium).toBe(true);
  const { id } = await aDocument(anna);
  await anna.must("POST /api/documents/{id}/people", {
    params: { id },
    body: { user_id: berta.id, role: "editor" },
  });
  const follower = new Follower(berta);
  await follower.connected;
  const reader = new Reader(berta, id);
  await expect.poll(() => reader.opened, { timeout: 10_000 }).toBe(1);

  const [refused, sent, edits]: [string[], string[], number[]] = [[], [], []];
  let running = true;
  const session = aSession();
  const talk = async () => {
    for (let n = 0; running; n++) {
      const body = { client_id: randomUUID(), text: `Nachricht ${n}` };
      const { status } = await anna.call("POST /api/chats/{id}/messages", { params: { id: chatId }, body });
      if (status === 201) sent.push(body.text);
      else refused.push(`message ${n}: ${status}`);
    }
  };
  const edit = async () => {
    for (let seq = 0; running; seq++) {
      const body = { parts: [aPart({ session, seq })] };
      const { status } = await anna.call("POST /api/documents/{id}/parts", { params: { id }, body });
      if (status < 300) edits.push(seq);
      else refused.push(`edit ${seq}: ${status}`);
    }
  };
  const read = async () => {
    while (running) {
      const { status } = await berta.call("GET /api/posts");
      if (status !== 200) refused.push(`feed: ${status}`);
    }
  };
  const working = [talk(), edit(), read()];
  for (const place of [0, 1]) {
    const before = Math.min(sent.length, edits.length);
    const more = () => Math.min(sent.length, edits.length);
    await expect.poll(more, { timeout: 30_000 }).toBeGreaterThan(before + 20);
    const old = cluster.processes[place];
    await old?.stop("SIGTERM");
    cluster.processes[place] = await startServer({ ...cluster.env, PORT: String(portOf(old?.url ?? "")) });
  }
  running = false;
  await Promise.all(working);
  expect(refused).toEqual([]);

  await anna.must("POST /api/chats/{id}/messages", {
    params: { id: chatId },
    body: { client_id: randomUUID(), text: "Ende" },
  });
  await follower.untilText("Ende", 15_000);
  expect(follower.messages.map(({ text }) => text)).toEqual([...sent, "Ende"]);
  // The first part is what the document began with.
  await expect.poll(() => reader.seen.length, { timeout: 15_000 }).toBe(edits.length + 1);
  expect(reader.seen).toEqual(reader.seen.map((_, index) => index + 1));
  expect(reader.opened).toBeGreaterThan(1);
  await Promise.all([follower.close(), reader.close()]);
});
