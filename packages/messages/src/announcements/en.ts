import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Announcements above every page, and writing them. */

/** Codes that the endpoints answer with. */
export const errors = {
  announcement_stays: "This announcement stays until it is over.",
  announcement_times: "The end must be after the beginning and still to come.",
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
  lead: "A strip above every page, for everybody or for some. Only ever one at a time: warnings first, then the newest.",
  write: "New announcement",
  states: { current: "Running", planned: "Planned", past: "Over" },
  kind: "Kind",
  kinds: { info: "Notice", warning: "Warning" },
  audience: "For whom",
  audiences: {
    all: "Everybody",
    free: "Without Premium",
    premium: "With Premium",
    founders: "Who owns a group",
    new: "New within the last {{days}} days",
    team: "The team only",
  },
  text: "Text in {{language}}",
  text_missing: "There must be something in German.",
  text_hint: "Short and clear. Whoever reads a language without a text gets English, else German.",
  other_language: "Another language",
  add_language: "Add a language",
  remove_language: "Leave {{language}} out",
  starts: "From",
  starts_hint: "Empty: at once",
  ends: "Until",
  ends_hint: "Empty: until somebody ends it",
  link: "Link to a page",
  link_hint: "An address of this site, such as /dashboard/groups",
  link_wrong: "The address must begin with / and belong to this site.",
  dismissible: "Can be closed",
  dismissible_hint: "Holds on all devices then, and it does not come back.",
  preview: "What it looks like",
  preview_in: "Preview in {{language}}",
  publish: "Publish",
  save: "Save",
  edit: "Change",
  edit_title: "Change the announcement",
  published: "The announcement is up.",
  saved: "Saved.",
  span: "{{from}} to {{until}}",
  since: "Since {{from}}, without an end",
  from: "From {{from}}, without an end",
  ended: "Ended on {{date}}",
  dismissed_one: "{{count}} member has closed it",
  dismissed_other: "{{count}} members have closed it",
  stays: "Can't be closed",
  end: {
    button: "End",
    title: "End the announcement",
    text: "It disappears everywhere at once.",
    reason: "Reason (stands in the log)",
    reason_missing: "It doesn't work without a reason.",
    done: "Ended.",
  },
  empty: "Nothing here",
  empty_text: "What you write is seen by everybody it is meant for, at once or from the moment you choose.",
  failed: "The announcements could not be loaded",
} as const satisfies Translation<typeof german.staff, "en">;
