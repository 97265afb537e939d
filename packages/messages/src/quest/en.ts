import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The starter quest: strip, card, dialog. */
export const pages = {
  title: "Your first steps",
  lead: "This is how the right people find you.",
  progress: "{{done}} of {{total}} done",
  next: "Next: {{step}}",
  all_steps: "All steps",
  fold: "Fold first steps",
  unfold: "Unfold first steps",
  done: "Done",
  open: "Still open",
  all_done: "Well done! Your first steps are complete.",
  dismiss: "Don’t show again",
  dismiss_title: "Hide the first steps?",
  dismiss_text: "They won’t come back. You can do everything they are about without them.",
  dismiss_confirm: "Hide",
  dismiss_failed: "That didn’t work. Please try again.",
  steps: {
    upload_avatar: {
      title: "Show your face",
      why: "People rather write to somebody they can see.",
      action: "Upload a picture",
    },
    edit_bio: {
      title: "Introduce yourself",
      why: "Two or three sentences are enough: what do you do, whom do you look for?",
      action: "Write about yourself",
    },
    discover_groups: {
      title: "Discover groups",
      why: "There you meet people who are building the same thing.",
      action: "Discover groups",
    },
    find_partners: {
      title: "Meet two people",
      why: "Two matches or chat requests will do. Then you can compare who fits your idea.",
      action: "Find people",
    },
    first_post: {
      title: "Write your first post",
      why: "Tell what you are building. Others like to pick it up.",
      action: "Go to the posts",
    },
  },
} as const satisfies Translation<typeof german.pages, "en">;

/** Codes that the endpoints answer with. */
export const errors = {
  step_not_done: "This step isn’t done yet.",
} as const satisfies Translation<typeof german.errors, "en">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  quest: {
    title: "The starter quest",
    keywords: "beginner, first steps, tasks, progress, hide quest, tutorial",
    body: "The quest takes you through your first steps and shows in a slim bar how far you have come. Among other things:\n\n- upload a profile picture\n- write a few sentences about yourself\n- get to know two different people\n\nEach step ticks itself off once you have done it. There is nothing to report. You can fold the bar away when it is in your way. If you don’t need the quest at all, simply end it: every area is open to you without it.",
  },
} as const satisfies Translation<typeof german.help, "en">;
