import type { Relation, UserPage } from "@kompagnon/contract/people/model.ts";
import { relationBetween, statusesOf } from "#features/chats/public.ts";
import { groupsOfMember } from "#features/groups/public.ts";
import { isMatched } from "#features/matching/public.ts";
import { countsOf, findTies } from "#features/people/follows/follow-queries.ts";
import { countPosts } from "#features/posts/public.ts";
import { fileUrl, viewProfile } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

async function relationTo(db: Queryable, viewerId: string, memberId: string): Promise<Relation> {
  const [ties, matched, relation] = await Promise.all([
    findTies(db, viewerId, memberId),
    isMatched(db, viewerId, memberId),
    relationBetween(db, viewerId, memberId),
  ]);
  return { ...ties, matched, ...relation };
}

/** Everything public about a member, and how the viewer stands to them. Throws not_found. */
export async function userPageOf(platform: Platform, viewerId: string, id: string): Promise<UserPage> {
  const { db } = platform;
  const profile = await viewProfile(db, viewerId, id);
  const [counts, posts, groups, relation] = await Promise.all([
    countsOf(db, id),
    countPosts(db, viewerId, id),
    groupsOfMember(db, viewerId, id),
    relationTo(db, viewerId, id),
  ]);
  // Presence is visible only to members with a shared conversation (security: presence only for contacts).
  const isContact = relation.chat_id !== null || id === viewerId;
  const status = isContact ? (await statusesOf(platform, [id])).get(id) : undefined;
  return {
    id,
    username: profile.username ?? "user",
    avatar_url: fileUrl(profile.avatar),
    avatar_path: fileUrl(profile.avatar),
    verified: profile.verified,
    email: null,
    bio: profile.bio,
    business_idea: profile.businessIdea,
    location: profile.location,
    language: profile.language,
    target: profile.target,
    business_models: profile.businessModels,
    skills: profile.skills,
    goals: profile.goals,
    joined_at: profile.joinedAt.toISOString(),
    status: status ?? "offline",
    ...counts,
    posts,
    signs: profile.signs ?? [],
    groups,
    relation,
  };
}
