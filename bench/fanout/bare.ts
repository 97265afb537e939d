import Fastify from "fastify";
import pg from "pg";
import { CHAT, databaseUrl, GROUP } from "./community.ts";

/** What the product is measured against: the same work on bare Fastify and pg, without sessions, rights, order or resuming. */

const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
await pool.query(
  `create table if not exists bare_messages (id uuid primary key default gen_random_uuid(), chat_id uuid not null default '${CHAT}',
     client_id uuid not null, seq serial, text text not null, created_at timestamptz not null default now())`,
);
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
app.post(`/api/groups/${GROUP}/channels/${CHAT}/messages`, async (request, reply) => {
  const { client_id, text } = request.body as { client_id: string; text: string }; // the bench's own request
  const { rows } = await pool.query({
    name: "insert",
    text: "insert into bare_messages (client_id, text) values ($1, $2) returning *",
    values: [client_id, text],
  });
  const [message] = rows;
  const data = JSON.stringify(message);
  const frame = Buffer.from(`id: ${message.seq}\nevent: message_created\ndata: ${data}\n\n`);
  for (const stream of streams) stream.write(frame);
  return reply.code(201).send(message);
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
