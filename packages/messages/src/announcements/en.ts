import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Announcements above every page, and writing them. */

/** Codes that the endpoints answer with. */
export const errors = {
  announcement_stays: "This announcement stays until it ends.",
  announcement_times: "The end has to be after the start and in the future.",
  announcement_over: "This announcement is already over.",
} as const satisfies Translation<typeof german.errors, "en">;

/** The banner. */
export const pages = {
  label: "Announcement",
  more: "Read more",
} as const satisfies Translation<typeof german.pages, "en">;

/** Writing them, for admins. */
export const staff = {
  title: "Announcements",
  lead: "A bar above every page, for everyone or for some. Only one shows at a time: warnings first, then the newest.",
  write: "New announcement",
  states: { current: "Active", planned: "Planned", past: "Ended" },
  kind: "Type",
  kinds: { info: "Notice", warning: "Warning" },
  audience: "Audience",
  audiences: {
    all: "Everyone",
    free: "Without Premium",
    premium: "With Premium",
    founders: "Group owners",
    new: "Joined in the last {{days}} days",
    team: "The team only",
  },
  text: "Text in {{language}}",
  text_missing: "Please write at least the German text.",
  text_hint: "Short and clear. If a language has no text, its readers see English, or else German.",
  other_language: "Another language",
  add_language: "Add a language",
  remove_language: "Remove {{language}}",
  starts: "From",
  starts_hint: "Leave empty to start now",
  ends: "Until",
  ends_hint: "Leave empty to run until someone ends it",
  link: "Link to a page",
  link_hint: "A page on this site, such as /dashboard/groups",
  link_wrong: "The address has to start with / and belong to this site.",
  dismissible: "Can be closed",
  dismissible_hint: "Members then close it for all their devices, and it won’t come back.",
  preview: "What it looks like",
  preview_in: "Preview in {{language}}",
  publish: "Publish",
  save: "Save",
  edit: "Edit",
  edit_title: "Edit the announcement",
  published: "The announcement is live.",
  saved: "Saved.",
  span: "{{from}} to {{until}}",
  since: "Since {{from}}, no end date",
  from: "From {{from}}, no end date",
  ended: "Ended on {{date}}",
  dismissed_one: "{{count}} member has closed it",
  dismissed_other: "{{count}} members have closed it",
  stays: "Can’t be closed",
  end: {
    button: "End",
    title: "End the announcement",
    text: "It disappears everywhere at once.",
    reason: "Reason (kept in the log)",
    reason_missing: "Please give a reason.",
    done: "Ended.",
  },
  empty: "Nothing here",
  empty_text: "Announcements are shown to their audience right away, or from the time you choose.",
  failed: "We couldn’t load the announcements",
} as const satisfies Translation<typeof german.staff, "en">;
