/**
 * The bare routes' own tables, filled once with what the product answers about the same community: what a route reads is one
 * keyed statement over rows that are ready, without sessions, rights, blocks or marks of the viewer.
 */
export const BARE_TABLES = `
create table bare_people as
select f.member_id as id, f.username, f.username_key as name_key, f.avatar, w.verified_at is not null as verified, f.age, f.bio, f.business_idea,
  f.location, f.language, f.target, f.business_models, f.skills, f.goals, d.place
from profiles f join members w on w.id = f.member_id join deck_cards d on d.member = f.member_id;
alter table bare_people add primary key (id);
create index on bare_people (name_key text_pattern_ops);
create index on bare_people (place);
create table bare_posts as
select p.id, p.content, p.author_id, p.client_id, p.created_at, p.likes, p.comments, p.reposts, p.shares, p.embeddable, p.language,
  (select json_agg(json_build_object('id', n.member_id, 'username', f.username)) from post_mentions n join profiles f on f.member_id = n.member_id
    where n.post_id = p.id) as mentions,
  (select json_agg(json_build_object('id', d.id, 'media_type', d.kind, 'url', '/api/media/' || d.id, 'preview_url', '/api/media/' || d.id || '?size=preview',
    'width', d.width, 'height', d.height, 'seconds', d.seconds, 'alt', d.alt)) from post_media d where d.post_id = p.id) as media,
  (select json_build_object('id', q.id, 'post', json_build_object('id', q.id, 'content', q.content, 'author', json_build_object('id', f.member_id,
      'username', f.username, 'avatar_url', f.avatar, 'verified', false, 'email', null, 'avatar_path', f.avatar), 'author_id', q.author_id,
      'created_at', q.created_at, 'media', '[]'::json, 'mentions', '[]'::json)) from posts q join profiles f on f.member_id = q.author_id where q.id = p.quote_id) as quote
from posts p;
alter table bare_posts add primary key (id), alter embeddable set default true, alter likes set default 0, alter comments set default 0,
  alter reposts set default 0, alter shares set default 0, alter created_at set default now();
create index on bare_posts (created_at desc nulls last, id desc nulls last);
create unique index on bare_posts (author_id, client_id);
create table bare_likes (post_id uuid, member_id uuid, primary key (post_id, member_id));
create table bare_comments (id uuid primary key, post_id uuid not null, author_id uuid not null, client_id uuid not null, text text not null,
  created_at timestamptz not null default now(), unique (author_id, client_id));
insert into bare_comments select id, post_id, author_id, client_id, text, created_at from post_comments;
create index on bare_comments (post_id, created_at);
create table bare_messages as
select id, conversation_id as chat_id, sender_id, client_id, seq, text, created_at, edited_at from messages;
create sequence bare_seq start 1000000;
alter table bare_messages add primary key (chat_id, seq), alter seq set default nextval('bare_seq'), alter created_at set default now();
create unique index on bare_messages (sender_id, client_id);
create table bare_chats as
select s.member_id, c.id, s.other_id, s.unread, s.read_seq, c.last_seq, c.last_at, c.created_at
from participants s join conversations c on c.id = s.conversation_id where s.other_id is not null;
create index on bare_chats (member_id, last_at desc);
create table bare_notices as select id, member_id, type, count, actor_id, data, created_at, read_at from notifications;
create index on bare_notices (member_id, created_at desc, id desc);
`;
