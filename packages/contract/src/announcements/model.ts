import { z } from "zod";
import { id, LANGUAGES, plainText, time } from "../wire/model.ts";
import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_KINDS,
  ANNOUNCEMENT_LINK_MAX,
  ANNOUNCEMENT_STATES,
  ANNOUNCEMENT_TEXT_MAX,
} from "./rules.ts";

const kind = z.enum(ANNOUNCEMENT_KINDS);

/** What a member sees above every page. */
export const announcement = z
  .object({
    id,
    kind,
    text: z.string(),
    /** In which language the text is: not always the member's. */
    language: z.enum(LANGUAGES),
    /** A page of the product. */
    link: z.string().nullable(),
    dismissible: z.boolean(),
  })
  .meta({ id: "Announcement" });

/** The one announcement that a member sees now, and when that may be another one. */
export const shownAnnouncement = z
  .object({ announcement: announcement.nullable(), next_at: time.nullable() })
  .meta({ id: "ShownAnnouncement" });

const text = plainText(ANNOUNCEMENT_TEXT_MAX);
/** A text in German, and in the other languages it was written in; an empty one is none. */
export const announcementTexts = z
  .partialRecord(z.enum(LANGUAGES), text)
  .transform((all) => Object.fromEntries(Object.entries(all).filter(([, words]) => words !== "")))
  .refine((all) => all["de"] !== undefined, { message: "required", path: ["de"] })
  .meta({ id: "AnnouncementTexts" });

const link = plainText(ANNOUNCEMENT_LINK_MAX)
  .pipe(z.string().regex(/^\/(?![/\\])[\w\-./?=&%#]*$/, { message: "invalid_format" }))
  .nullable()
  .default(null);

/** An announcement as admins write it. Without a beginning it is shown at once, without an end until it is ended. */
export const newAnnouncement = z
  .object({
    kind,
    audience: z.enum(ANNOUNCEMENT_AUDIENCES),
    dismissible: z.boolean().default(true),
    starts_at: time.nullable().default(null),
    ends_at: time.nullable().default(null),
    texts: announcementTexts,
    link,
  })
  .meta({ id: "NewAnnouncement" });

/** An announcement as admins see it. */
export const writtenAnnouncement = z
  .object({
    id,
    kind,
    audience: z.enum(ANNOUNCEMENT_AUDIENCES),
    dismissible: z.boolean(),
    starts_at: time,
    ends_at: time.nullable(),
    /** When it was ended early. */
    ended_at: time.nullable(),
    texts: z.partialRecord(z.enum(LANGUAGES), z.string()),
    link: z.string().nullable(),
    state: z.enum(ANNOUNCEMENT_STATES),
    /** How many members have closed it. */
    dismissed: z.int(),
  })
  .meta({ id: "WrittenAnnouncement" });
export type WrittenAnnouncement = z.infer<typeof writtenAnnouncement>;
