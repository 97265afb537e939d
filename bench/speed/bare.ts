import { randomUUID } from "node:crypto";
import Fastify from "fastify";
import pg from "pg";

/** What the product is measured against: the same payloads on bare Fastify and pg, without sessions, rights or live events. */

type Row = Record<string, unknown>;

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 16 });
const query = async (name: string, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await pool.query<Row>({ name, text, values })).rows;
const app = Fastify();
const file = (key: unknown) => (key ? `/api/files/${key}` : null);
const cardOf = ({ author_id: id, username, avatar, verified }: Row) => ({
  id,
  username,
  avatar_url: file(avatar),
  verified,
});
const authorOf = (row: Row) => ({ ...cardOf(row), email: null, avatar_path: file(row["avatar"]) });
const PERSON = "f.id as author_id, f.username, f.avatar, f.verified";

const POST = `select p.*, ${PERSON} from bare_posts p join bare_people f on f.id = p.author_id`;
const postOf = (row: Row) => ({
  id: row["id"],
  content: row["content"],
  author: authorOf(row),
  author_id: row["author_id"],
  created_at: row["created_at"],
  media: row["media"] ?? [],
  actions: null,
  mentions: row["mentions"] ?? [],
  likes: row["likes"],
  comments: row["comments"],
  reposts: row["reposts"],
  shares: row["shares"],
  liked: false,
  saved: false,
  reposted: false,
  quote: row["quote"],
  reposted_by: null,
  embeddable: row["embeddable"],
  language: row["language"],
  in_review: false,
  signs: [],
});
const COMMENTS = `select c.*, ${PERSON} from bare_comments c join bare_people f on f.id = c.author_id
  where c.post_id = $1 order by c.created_at, c.id limit $2`;
const commentOf = (row: Row) => ({
  id: row["id"],
  post_id: row["post_id"],
  parent_id: null,
  author: authorOf(row),
  text: row["text"],
  mentions: [],
  created_at: row["created_at"],
  deleted: false,
  replies: 0,
  deletable: true,
  in_review: false,
  signs: [],
});
app.get("/posts", async () => ({
  items: (
    await query("feed", `${POST} order by p.created_at desc nulls last, p.id desc nulls last limit 20`)
  ).map(postOf),
  next_cursor: "x",
}));
app.get<{ Params: { id: string }; Querystring: { comments?: string } }>(
  "/posts/:id",
  async ({ params, query: { comments } }) => {
    const [[post], first] = await Promise.all([
      query("post", `${POST} where p.id = $1`, [params.id]),
      comments ? query("comments", COMMENTS, [params.id, Number(comments) + 1]) : null,
    ]);
    return (
      post && {
        ...postOf(post),
        ...(first && { first_comments: { items: first.map(commentOf), next_cursor: null } }),
      }
    );
  },
);
app.post<{ Body: Record<string, string> }>("/posts", async ({ body }, reply) => {
  const [row] = await query(
    "publish",
    `insert into bare_posts (id, author_id, client_id, content) values ($1, $2, $3, $4) returning *`,
    [randomUUID(), body["author_id"], body["client_id"], body["content"]],
  );
  return reply.code(201).send(row && postOf(row));
});
app.put<{ Params: { id: string }; Querystring: { by: string } }>(
  "/posts/:id/like",
  async ({ params, query: { by } }) => {
    const [row] = await query(
      "like",
      `with done as (insert into bare_likes values ($1, $2) on conflict do nothing returning 1)
       update bare_posts set likes = likes + (select count(*) from done) where id = $1 returning likes`,
      [params.id, by],
    );
    return { liked: true, likes: row?.["likes"] };
  },
);
app.post<{ Params: { id: string }; Body: Record<string, string> }>(
  "/posts/:id/comments",
  async ({ params, body }, reply) => {
    const [row] = await query(
      "comment",
      "insert into bare_comments (id, post_id, author_id, client_id, text) values ($1, $2, $3, $4, $5) returning *",
      [randomUUID(), params.id, body["author_id"], body["client_id"], body["text"]],
    );
    return reply.code(201).send(row && commentOf({ ...row, username: "x".repeat(8), verified: false }));
  },
);

