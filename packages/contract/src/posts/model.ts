import { z } from "zod";
import { groupType } from "../groups/model.ts";
import { scamSigns } from "../moderation/signs-model.ts";
import { memberCard } from "../profiles/model.ts";
import { clientId, id, language, lineText, page, plainText, time } from "../wire/model.ts";
import {
  ALT_MAX,
  COLLECTION_NAME_MAX,
  COMMENT_MAX,
  HIRING_MAX,
  HIRING_ROLE_MAX,
  HIRING_ROLES_MAX,
  hasActionMarker,
  POST_IMAGES_MAX,
  POST_MAX,
} from "./rules.ts";

/** The author of a post (spec: public, section 3). `email` is there for the spec's shape and always null. */
export const author = memberCard
  .extend({ email: z.null(), avatar_path: z.string().nullable() })
  .meta({ id: "Author" });
export type Author = z.infer<typeof author>;

/** A picture or a video of a post. `poster_url` is a video's still picture; sizes in pixels. */
export const media = z
  .object({
    id,
    media_type: z.enum(["image", "video"]),
    url: z.string(),
    /** A smaller version of a picture, the still picture of a video. */
    preview_url: z.string().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    /** Length of a video. */
    seconds: z.number().nullable(),
    alt: z.string(),
  })
  .meta({ id: "Media" });
export type Media = z.infer<typeof media>;

const role = lineText(HIRING_ROLE_MAX).pipe(z.string().min(1, { message: "required" }));
/**
 * The actions block of a new post (spec: public, 2.13): the people wanted, whether the author can be written to, the group to
 * join.
 */
export const newActions = z
  .strictObject({
    hiring: z
      .strictObject({
        count: z.int().min(1).max(HIRING_MAX),
        roles: z.array(role).min(1, { message: "required" }).max(HIRING_ROLES_MAX),
      })
      .optional(),
    dm: z.boolean().optional(),
    groupJoin: z.strictObject({ groupId: id }).optional(),
  })
  .meta({ id: "NewActions" });
/** The actions of a post as the viewer gets them; a group they may not know of is left out. */
export const actions = z
  .object({
    hiring: z.object({ count: z.int(), roles: z.array(z.string()) }).nullable(),
    dm: z.boolean(),
    groupJoin: z
      .object({
        groupId: id,
        name: z.string(),
        avatar_url: z.string().nullable(),
        group_type: groupType,
        member_count: z.int(),
      })
      .nullable(),
  })
  .meta({ id: "Actions" });
export type Actions = z.infer<typeof actions>;

/** A member named in a text: where the name leads. */
export const mention = z.object({ id, username: z.string() }).meta({ id: "Mention" });

const postCore = z.object({
  id,
  content: z.string(),
  /** Null once its author has left: "Gelöschtes Mitglied". */
  author: author.nullable(),
  author_id: id.nullable(),
  created_at: time,
  media: z.array(media),
  actions: actions.nullable(),
  mentions: z.array(mention),
});
/** A post within another: what was reposted. Null where it is gone or not for the viewer. */
export const quotedPost = postCore.omit({ actions: true }).meta({ id: "QuotedPost" });

/** A post (spec: public, section 3), with what the viewer did with it. */
export const post = postCore
  .extend({
    likes: z.int(),
    comments: z.int(),
    reposts: z.int(),
    /** Copied links and embed codes. */
    shares: z.int(),
    liked: z.boolean(),
    saved: z.boolean(),
    reposted: z.boolean(),
    /** Set where this is a repost with a comment; `post` is null when the original is gone. */
    quote: z.object({ id: id.nullable(), post: quotedPost.nullable() }).nullable(),
    /** In the feed of people one follows: who reposted it. */
    reposted_by: memberCard.nullable(),
    /** Whether other sites may show it. */
    /** The language it is written in, or else its author's; null for older ones that were not looked at yet. */
    language: language.nullable(),
    embeddable: z.boolean(),
    /** Out of sight for others while moderators look at it; only its author learns that. */
    in_review: z.boolean(),
    /** What it has of a scam: readers are warned. */
    signs: scamSigns,
  })
  .meta({ id: "Post" });
export type Post = z.infer<typeof post>;
export type QuotedPost = z.infer<typeof quotedPost>;

