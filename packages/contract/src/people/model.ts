import { z } from "zod";
import { inboxClosed } from "../chats/model.ts";
import { group } from "../groups/model.ts";
import { scamSigns } from "../moderation/signs-model.ts";
import { canonicalModel, canonicalSkill, goal, memberCard, presenceStatus } from "../profiles/model.ts";
import { id, language, time } from "../wire/model.ts";

/** A member as the search shows them. */
export const foundMember = memberCard;

/** A member as discovery tells of them (spec: account, section 3; public, section 3). `email` is always null. */
export const discoveredUser = memberCard
  .extend({
    email: z.null(),
    avatar_path: z.string().nullable(),
    business_models: z.array(canonicalModel),
    skills: z.array(canonicalSkill),
    language,
    location: z.string(),
    /** The beginning of what they say about themselves. */
    bio: z.string(),
    following: z.boolean(),
  })
  .meta({ id: "DiscoveredUser" });
export type DiscoveredUser = z.infer<typeof discoveredUser>;

/** What the viewer may do towards a member, and has done. */
export const relation = z
  .object({
    following: z.boolean(),
    follows_me: z.boolean(),
    muted: z.boolean(),
    matched: z.boolean(),
    /** The conversation with them, if there is one. */
    chat_id: id.nullable(),
    /** A pending chat request, and its sender. */
    request: z.enum(["none", "sent", "received"]),
    /** Whether a chat request would be taken. */
    can_ask: z.boolean(),
    /** Why not, where that is what they have set for themselves. */
    closed: inboxClosed.nullable(),
  })
  .meta({ id: "Relation" });
export type Relation = z.infer<typeof relation>;

/** Everything public about a member (spec: account, 2: user profile). */
export const userPage = memberCard
  .extend({
    email: z.null(),
    avatar_path: z.string().nullable(),
    bio: z.string(),
    business_idea: z.string(),
    location: z.string(),
    language,
    target: z.string(),
    business_models: z.array(canonicalModel),
    skills: z.array(canonicalSkill),
    goals: z.array(goal),
    joined_at: time,
    status: presenceStatus,
    followers: z.int(),
    follows: z.int(),
    posts: z.int(),
    /** What their words have of a scam: readers are warned. */
    signs: scamSigns,
    /** The member's public groups, and those shared with the viewer. */
    groups: z.array(group),
    relation,
  })
  .meta({ id: "UserPage" });
export type UserPage = z.infer<typeof userPage>;

export const followedMember = memberCard
  .extend({ bio: z.string(), following: z.boolean() })
  .meta({ id: "FollowedMember" });
export type FollowedMember = z.infer<typeof followedMember>;
export const mutedMember = memberCard.extend({ muted_at: time }).meta({ id: "MutedMember" });
