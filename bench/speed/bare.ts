import Fastify from "fastify";
import pg from "pg";

/** What the product is measured against: the same payloads on bare Fastify and pg, without sessions, rights or live events. */

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 16 });
await pool.query(
  "create table if not exists bare_messages (id uuid primary key default gen_random_uuid(), chat_id uuid not null, sender_id uuid not null, client_id uuid not null, seq serial, text text not null, created_at timestamptz not null default now())",
);
await pool.query(
  "create table if not exists bare_posts (id uuid primary key default gen_random_uuid(), author_id uuid not null, client_id uuid not null, content text not null, created_at timestamptz not null default now())",
);
const app = Fastify();
app.post("/messages", async (request, reply) => {
  const { chat_id, client_id, text } = request.body as { chat_id: string; client_id: string; text: string }; // the bench's own request
  const { rows } = await pool.query({
    name: "insert",
    text: "insert into bare_messages (chat_id, sender_id, client_id, text) values ($1, $1, $2, $3) returning *",
    values: [chat_id, client_id, text],
  });
  return reply.code(201).send(rows[0]);
});
const POST =
  "p.id, p.content, p.author_id, f.username, f.avatar, p.created_at, p.likes, p.comments, p.reposts, p.shares";
app.get("/posts", async () => {
  const { rows } = await pool.query({
    name: "posts",
    text: `select ${POST} from posts p join profiles f on f.member_id = p.author_id
           where p.hidden_at is null and p.removed_at is null
           order by p.created_at desc nulls last, p.id desc nulls last limit 20`,
  });
  return { items: rows, next_cursor: null };
});
app.get("/posts/:id", async (request) => {
  const { id } = request.params as { id: string }; // the route names it
  const { rows } = await pool.query({
    name: "post",
    text: `select ${POST} from posts p join profiles f on f.member_id = p.author_id where p.id = $1`,
    values: [id],
  });
  return rows[0];
});
app.post("/posts", async (request, reply) => {
  const { author_id, client_id, content } = request.body as Record<string, string>; // the bench's own request
  const { rows } = await pool.query({
    name: "publish",
    text: "insert into bare_posts (author_id, client_id, content) values ($1, $2, $3) returning *",
    values: [author_id, client_id, content],
  });
  return reply.code(201).send(rows[0]);
});
const page = Buffer.from(
  "<!doctype html><title>bare</title>".padEnd(Number(process.env["PAGE_BYTES"] ?? 1), " "),
);
app.get("/page", (_request, reply) => reply.type("text/html").send(page));
app.get("/row", async () => (await pool.query({ name: "row", text: "select 1 as id" })).rows[0]);
await app.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
