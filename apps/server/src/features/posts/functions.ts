import { mayRead, mediaJson, mentionsOf } from "#features/posts/post-sql.ts";
import type { SqlFunction } from "#platform/db/definitions.ts";

/** A member in the words of the wire; `w` is their account, `f` their profile. See `presentAuthor`. */
const AUTHOR_JSON = `json_build_object('id', w.id, 'username', coalesce(f.username, 'user'), 'email', null,
  'avatar_url', '/api/files/' || f.avatar, 'avatar_path', '/api/files/' || f.avatar, 'verified', w.verified_at is not null)`;

/** A post that another comments on; see `presentQuoted`. */
const QUOTE_JSON = `json_build_object('id', q.id, 'post', json_build_object('id', q.id, 'content', q.content,
    'author', (select ${AUTHOR_JSON} from member_accounts w join member_profiles f on f.member_id = w.id where w.id = q.author_id),
    'author_id', q.author_id, 'created_at', to_char(q.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'media', coalesce(${mediaJson("q.id")}, '[]'), 'mentions', coalesce(${mentionsOf("q.id", "is null")}, '[]')))`;

/**
 * The post that one comments on, in the words of the wire, and how many answers to a comment the viewer may read: as functions,
 * because their subqueries would be made ready to run with every page, and few rows have one. A call costs 35 µs more than a
 * subquery.
 */
export const functions: readonly SqlFunction[] = [
  {
    name: "post_quote_json",
    sql: `create or replace function post_quote_json(viewer uuid, quoted uuid) returns json language plpgsql stable as $f$
begin
  return coalesce((select ${QUOTE_JSON} from posts q where q.id = $2 and ${mayRead("q")}), '{"id":null,"post":null}');
end $f$`,
  },
  {
    name: "post_comment_answers",
    sql: `create or replace function post_comment_answers(viewer uuid, comment uuid) returns int language plpgsql stable as $f$
begin
  return (select count(*) from post_comments a where a.parent_id = $2 and a.deleted_at is null and ${mayRead("a")});
end $f$`,
  },
];
