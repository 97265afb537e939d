import { z } from "zod";
import { scamSigns } from "../moderation/signs-model.ts";
import { businessModel, canonicalModel, memberCard, presenceStatus } from "../profiles/model.ts";
import { id, lineText, plainText, time } from "../wire/model.ts";
import { isHonestName } from "../wire/names.ts";
import {
  ANSWER_MAX,
  CHANNEL_NAME_MAX,
  CHANNEL_TOPIC_MAX,
  GROUP_NAME_MAX,
  GROUP_NAME_MIN,
  GROUP_TEXT_MAX,
  GROUP_TYPES,
  isAnswer,
  NICHES_MAX,
  QUESTION_MAX,
  QUESTIONS_MAX,
  REASON_MAX,
  SLOW_MODES,
} from "./rules.ts";
/** A channel of one of the member's groups. */
export const foundChannel = z.object({ id, name: z.string(), group_id: id, group_name: z.string() });

export const groupType = z.enum(GROUP_TYPES).meta({ id: "GroupType" });
export const groupRole = z.enum(["owner", "moderator", "member"]).meta({ id: "GroupRole" });
export type GroupRole = z.infer<typeof groupRole>;

/** A group (spec: community and account, section 3), with what the viewer is in it. */
export const group = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    /** What its description has of a scam; readers are warned. */
    signs: scamSigns,
    avatar_path: z.string().nullable(),
    group_type: groupType,
    /** Canonical business-model slugs; `category` is the first one, as the spec's other client expects it. */
    niches: z.array(canonicalModel),
    category: z.string().nullable(),
    member_count: z.int(),
    current_member_count: z.int(),
    created_at: time,
    /** When the last message was written in it. */
    active_at: time,
    my_role: groupRole.nullable(),
    /** `pending`: my application waits. `banned`: I may not come back. */
    my_state: z.enum(["none", "member", "pending", "rejected", "banned"]),
    /** Who invited me by name, while I may come in by that; null without an invitation. */
    invited_by: memberCard.nullable(),
    /** Unread messages in all its channels that I have not muted; 0 for others. */
    unread_count: z.int(),
    /** Of them: those that mention me. */
    mention_count: z.int(),
  })
  .meta({ id: "Group" });
export type Group = z.infer<typeof group>;

/** What a group shows of itself to those who may know of it, members or not. */
export const groupPortrait = z
  .object({
    /** Who leads it. */
    leader: memberCard.nullable(),
    /** Some of its members: those I follow first, then its moderators. Never across a block. */
    faces: z.array(memberCard),
    /** How many of `faces` I follow. */
    known: z.int(),
    /** Its channels, in public groups and for members; empty otherwise. */
    channels: z.array(z.object({ name: z.string(), topic: z.string() })),
    /** Members who joined within the last 30 days. */
    newcomers: z.int(),
  })
  .meta({ id: "GroupPortrait" });
export type GroupPortrait = z.infer<typeof groupPortrait>;

export const groupName = plainText(GROUP_NAME_MAX).pipe(
  z
    .string()
    .min(GROUP_NAME_MIN, { message: "group_name_short" })
    .refine(isHonestName, { message: "group_name_invalid" }),
);
export const question = plainText(QUESTION_MAX).pipe(z.string().min(1, { message: "required" }));
export const groupDraft = z
  .object({
    name: groupName,
    description: plainText(GROUP_TEXT_MAX).default(""),
    group_type: groupType,
    niches: z.array(businessModel).max(NICHES_MAX).default([]),
    questions: z.array(question).max(QUESTIONS_MAX).default([]),
  })
  .meta({ id: "NewGroup" });
export const groupChange = z
  .object({
    name: groupName.optional(),
    description: plainText(GROUP_TEXT_MAX).optional(),
    group_type: groupType.optional(),
    niches: z.array(businessModel).max(NICHES_MAX).optional(),
    questions: z.array(question).max(QUESTIONS_MAX).optional(),
  })
  .meta({ id: "GroupChange" });

/** A channel. Its messages are a conversation's: `id` is that of the conversation. */
export const channel = z
  .object({
    id,
    group_id: id,
    name: z.string(),
    topic: z.string(),
    /** Seconds between two messages of one member; moderators don't wait. */
    slow_seconds: z.int(),
    last_seq: z.int(),
    last_at: time.nullable(),
    my_read_seq: z.int(),
    unread_count: z.int(),
    mention_count: z.int(),
    muted: z.boolean(),
  })
  .meta({ id: "Channel" });
export type Channel = z.infer<typeof channel>;
/** What was last said in a group, in the channel where that was. */
export const groupTalk = z
  .object({
    group_id: id,
    group_name: z.string(),
    avatar_path: z.string().nullable(),
    channel_id: id,
    channel_name: z.string(),
    /** Null if its author has no account any more. */
    author: memberCard.nullable(),
    /** Its beginning; empty where a file says it all, whose kind is given. */
    text: z.string(),
    kind: z.enum(["text", "image", "file", "voice"]),
    said_at: time,
    /** Unread messages in all its channels that I have not muted. */
    unread_count: z.int(),
  })
  .meta({ id: "GroupTalk" });
export type GroupTalk = z.infer<typeof groupTalk>;
export const channelName = lineText(CHANNEL_NAME_MAX).pipe(z.string().min(1, { message: "required" }));
export const channelTopic = lineText(CHANNEL_TOPIC_MAX);
export const slowSeconds = z.literal([...SLOW_MODES]);

export const groupMember = memberCard
  .extend({
    role: groupRole,
    joined_at: time,
    status: presenceStatus,
  })
  .meta({ id: "GroupMember" });
export type GroupMember = z.infer<typeof groupMember>;

/** An answer to an application question; `order` counts from 1 (spec: community, section 3). */
export const answer = z
  .object({
    order: z.int().min(1).max(QUESTIONS_MAX),
    answer: plainText(ANSWER_MAX).refine(isAnswer, { message: "answer_empty" }),
  })
  .meta({ id: "ApplicationAnswer" });
export const application = z
  .object({
    id,
    group_id: id,
    applicant: memberCard,
    answers: z.array(z.object({ order: z.int(), question: z.string(), answer: z.string() })),
    status: z.enum(["pending", "accepted", "rejected", "withdrawn"]),
    reason: z.string(),
    created_at: time,
  })
  .meta({ id: "Application" });
export type Application = z.infer<typeof application>;
export const reason = plainText(REASON_MAX);

/** An invite code of a group. */
export const groupInvite = z
  .object({
    id,
    code: z.string(),
    url: z.string(),
    created_by: memberCard.nullable(),
    created_at: time,
    expires_at: time.nullable(),
    uses: z.int(),
    max_uses: z.int().nullable(),
    /** Whether it still opens the door. */
    valid: z.boolean(),
  })
  .meta({ id: "GroupInvite" });
export type GroupInvite = z.infer<typeof groupInvite>;

/** An invitation by name; the inviter still sees a declined one as pending. */
export const memberInvite = z
  .object({ id, member: memberCard, invited_by: memberCard.nullable(), created_at: time })
  .meta({ id: "GroupMemberInvite" });
export type MemberInvite = z.infer<typeof memberInvite>;

/** A member who may be invited into a group, and their state in it. */
export const invitable = memberCard
  .extend({ state: z.enum(["none", "invited", "member", "banned"]) })
  .meta({ id: "Invitable" });
export type Invitable = z.infer<typeof invitable>;

/** A group as the search shows it. */
export const foundGroup = z.object({
  id,
  name: z.string(),
  avatar_url: z.string().nullable(),
  group_type: groupType,
  member_count: z.int(),
});