const MESSAGE = "m.id, m.chat_id, m.sender_id, m.client_id, m.seq, m.text, m.created_at, m.edited_at";
const messageOf = (row: Row) => ({
  id: row["id"],
  chat_id: row["chat_id"],
  sender_id: row["sender_id"],
  client_id: row["client_id"],
  seq: row["seq"],
  text: row["text"],
  created_at: row["created_at"],
  edited_at: row["edited_at"],
  deleted: false,
  reply_to: null,
  attachments: [],
  link: null,
  call: null,
  poll: null,
  pinned: false,
  mentions: [],
  mentions_all: false,
  thread_of: null,
  thread_count: 0,
  thread_last_at: null,
  reactions: [],
});
app.post<{ Params: { id: string }; Body: Record<string, string> }>(
  "/chats/:id/messages",
  async ({ params, body }, reply) => {
    const [row] = await query(
      "message",
      "insert into bare_messages (id, chat_id, sender_id, client_id, text) values ($1, $2, $3, $4, $5) returning *",
      [randomUUID(), params.id, body["sender_id"], body["client_id"], body["text"]],
    );
    return reply.code(201).send(row && messageOf(row));
  },
);
app.get<{ Params: { id: string } }>("/chats/:id/messages", async ({ params }) => ({
  items: (
    await query(
      "messages",
      `select ${MESSAGE} from bare_messages m where m.chat_id = $1 order by m.seq desc limit 50`,
      [params.id],
    )
  ).map(messageOf),
  next_cursor: "x",
}));
app.get<{ Querystring: { by: string } }>("/chats", async ({ query: { by } }) => ({
  items: (
    await query(
      "chats",
      `select ${MESSAGE}, ${PERSON}, c.unread, c.read_seq, c.created_at as since
       from bare_chats c join bare_people f on f.id = c.other_id
       join bare_messages m on m.chat_id = c.id and m.seq = c.last_seq
       where c.member_id = $1 order by c.last_at desc limit 50`,
      [by],
    )
  ).map((row) => ({
    id: row["chat_id"],
    other: cardOf(row),
    last_message: messageOf(row),
    unread_count: row["unread"],
    has_path: false,
    my_read_seq: row["read_seq"],
    other_read_seq: row["read_seq"],
    can_write: true,
    pinned: false,
    muted: false,
    archived: false,
    folder_ids: [],
    created_at: row["since"],
  })),
  next_cursor: null,
}));

app.get<{ Querystring: { by: string } }>("/notifications", async ({ query: { by } }) => ({
  items: (
    await query(
      "notices",
      `select n.id, n.type, n.count, n.data, n.created_at, n.read_at, ${PERSON}
       from bare_notices n join bare_people f on f.id = n.actor_id
       where n.member_id = $1 order by n.created_at desc, n.id desc limit 30`,
      [by],
    )
  ).map((row) => {
    const data = row["data"] as { text: string; about: { post_id: string } }; // as the community has it
    return {
      id: row["id"],
      type: row["type"],
      count: row["count"],
      created_at: row["created_at"],
      read_at: row["read_at"],
      payload: {
        sender: cardOf(row),
        username: row["username"],
        message: data.text,
        chat_id: null,
        match_id: null,
        group_id: null,
        group_name: null,
        accepted: null,
        post_id: data.about.post_id,
        comment_id: null,
        decision: null,
      },
    };
  }),
  next_cursor: "x",
}));

const ABOUT = "f.business_models, f.skills, f.language, f.location, f.bio";
app.get<{ Querystring: { q: string } }>("/people", async ({ query: { q } }) => ({
  items: (
    await query(
      "people",
      `select ${PERSON}, ${ABOUT} from bare_people f where f.name_key like $1 order by f.name_key limit 15`,
      [`${q}%`],
    )
  ).map((row) => ({
    ...authorOf(row),
    business_models: row["business_models"],
    skills: row["skills"],
    language: row["language"],
    location: row["location"],
    bio: row["bio"],
    following: false,
  })),
  next_cursor: "x",
}));
app.get<{ Querystring: { from: string } }>("/deck", async ({ query: { from } }) => ({
  profiles: (
    await query(
      "deck",
      `select ${PERSON}, ${ABOUT}, f.age, f.goals, f.target, f.business_idea from bare_people f
       where f.place >= $1 order by f.place limit 20`,
      [from],
    )
  ).map((row) => ({
    id: row["author_id"],
    username: row["username"],
    age: row["age"],
    bio: row["bio"],
    location: row["location"],
    language: row["language"],
    avatar: file(row["avatar"]),
    matching_avatar_path: file(row["avatar"]),
    business_models: row["business_models"],
    skills: row["skills"],
    goals: row["goals"],
    target: row["target"],
    business_idea: row["business_idea"],
    verified: row["verified"],
    weekly_hours: null,
    reasons: [],
    signs: [],
  })),
}));
app.get("/up", async () => query("up", "select 1 as id"));
await app.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
