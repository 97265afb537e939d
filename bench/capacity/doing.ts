import { randomUUID } from "node:crypto";
import http from "node:http";
import type pg from "pg";
import { aPhoto } from "../../apps/server/src/testing/builders.ts";
import { AUTHORS, CHANNEL, cookieOf, FIRST, GROUP, type Ids, READERS } from "../speed/community.ts";
import type { Shot } from "../speed/load.ts";
import { rowsOf } from "../speed/rows.ts";
import type { Thing } from "./model.ts";

/** Things that one request to a web process does; opening a stream is the rest. */
export type Asked = Exclude<Thing, "connect">;

const PASSWORD = "ein gutes Passwort 7";
const SIGNING_IN = 8;
/** As browsers ask. */
const ACCEPTED = { "accept-encoding": "gzip, deflate, br, zstd" };

async function accounts(origin: string): Promise<string[]> {
  const emails = Array.from({ length: SIGNING_IN }, () => `${randomUUID()}@example.test`);
  for (const email of emails) {
    const answer = await fetch(`${origin}/api/auth/sign-up`, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify({ email, password: PASSWORD, accepted_terms: true, language: "de" }),
    });
    if (!answer.ok) throw new Error(`sign-up answered ${answer.status}`);
  }
  return emails;
}

/** The request of each thing, each time by another member. */
export async function askedOf(ids: Ids, origin: string): Promise<Record<Asked, () => Shot>> {
  const shots = new Map(rowsOf(ids, origin).map(({ key, product }) => [key, product]));
  const known = (key: string): (() => Shot) => {
    const shot = shots.get(key);
    if (!shot) throw new Error(`the speed table has no ${key}`);
    return () => {
      const made = shot();
      return { ...made, headers: { ...made.headers, ...ACCEPTED } };
    };
  };
  const emails = await accounts(origin);
  const picture = await aPhoto();
  let turn = 0;
  const json = (path: string, cookie: string, body: object): Shot => ({
    method: "POST",
    path,
    body: JSON.stringify(body),
    headers: { ...ACCEPTED, origin, cookie, "content-type": "application/json" },
  });
  const author = () => FIRST.author + (turn % AUTHORS);
  const line = "Donnerstag um acht passt mir gut, ich bringe die Zahlen vom letzten Monat mit.";
  const boundary = "kompagnon";
  const form = Buffer.from(
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
      ),
      picture,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  );
  return {
    start: () => ({
      method: "GET",
      path: "/api/start?page=%2Fdashboard%2Ffeed",
      headers: { ...ACCEPTED, origin, cookie: cookieOf(1 + (turn++ % READERS)) },
    }),
    feed: known("feed"),
    deck: known("deck"),
    post: known("publish"),
    comment: known("comment"),
    like: known("like"),
    chats: known("chats"),
    message: known("message"),
    notifications: known("notifications"),
    decision: () => {
      turn += 1;
      // Every author meets everybody once, a third of them with a Deal.
      const other = ids.members[(author() + 1 + Math.floor(turn / AUTHORS)) % ids.members.length];
      return json("/api/matching/swipes", cookieOf(author()), { user_id: other, liked: turn % 3 === 0 });
    },
    channel: () =>
      json(`/api/groups/${GROUP}/channels/${CHANNEL}/messages`, cookieOf(1 + (turn++ % 200)), {
        client_id: randomUUID(),
        text: line,
      }),
    picture: () => {
      turn += 1;
      const type = `multipart/form-data; boundary=${boundary}`;
      const headers = { ...ACCEPTED, origin, cookie: cookieOf(author()), "content-type": type };
      return { method: "POST", path: "/api/media", headers, body: form };
    },
    login: () =>
      json("/api/auth/sign-in", "", {
        email: emails[turn++ % SIGNING_IN],
        password: PASSWORD,
        captcha_token: "",
      }),
  };
}

/** Bytes that one request and its answer are on the line, heads included. */
export function lineOf(
  port: number,
  { method, path, headers, body }: Shot,
): Promise<{ in: number; out: number }> {
  return new Promise((resolve, reject) => {
    const agent = new http.Agent();
    const request = http.request({ agent, port, host: "127.0.0.1", method, path, headers }, (response) => {
      const { socket } = response;
      response.resume().on("end", () => resolve({ in: socket.bytesWritten, out: socket.bytesRead }));
    });
    request.on("error", reject).end(body);
  });
}

/** Gives members 1 to `count` a ticket each, which `listeners.ts` opens streams with. */
export const giveTickets = (client: pg.Client, count: number) =>
  client.query(
    `insert into stream_tickets (hash, session_id, member_id, expires_at)
     select sha256(('bench-ticket-' || i)::bytea), md5('session' || i)::uuid::text, md5('member' || i)::uuid::text, now() + interval '1 hour'
     from generate_series(1, ${count}) i`,
  );
