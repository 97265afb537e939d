import type { Actions, Author, Media, Post, QuotedPost } from "@kompagnon/contract/posts/model.ts";
import { knownGroups } from "#features/groups/public.ts";
import type { PostRow } from "#features/posts/post-queries.ts";
import type { CardJson, MediaJson } from "#features/posts/post-sql.ts";
import { fileUrl, memberCards } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";

type KnownGroup = Awaited<ReturnType<typeof knownGroups>> extends Map<string, infer Group> ? Group : never;

/** An author on the wire; null once they have left. */
export const presentAuthor = (card: CardJson | null): Author | null => {
  if (!card) return null;
  const avatar = fileUrl(card.avatar);
  return {
    id: card.id,
    username: card.username ?? "user",
    email: null,
    avatar_url: avatar,
    avatar_path: avatar,
    verified: card.verified,
  };
};

/** Media on the wire; `origin` goes before their addresses where others read them. */
export const presentMedia = (all: readonly MediaJson[] | null, origin = ""): Media[] =>
  (all ?? []).map(({ id, kind, preview, width, height, seconds, alt }) => ({
    id,
    media_type: kind,
    url: `${origin}/api/media/${id}`,
    preview_url: preview ? `${origin}/api/media/${id}?size=preview` : null,
    width,
    height,
    seconds,
    alt,
  }));

function presentActions(
  actions: PostRow["actions"],
  groups: ReadonlyMap<string, KnownGroup>,
): Actions | null {
  if (!actions) return null;
  const group = actions.groupJoin && groups.get(actions.groupJoin.groupId);
  const shown: Actions = {
    hiring: actions.hiring ?? null,
    dm: actions.dm ?? false,
    groupJoin: group
      ? {
          groupId: group.id,
          name: group.name,
          avatar_url: fileUrl(group.avatar),
          group_type: group.type,
          member_count: group.memberCount,
        }
      : null,
  };
  return shown.hiring || shown.dm || shown.groupJoin ? shown : null;
}

const presentQuoted = (quoted: NonNullable<PostRow["quoted"]>): QuotedPost => ({
  id: quoted.id,
  content: quoted.content,
  author: presentAuthor(quoted.author),
  author_id: quoted.authorId,
  created_at: new Date(quoted.createdAt).toISOString(),
  media: presentMedia(quoted.media),
  mentions: quoted.mentions ?? [],
});

const presentPost = (row: PostRow, groups: ReadonlyMap<string, KnownGroup>): Post => ({
  id: row.id,
  content: row.content,
  author: presentAuthor(row.author),
  author_id: row.authorId,
  created_at: row.createdAt.toISOString(),
  media: presentMedia(row.media),
  actions: presentActions(row.actions, groups),
  mentions: row.mentions ?? [],
  likes: row.likes,
  comments: row.comments,
  reposts: row.reposts,
  shares: row.shares,
  liked: row.liked,
  saved: row.saved,
  reposted: row.reposted,
  // A quoted post that is deleted or hidden from the viewer is null.
  quote: row.quotes
    ? { id: row.quoted?.id ?? null, post: row.quoted ? presentQuoted(row.quoted) : null }
    : null,
  reposted_by: null,
  language: row.language,
  embeddable: row.embeddable,
  in_review: row.hidden,
  signs: row.signs ?? [],
});

/** Puts posts into the wire's words; `by` names who reposted which. */
export async function presentPosts(
  db: Queryable,
  viewerId: string,
  rows: readonly PostRow[],
  by: ReadonlyMap<string, string> = new Map(),
): Promise<Post[]> {
  const groupIds = rows.flatMap(({ actions }) => actions?.groupJoin?.groupId ?? []);
  const [groups, reposters] = await Promise.all([
    knownGroups(db, viewerId, groupIds),
    memberCards(db, [...by.values()]),
  ]);
  return rows.map((row) => {
    const reposter = by.get(row.id);
    return { ...presentPost(row, groups), reposted_by: (reposter && reposters.get(reposter)) || null };
  });
}
