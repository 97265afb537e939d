import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Public pages of members, groups and jobs. */

/** Codes that the endpoints answer with. */
export const errors = {
  public_page_age: "You have to be 16 or over for a public page, and your age has to be in your profile.",
  public_page_private: "A private group can’t have a public page.",
} as const satisfies Translation<typeof german.errors, "en">;

/** What the server writes on pages that everybody can read, and on their preview pictures. */
export const messages = {
  does: "Works on",
  can: "Skills",
  seeks: "Goal",
  verified: "Verified",
  view: "View on {{app}}",
  apply: "Apply on {{app}}",
  member: "Member of {{app}}",
  group: "Group on {{app}}",
  job: "Job on {{app}}",
  topics: "Topics",
  wanted: "Wanted",
  members_one: "{{count}} member",
  members_other: "{{count}} members",
  by: "By {{name}}",
  posted: "Posted",
  until: "Open until",
  salary: "Pay",
  kind: "Type",
  oneoff: "One-off project",
  fulltime: "Full-time",
  place: "Location",
  remote: "Remote, {{place}}",
  global: "worldwide",
  promise: "{{app}} brings together people who are building something online.",
  missing_title: "This page doesn’t exist",
  missing_text: "It may have been closed, or the link is wrong.",
  home: "Go to home page",
} as const satisfies Translation<typeof german.messages, "en">;

/** Where such pages are opened and closed. */
export const pages = {
  done: "Done",
  member_title: "Public card",
  member_text:
    "Anyone who has the link or searches for you on the web can see this, even without an account: your name, your picture, what you work on, your skills, your goal and whether you’re verified. Nothing else: no age, no location, no email address, no posts.",
  member_switch: "My card is open to everyone",
  member_dormant: "It can’t be seen right now: your profile has to state an age of 16 or over.",
  group_title: "Public page",
  group_text:
    "Anyone can then see this, even without an account: name, picture, description, topics and the number of members. Who’s in it and what you write stays private.",
  group_switch: "The group’s page is open to everyone",
  group_dormant: "It can’t be seen right now: the group is private, or its description carries a warning.",
  job_title: "Public page",
  job_text:
    "Anyone can then see the whole job post and your name, even without an account; search engines list it as a job ad. People can only apply here. When you close the job, the page disappears.",
  job_switch: "The job’s page is open to everyone",
  job_dormant:
    "It can’t be seen right now: the job is closed or under review, or your profile doesn’t state an age of 16 or over.",
  afterwards:
    "If you close it again, it’s gone right away. Search engines may still show it for a while, and anything others have saved stays with them.",
  address: "Address",
  copy: "Copy link",
  copied: "Link copied.",
  copy_failed: "We couldn’t copy the link.",
  look: "View",
  share: "Share",
  not_done: "That didn’t work.",
  load_failed: "We couldn’t check whether the page is public.",
  again: "Try again",
} as const satisfies Translation<typeof german.pages, "en">;

/** Its article in the help centre. */
export const help = {
  public_pages: {
    title: "Opening a card, group or job to everyone",
    keywords:
      "public, business card, share profile, link, search engine, Google, without account, preview picture, visible",
    body: "Only members can see profiles, groups and jobs. But you can open these to everyone:\n\n- Your card: in Settings, under “$t(settings:tabs.privacy)”, or on your profile under “$t(publicpages:member_title)”. It shows your name, your picture, what you work on, your skills, your goal and whether you’re verified.\n- A group: under “$t(groups:settings.open)”, if you lead it. Who’s in it stays private. Private groups don’t have a page.\n- A job: while you’re writing it, or later under “$t(publicpages:job_title)”. When you close it, the page is gone too.\n\nAnyone who shares the link gets a preview picture with it. You have to be 16 or over for a public card. If you close it again, it’s gone right away; search engines may show it for a while.",
  },
} as const satisfies Translation<typeof german.help, "en">;
