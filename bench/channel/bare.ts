import Fastify from "fastify";
import pg from "pg";
import { databaseUrl } from "../fanout/community.ts";
import { CHANNEL } from "./community.ts";

/** What the product is measured against: the same rows on bare Fastify and pg, without sessions, rights or live events. */

const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
const app = Fastify();

app.get("/messages", async () => {
  const { rows } = await pool.query({
    name: "messages",
    text: "select id, conversation_id as chat_id, sender_id, client_id, seq, text, created_at, edited_at from messages where conversation_id = $1 order by seq desc limit 50",
    values: [CHANNEL],
  });
  return { items: rows, next_cursor: null };
});
app.get("/unread", async () => {
  const { rows } = await pool.query({
    name: "unread",
    text: "select conversation_id as id, unread from participants where member_id = md5('member1')::uuid and unread > 0",
  });
  return Object.fromEntries(rows.map(({ id, unread }) => [id, unread]));
});
app.get("/", async () => ({ ok: true }));

await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
