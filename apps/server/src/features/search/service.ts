import { SEARCH_EACH, type SearchFindings } from "@kompagnon/contract/search/endpoints.ts";
import { findChats } from "#features/chats/public.ts";
import { findChannels, findGroups } from "#features/groups/public.ts";
import { findNamed } from "#features/people/public.ts";
import { findPosts } from "#features/posts/public.ts";
import { excerptOf } from "#features/search/excerpt.ts";
import type { Queryable } from "#platform/db/database.ts";

/** What a viewer may see of everything with these words: each feature answers for itself, all at once. */
export async function searchEverywhere(db: Queryable, viewerId: string, q: string): Promise<SearchFindings> {
  const [people, groups, channels, chats, posts] = await Promise.all([
    findNamed(db, viewerId, q, SEARCH_EACH),
    findGroups(db, viewerId, q, SEARCH_EACH),
    findChannels(db, viewerId, q, SEARCH_EACH),
    findChats(db, viewerId, q, SEARCH_EACH),
    findPosts(db, viewerId, q, SEARCH_EACH),
  ]);
  return {
    people,
    groups,
    channels,
    chats,
    posts: posts.map(({ id, author, content, created_at }) => ({
      id,
      author,
      excerpt: excerptOf(content, q),
      created_at,
    })),
  };
}