const free = (schema: z.ZodType<string, string>) =>
  schema.refine((text) => !hasActionMarker(text), { message: "action_marker" });
const hasVisibleCharacter = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

export const postText = free(plainText(POST_MAX));
/** A new post: words, pictures or a video, or a repost with a comment. */
export const newPost = z
  .object({
    client_id: clientId,
    content: postText.default(""),
    /** Uploaded before; up to four pictures or one video. */
    media: z
      .array(id)
      .max(POST_IMAGES_MAX)
      .refine((list) => new Set(list).size === list.length, { message: "distinct" })
      .default([]),
    actions: newActions.optional(),
    /** The post that this one comments on. */
    quote: id.optional(),
    embeddable: z.boolean().default(true),
  })
  .refine(({ content, media: files }) => files.length > 0 || hasVisibleCharacter(content), {
    message: "required",
    path: ["content"],
  })
  .meta({ id: "NewPost" });

export const comment = z
  .object({
    id,
    post_id: id,
    /** The comment that this one answers; one level deep. */
    parent_id: id.nullable(),
    /** Null once deleted while answers remain, and once its author has left. */
    author: author.nullable(),
    text: z.string(),
    mentions: z.array(mention),
    created_at: time,
    deleted: z.boolean(),
    /** Answers that the viewer may see. */
    replies: z.int(),
    /** The author of the post may delete it as well, and so may moderators. */
    deletable: z.boolean(),
    in_review: z.boolean(),
    /** What it has of a scam; readers are warned. */
    signs: scamSigns,
  })
  .meta({ id: "Comment" });
export type Comment = z.infer<typeof comment>;
/** A post as it is opened, with the beginning of its comments where that was asked for. */
export const openedPost = post.extend({ first_comments: page(comment).optional() });
export type OpenedPost = z.infer<typeof openedPost>;
export const newComment = z
  .object({
    client_id: clientId,
    text: free(plainText(COMMENT_MAX))
      .refine(hasVisibleCharacter, { message: "required" })
      .meta({ minLength: 1 }),
    parent_id: id.nullable().default(null),
  })
  .meta({ id: "NewComment" });

/** A collection of saved posts. */
export const collection = z.object({ id, name: z.string(), count: z.int() }).meta({ id: "Collection" });
export type Collection = z.infer<typeof collection>;
export const collectionName = lineText(COLLECTION_NAME_MAX).pipe(z.string().min(1, { message: "required" }));

/** The totals of the member's posts. */
export const postStatistics = z
  .object({
    posts: z.int(),
    likes: z.int(),
    comments: z.int(),
    reposts: z.int(),
    shares: z.int(),
    saves: z.int(),
  })
  .meta({ id: "PostStatistics" });

/** A post as other sites show it: nothing about the viewer, no actions to take. */
export const embeddedPost = z
  .object({
    id,
    url: z.string(),
    content: z.string(),
    author: memberCard.omit({ id: true }),
    created_at: time,
    likes: z.int(),
    comments: z.int(),
    reposts: z.int(),
    media: z.array(media),
    /** What it asks for; other sites only tell it. */
    asks: z.object({
      hiring: z.object({ count: z.int(), roles: z.array(z.string()) }).nullable(),
      dm: z.boolean(),
      group: z.boolean(),
    }),
    /** What it comments on; null where other sites may not show that. */
    quote: z.object({ username: z.string(), content: z.string() }).nullable(),
    is_quoting: z.boolean(),
  })
  .meta({ id: "EmbeddedPost" });
export type EmbeddedPost = z.infer<typeof embeddedPost>;

/** The answer to an oEmbed request (oembed.com, type rich). */
export const oembed = z
  .object({
    version: z.literal("1.0"),
    type: z.literal("rich"),
    provider_name: z.string(),
    provider_url: z.string(),
    author_name: z.string(),
    title: z.string(),
    html: z.string(),
    width: z.int(),
    height: z.int().nullable(),
    cache_age: z.int(),
  })
  .meta({ id: "Oembed" });
export const altText = plainText(ALT_MAX);

/** A post as the search shows it. */
export const foundPost = z.object({ id, author: author.nullable(), excerpt: z.string(), created_at: time });
