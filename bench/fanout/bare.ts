import Fastify from "fastify";
import pg from "pg";
import { CHAT, databaseUrl } from "./community.ts";

/** What the product is measured against: the same work on bare Fastify and pg, without sessions, rights, order or resuming. */

const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
const app = Fastify();
const streams = new Set<import("node:http").ServerResponse>();

app.get("/api/chats/:id/messages", async () => {
  const { rows } = await pool.query({
    name: "messages",
    text: `select id, conversation_id as chat_id, sender_id, client_id, seq, text, created_at, edited_at from messages
           where conversation_id = $1 order by seq desc limit 50`,
    values: [CHAT],
  });
  return { items: rows, next_cursor: null };
});
app.put("/api/chats/:id/read", async (request) => {
  const { seq } = request.body as { seq: number }; // the bench's own request
  const data = JSON.stringify({ chat_id: CHAT, user_id: CHAT, seq, at: new Date().toISOString() });
  await pool.query({
    name: "event",
    text: "insert into events (topic, kind, data) values ('bare', 'chat_read', $1)",
    values: [data],
  });
  const frame = Buffer.from(`id: ${seq}\nevent: chat_read\ndata: ${data}\n\n`);
  for (const stream of streams) stream.write(frame);
  return { my_read_seq: seq, unread_count: 0 };
});
app.get("/api/rt/stream", (_request, reply) => {
  reply.hijack();
  const stream = reply.raw;
  stream.writeHead(200, { "content-type": "text/event-stream" });
  stream.write("event: hello\ndata: {}\n\n");
  streams.add(stream);
  stream.on("close", () => streams.delete(stream));
});

await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
