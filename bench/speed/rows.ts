import { randomUUID } from "node:crypto";
import { AUTHORS, CHANNEL, CHATS, COMMENTS, cookieOf, FIRST, GROUP, type Ids, READERS } from "./community.ts";
import type { Shot } from "./load.ts";

/** A row of the table. */
export type Row = {
  key: string;
  name: string;
  /** Least share of the bare route's throughput, in percent. */
  ratio?: number;
  /** Most time, in ms. */
  p50?: number;
  p99?: number;
  connections: number;
  /** Writes set work off: it is waited for, and its processor time counted in. */
  queue?: "counted" | "waited for";
  product: () => Shot;
  bare: () => Shot;
};

const STORY =
  "Woche 12 mit dem Shop: 31 Bestellungen, 1.240 € Umsatz, davon bleiben nach Ware und Porto 410 €. Was mich wundert: Die teuren Sets gehen besser als die einzelnen Stempel. Hat jemand von euch das auch? #wochenbericht";
const LINE = "Donnerstag um acht passt mir gut, ich bringe die Zahlen vom letzten Monat mit.";
const CONNECTIONS = 16;
const PLACES = 2_147_483_648;

/** The rows, for a community with these ids, asked of a product at this address. */
export function rowsOf(ids: Ids, origin: string): Row[] {
  let turn = 0;
  const next = (list: readonly string[]) => list[turn++ % list.length] ?? "";
  const json = { "content-type": "application/json", origin };
  const as = (n: number) => ({ origin, cookie: cookieOf(n) });
  const reader = () => 1 + (turn++ % READERS);
  const idOf = (n: number) => ids.members[n - 1] ?? "";
  const get = (path: string, headers: Record<string, string> = {}): Shot => ({
    method: "GET",
    path,
    headers,
  });
  const post = (path: string, body: object, n: number): Shot => ({
    method: "POST",
    path,
    headers: { ...json, ...as(n) },
    body: JSON.stringify(body),
  });
  const author = () => FIRST.author + (turn++ % AUTHORS);
  /** A post that the author has not liked: the pairs repeat after 320,000. */
  const stride = () => ids.posts[(turn * 37) % ids.posts.length] ?? "";
  const talk = () => {
    const n = turn++ % CHATS;
    return { writer: FIRST.writer + n, chat: ids.chats[n] ?? "" };
  };
  const feed = {
    product: () => get("/api/posts?limit=20", as(reader())),
    bare: () => get("/posts"),
  };
  return [
    { key: "feed", name: "feed page, 20 posts", ratio: 60, connections: CONNECTIONS, ...feed },
    {
      key: "post",
      name: "one post",
      ratio: 65,
      connections: CONNECTIONS,
      product: () => get(`/api/posts/${next(ids.readable)}`, as(reader())),
      bare: () => get(`/posts/${next(ids.readable)}`),
    },
    {
      key: "opened",
      name: `a post with ${COMMENTS} comments`,
      ratio: 55,
      connections: CONNECTIONS,
      product: () => get(`/api/posts/${next(ids.discussed)}?comments=20`, as(reader())),
      bare: () => get(`/posts/${next(ids.discussed)}?comments=20`),
    },
    {
      key: "publish",
      name: "new post, one named",
      ratio: 40,
      connections: CONNECTIONS,
      queue: "counted",
      product: () => {
        const n = author();
        const named = ids.names[n - FIRST.author + FIRST.named - 1];
        return post("/api/posts", { client_id: randomUUID(), content: `${STORY} @${named}` }, n);
      },
      bare: () => {
        const n = author();
        return post("/posts", { client_id: randomUUID(), content: `${STORY} @name`, author_id: idOf(n) }, n);
      },
    },
    {
      key: "message",
      name: "chat message",
      ratio: 45,
      p99: 60,
      connections: CONNECTIONS,
      queue: "waited for",
      product: () => {
        const { chat, writer } = talk();
        return post(`/api/chats/${chat}/messages`, { client_id: randomUUID(), text: LINE }, writer);
      },
      bare: () => {
        const { chat, writer } = talk();
        const body = { client_id: randomUUID(), text: LINE, sender_id: idOf(writer) };
        return post(`/chats/${chat}/messages`, body, writer);
      },
    },
    {
      key: "comment",
      name: "a comment",
      ratio: 50,
      connections: CONNECTIONS,
      queue: "waited for",
      product: () => {
        const n = author();
        return post(`/api/posts/${stride()}/comments`, { client_id: randomUUID(), text: LINE }, n);
      },
      bare: () => {
        const n = author();
        const body = { client_id: randomUUID(), text: LINE, author_id: idOf(n) };
        return post(`/posts/${stride()}/comments`, body, n);
      },
    },
    {
      key: "like",
      name: "a like",
      ratio: 50,
      connections: CONNECTIONS,
      queue: "waited for",
      product: () => {
        const n = author();
        return { method: "PUT", path: `/api/posts/${stride()}/like`, headers: as(n) };
      },
      bare: () => {
        const n = author();
        return { method: "PUT", path: `/posts/${stride()}/like?by=${idOf(n)}`, headers: as(n) };
      },
    },
    {
      key: "chats",
      name: "the chat list, 40",
      ratio: 50,
      connections: CONNECTIONS,
      product: () => get("/api/chats", as(reader())),
      bare: () => get(`/chats?by=${idOf(reader())}`),
    },
    {
      key: "channel",
      name: "a channel page, 50",
      ratio: 50,
      connections: CONNECTIONS,
      product: () => get(`/api/groups/${GROUP}/channels/${CHANNEL}/messages?limit=50`, as(reader())),
      bare: () => get(`/chats/${CHANNEL}/messages`),
    },
    {
      key: "notifications",
      name: "notifications, 30",
      ratio: 50,
      connections: CONNECTIONS,
      product: () => get("/api/notifications", as(reader())),
      bare: () => get(`/notifications?by=${idOf(reader())}`),
    },
    {
      key: "people",
      name: "people by a name, 15",
      ratio: 50,
      connections: CONNECTIONS,
      product: () => get("/api/users/discover?q=anna", as(reader())),
      bare: () => get("/people?q=anna"),
    },
    {
      key: "deck",
      name: "the deck, 20 cards",
      ratio: 50,
      connections: CONNECTIONS,
      product: () => get("/api/matching/profiles", as(reader())),
      bare: () => get(`/deck?from=${Math.floor((Math.random() * PLACES) / 2)}`),
    },
    { key: "one", name: "feed page, one caller", p50: 1.2, connections: 1, ...feed },
  ];
}
