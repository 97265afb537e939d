import { z } from "zod";
import { scamSigns } from "../moderation/signs-model.ts";
import { memberCard } from "../profiles/model.ts";
import { clientId, id, lineText, plainText, time } from "../wire/model.ts";
import {
  ANSWER_DAYS_MAX,
  ANSWER_DAYS_MIN,
  ATTACHMENTS_MAX,
  CLOSED_WHY,
  DECLINE_WORDINGS,
  FILE_NAME_MAX,
  FOLDER_COLORS,
  FOLDER_NAME_MAX,
  INBOX_WHO,
  MESSAGE_MAX,
  REQUEST_NOTE_MAX,
  VOICE_MAX_SECONDS,
  WAVEFORM_BARS,
  WEEKLY_CAP_MAX,
  WEEKLY_CAP_MIN,
} from "./rules.ts";

export const declineWording = z.enum(DECLINE_WORDINGS).meta({ id: "DeclineWording" });

/** Why a member takes no request from the viewer now, and when that ends; null if it is unknown. */
export const inboxClosed = z
  .object({ why: z.enum(CLOSED_WHY), until: time.nullable() })
  .meta({ id: "InboxClosed" });
export type InboxClosed = z.infer<typeof inboxClosed>;

const settings = z.object({
  who: z.enum(INBOX_WHO),
  paused: z.boolean(),
  /** With `paused`: its last day, which ends in Berlin; null is until the member takes requests again. */
  paused_until: z.iso.date().nullable(),
  /** Most requests within seven days; null is any number. */
  weekly_cap: z.int().min(WEEKLY_CAP_MIN).max(WEEKLY_CAP_MAX).nullable(),
  /** With which words one press declines; null tells the sender nothing. */
  wording: declineWording.nullable(),
  /** The number of days after which requests are declined automatically; null is never. */
  answer_days: z.int().min(ANSWER_DAYS_MIN).max(ANSWER_DAYS_MAX).nullable(),
});
/** Who may send a request to the member, and how requests are handled. */
export const inboxSettings = settings
  .extend({ /** Requests within the last seven days, as they count towards the cap. */ received: z.int() })
  .meta({ id: "InboxSettings" });
export type InboxSettings = z.infer<typeof inboxSettings>;
export const inboxChange = settings.partial().meta({ id: "InboxChange" });
export type InboxChange = z.infer<typeof inboxChange>;

/** A conversation of the member's, found by the name of the other. */
export const foundChat = z.object({ id, other: memberCard });

export { MESSAGE_MAX, SEQ_MAX } from "./rules.ts";

/** A file of a message. Pictures have a preview, voice messages a length and a picture of their sound. */
export const attachment = z
  .object({
    id,
    kind: z.enum(["image", "file", "voice"]),
    name: z.string(),
    type: z.string(),
    /** In bytes. */
    size: z.int(),
    url: z.string(),
    preview_url: z.string().nullable(),
    /** In pixels, of pictures. */
    width: z.int().nullable(),
    height: z.int().nullable(),
    /** In seconds, of voice messages. */
    seconds: z.number().nullable(),
    /** Loudness from 0 to 100, of voice messages. */
    waveform: z.array(z.int()).nullable(),
  })
  .meta({ id: "Attachment" });
export type Attachment = z.infer<typeof attachment>;

/** What a page says about itself; fetched by the server alone, its picture as well. */
export const linkCard = z
  .object({
    url: z.string(),
    site: z.string(),
    title: z.string(),
    description: z.string(),
    image_url: z.string().nullable(),
  })
  .meta({ id: "LinkCard" });
export type LinkCard = z.infer<typeof linkCard>;

/** The message another one answers, as far as it is shown above the answer. */
export const quoted = z
  .object({
    seq: z.int(),
    sender_id: id,
    /** Its beginning; empty once it was deleted. */
    text: z.string(),
    kind: z.enum(["text", "image", "file", "voice"]),
  })
  .meta({ id: "QuotedMessage" });

/** What a call left behind in its conversation. */
export const callTrace = z
  .object({
    outcome: z.enum(["ended", "missed", "declined", "failed"]),
    seconds: z.int(),
  })
  .meta({ id: "CallTrace" });

export type CallTrace = z.infer<typeof callTrace>;

/** The poll of the message's id, which the message shows in its channel. */
export const pollTrace = z
  .object({
    /** The answers with the most votes once it closed, empty without votes; null while it is open. */
    result: z.array(z.string()).nullable(),
  })
  .meta({ id: "PollTrace" });
export type PollTrace = z.infer<typeof pollTrace>;

