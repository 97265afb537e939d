/**
 * Who may see what of the posts feature, as SQL: every query of the feature uses these and no words of its own (product: feed;
 * design: security). $1 is the viewer, unless told otherwise. Scalar subqueries and lookups by key on purpose: a planner that thought
 * of joins would read whole tables for one page.
 */

/**
 * Whether the viewer may see a member, whose id a row refers to: themselves, or one in good standing and not across a block. Scalars, not `exists`,
 * of which a planner makes lists of all that one ever blocked.
 */
export const maySee = (member: string, viewer = "$1::uuid"): string => `(${member} = ${viewer} or (
  (select true from hidden_members h where h.id = ${member}) is null
  and (select true from member_blocks b where b.blocker = ${viewer} and b.blocked = ${member}) is null
  and (select true from member_blocks b where b.blocker = ${member} and b.blocked = ${viewer}) is null))`;

/** Whether the viewer may read something (a post or comment `it`): what those wrote who have left stays. */
export const mayRead = (it: string, viewer = "$1::uuid"): string => `(${it}.removed_at is null
  and (${it}.hidden_at is null or ${it}.author_id = ${viewer})
  and (${it}.author_id is null or ${maySee(`${it}.author_id`, viewer)}))`;

/** The members across a block from the viewer: for lists, hashed once instead of two probes for each row. */
export const ACROSS_A_BLOCK = `select b.blocked from member_blocks b where b.blocker = $1::uuid
  union all select b.blocker from member_blocks b where b.blocked = $1::uuid`;
/** The same as `mayRead` for lists that join the author's account. */
export const mayReadOf = (it: string, account: string): string => `(${it}.removed_at is null
  and (${it}.hidden_at is null or ${it}.author_id = $1::uuid)
  and (${it}.author_id is null or ${it}.author_id = $1::uuid
    or not ${account}.hidden and ${it}.author_id not in (${ACROSS_A_BLOCK})))`;

/** Whether the viewer wants to come across an author. */
export const wants = (author: string): string =>
  `not exists(select from member_mutes u where u.muter = $1::uuid and u.muted = ${author})`;

/** Whether anybody may see a post `p`, but for its author's wish about other sites. */
export const isPublic = (p: string): string => `(${p}.removed_at is null and ${p}.hidden_at is null
  and coalesce((select true from visible_members seen where seen.id = ${p}.author_id), false))`;

/** How a member is shown, as JSON: see `CardJson`. */
export const card = (member: string): string => `(select json_build_object('id', w.id, 'username', f.username,
    'avatar', f.avatar, 'verified', w.verified_at is not null)
  from member_accounts w join member_profiles f on f.member_id = w.id where w.id = ${member})`;

/** The members that a post, or one of its comments, mentions and the viewer may see. */
export const mentionsOf = (postId: string, comment: string): string =>
  `(select json_agg(json_build_object('id', n.member_id, 'username', f.username) order by f.username)
    from post_mentions n join member_profiles f on f.member_id = n.member_id
    where n.post_id = ${postId} and n.comment_id ${comment} and f.username is not null and ${maySee("n.member_id")})`;

/** The pictures or the video of a post, as JSON: see `MediaJson`. */
export const mediaOf = (postId: string): string =>
  `(select json_agg(json_build_object('id', d.id, 'kind', d.kind, 'preview', d.preview is not null,
      'width', d.width, 'height', d.height, 'seconds', d.seconds, 'alt', d.alt) order by d.position)
    from post_media d where d.post_id = ${postId})`;

/** The same in the words of the wire: see `presentMedia`. */
export const mediaJson = (postId: string): string =>
  `(select json_agg(json_build_object('id', d.id, 'media_type', d.kind, 'url', '/api/media/' || d.id,
      'preview_url', case when d.preview is not null then '/api/media/' || d.id || '?size=preview' end,
      'width', d.width, 'height', d.height, 'seconds', d.seconds, 'alt', d.alt) order by d.position)
    from post_media d where d.post_id = ${postId})`;

/** A time as JSON carries it: milliseconds since 1970. */
export const asMillis = (column: string): string => `round(extract(epoch from ${column}) * 1000)::float8`;

export type CardJson = { id: string; username: string | null; avatar: string | null; verified: boolean };
export type MediaJson = {
  id: string;
  kind: "image" | "video";
  preview: boolean;
  width: number | null;
  height: number | null;
  seconds: number | null;
  alt: string;
};
export type MentionJson = { id: string; username: string };
