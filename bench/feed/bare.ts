import Fastify from "fastify";
import pg from "pg";
import { databaseUrl } from "../fanout/community.ts";
import { TALKED_ABOUT } from "./community.ts";

/** What the product is measured against: the same rows on bare Fastify and pg, without sessions, visibility or marks. */

const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
const app = Fastify();
const COLUMNS =
  "p.id, p.content, p.author_id, f.username, f.avatar, p.created_at, p.likes, p.comments, p.reposts, p.shares";

const list = (name: string, text: string) => async () => {
  const { rows } = await pool.query({ name, text });
  return { items: rows, next_cursor: null };
};
app.get(
  "/feed",
  list(
    "feed",
    `select ${COLUMNS} from posts p join profiles f on f.member_id = p.author_id
     where p.hidden_at is null and p.removed_at is null order by p.created_at desc nulls last, p.id desc nulls last limit 50`,
  ),
);
app.get(
  "/post",
  list(
    "post",
    `select ${COLUMNS} from posts p join profiles f on f.member_id = p.author_id where p.id = '${TALKED_ABOUT}'`,
  ),
);
app.get(
  "/comments",
  list(
    "comments",
    `select c.id, c.text, c.author_id, f.username, c.created_at from post_comments c join profiles f on f.member_id = c.author_id
     where c.post_id = '${TALKED_ABOUT}' and c.parent_id is null order by c.created_at, c.id limit 50`,
  ),
);
app.get("/", async () => ({ ok: true }));

await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