/** A message as live events carry it. `seq` counts up by one within its conversation and is its order. */
export const messageCore = z.object({
  id,
  chat_id: id,
  sender_id: id,
  /** The id its sender's device gave it; sending it twice has the effect of once. */
  client_id: clientId,
  seq: z.int(),
  text: z.string(),
  created_at: time,
  edited_at: time.nullable(),
  /** Then text, attachments and card are gone. */
  deleted: z.boolean(),
  reply_to: quoted.nullable(),
  attachments: z.array(attachment),
  link: linkCard.nullable(),
  call: callTrace.nullable(),
  poll: pollTrace.nullable(),
  pinned: z.boolean(),
  /** The members it mentions; `mentions_all` calls everybody (moderators of channels). */
  mentions: z.array(id),
  mentions_all: z.boolean(),
  /** The message whose thread it is in; such messages are not part of the channel's main line. */
  thread_of: z.int().nullable(),
  /** How many answers its own thread has, and when the last one came. */
  thread_count: z.int(),
  thread_last_at: time.nullable(),
});
/** A message as a reader gets it. */
export const message = messageCore
  .extend({
    reactions: z.array(z.object({ emoji: z.string(), count: z.int(), mine: z.boolean() })),
  })
  .meta({ id: "Message" });
export type Message = z.infer<typeof message>;

/** My side of a conversation or channel. */
export const side = z
  .object({
    pinned: z.boolean(),
    /** A muted conversation counts in no badge and sends no push message. */
    muted: z.boolean(),
    archived: z.boolean(),
  })
  .meta({ id: "ConversationSide" });

export const conversation = side
  .extend({
    id,
    other: memberCard,
    last_message: message.nullable(),
    /** Messages of the other that I have not read. */
    unread_count: z.int(),
    /** Up to which `seq` I have read, and the other has. */
    my_read_seq: z.int(),
    other_read_seq: z.int(),
    /** Whether the other still has an account and neither blocks the other. */
    can_write: z.boolean(),
    /** Whether the two have a path to a company, which is not available to minors. */
    has_path: z.boolean(),
    folder_ids: z.array(id),
    created_at: time,
  })
  .meta({ id: "Conversation" });
export type Conversation = z.infer<typeof conversation>;

const VISIBLE = /[^\s\p{Cf}\p{Cc}]/u;
/** A message to send: a text, attachments, or both. */
export const newMessage = z
  .object({
    client_id: clientId,
    text: plainText(MESSAGE_MAX).default(""),
    attachment_ids: z.array(id).max(ATTACHMENTS_MAX).default([]),
    /** The `seq` of the message it answers. */
    reply_to: z.int().min(1).optional(),
    /** The `seq` of the message in whose thread it goes; in channels only. */
    thread_of: z.int().min(1).optional(),
  })
  .refine(({ text, attachment_ids }) => VISIBLE.test(text) || attachment_ids.length > 0, {
    message: "required",
    path: ["text"],
  })
  .meta({ id: "NewMessage" });
export const changedText = plainText(MESSAGE_MAX)
  .refine((text) => VISIBLE.test(text), { message: "required" })
  .meta({ minLength: 1 });

/** One emoji: what a reaction may be. */
export const emoji = z
  .string()
  .max(40)
  .refine((text) => /^\p{RGI_Emoji}$/v.test(text), { message: "invalid_value" });

/** What a recorder tells about a voice message. */
export const voiceDetails = z.object({
  seconds: z.coerce.number<number>().min(0.2).max(VOICE_MAX_SECONDS),
  waveform: z
    .string()
    .regex(/^\d{1,3}(,\d{1,3})*$/)
    .transform((list) => list.split(",").map(Number))
    .pipe(z.array(z.int().min(0).max(100)).max(WAVEFORM_BARS)),
});
export const fileName = plainText(FILE_NAME_MAX * 2);

/** A request to write to a member without a match. */
export const chatRequest = z
  .object({
    id,
    from: memberCard,
    to: memberCard,
    note: z.string(),
    /** The sender learns of a refusal only if it has words. */
    status: z.enum(["pending", "accepted", "declined"]),
    /** With which words it was declined. */
    wording: declineWording.nullable(),
    /** What its note has of a scam: its receiver is warned. */
    signs: scamSigns,
    created_at: time,
    chat_id: id.nullable(),
  })
  .meta({ id: "ChatRequest" });
export type ChatRequest = z.infer<typeof chatRequest>;
export const requestNote = plainText(REQUEST_NOTE_MAX);

export const folderColor = z.enum(FOLDER_COLORS).meta({ id: "FolderColor" });
/** A folder of conversations (spec: community, section 3). */
export const folder = z
  .object({
    id,
    name: z.string(),
    color: folderColor,
    chat_count: z.int(),
    unread_count: z.int(),
  })
  .meta({ id: "Folder" });
export type Folder = z.infer<typeof folder>;
export const folderName = lineText(FOLDER_NAME_MAX).pipe(z.string().min(1, { message: "required" }));
