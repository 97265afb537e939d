import { post } from "@kompagnon/contract/posts/model.ts";
import { mediaJson, mentionsOf } from "#features/posts/post-sql.ts";
import { JsonRowSerializer, type Sources } from "#platform/http/json-row-serializer.ts";

/** Whether the viewer is in a table about a post: a scalar, for which no planner reads all of the viewer's rows. */
const isIn = (table: string): string =>
  `coalesce((select true from ${table} x where x.post_id = p.id and x.member_id = $1::uuid), false)`;

/** The columns of a post `p` for the wire, with its author's account `w` and profile `f`. Looked up only where there is something. */
const COLUMNS = {
  // A group that one is invited to: whether the viewer may know of it is for groups to say. The first, for it is looked at in every row.
  invites: "coalesce(p.actions ? 'groupJoin', false)",
  id: "p.id",
  content: "p.content",
  author_id: "p.author_id",
  // Null where the author has left.
  author: "w.id",
  username: "f.username",
  avatar: "f.avatar",
  verified: "w.verified_at is not null",
  created_at: "p.created_at",
  media: `case when p.pictured then ${mediaJson("p.id")} end`,
  actions: `case when p.actions is not null then json_build_object('hiring', p.actions->'hiring',
    'dm', coalesce((p.actions->'dm')::boolean, false), 'groupJoin', null) end`,
  mentions: `case when p.named then ${mentionsOf("p.id", "is null")} end`,
  likes: "p.likes",
  comments: "p.comments",
  reposts: "p.reposts",
  shares: "p.shares",
  liked: `p.likes > 0 and ${isIn("post_likes")}`,
  saved: `p.saves > 0 and ${isIn("post_saves")}`,
  reposted: `p.reposts > 0 and ${isIn("post_reposts")}`,
  quote: "case when p.quotes then post_quote_json($1::uuid, p.quote_id) end",
  language: "p.language",
  embeddable: "p.embeddable",
  in_review: "p.hidden_at is not null",
  // The whole list as the wire has it: it is of our own words alone.
  signs: "case when p.signs is not null then to_json(p.signs) end",
};
/** A column of `POST_JSON`. */
export type PostColumn = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as PostColumn[]; // its own keys

const AUTHOR: Sources<PostColumn> = {
  id: { column: "author_id", kind: "plain" },
  username: { column: "username", kind: "text", empty: '"user"' },
  avatar_url: { column: "avatar", kind: "file" },
  verified: { column: "verified", kind: "flag" },
  email: { always: "null" },
  avatar_path: { column: "avatar", kind: "file" },
};

/** Writes rows of `POST_JSON` as posts of the contract; those that invite to a group take `presentPosts` instead. */
export const postSerializer = new JsonRowSerializer(post, NAMES, {
  id: { column: "id", kind: "plain" },
  content: { column: "content", kind: "text" },
  author: { unless: "author", of: AUTHOR },
  author_id: { column: "author_id", kind: "plain" },
  created_at: { column: "created_at", kind: "time" },
  media: { column: "media", kind: "json", empty: "[]" },
  actions: { column: "actions", kind: "json" },
  mentions: { column: "mentions", kind: "json", empty: "[]" },
  likes: { column: "likes", kind: "number" },
  comments: { column: "comments", kind: "number" },
  reposts: { column: "reposts", kind: "number" },
  shares: { column: "shares", kind: "number" },
  liked: { column: "liked", kind: "flag" },
  saved: { column: "saved", kind: "flag" },
  reposted: { column: "reposted", kind: "flag" },
  quote: { column: "quote", kind: "json" },
  reposted_by: { always: "null" },
  language: { column: "language", kind: "plain" },
  embeddable: { column: "embeddable", kind: "flag" },
  in_review: { column: "in_review", kind: "flag" },
  signs: { column: "signs", kind: "json", empty: "[]" },
});

/** Posts `p` as the wire has them, ready to be written; $1 is the viewer. */
export const POST_JSON = `select ${NAMES.map((name) => `${COLUMNS[name]} as ${name}`).join(", ")}
  from posts p left join member_accounts w on w.id = p.author_id left join member_profiles f on f.member_id = p.author_id`;
