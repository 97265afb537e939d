import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The starter quest: strip, card, dialog. */
export const pages = {
  title: "Your first steps",
  lead: "This is how the right people find you.",
  progress: "{{done}} of {{total}} done",
  next: "Next: {{step}}",
  all_steps: "All steps",
  fold: "Collapse first steps",
  unfold: "Expand first steps",
  done: "Done",
  open: "Still to do",
  all_done: "Well done! Your first steps are complete.",
  dismiss: "Don’t show again",
  dismiss_title: "Hide the first steps?",
  dismiss_text: "They won’t come back. You can still do everything without them.",
  dismiss_confirm: "Hide",
  dismiss_failed: "That didn’t work. Please try again.",
  steps: {
    upload_avatar: {
      title: "Show your face",
      why: "People are more likely to message someone they can see.",
      action: "Upload a picture",
    },
    edit_bio: {
      title: "Introduce yourself",
      why: "Two or three sentences are enough: what do you do and who are you looking for?",
      action: "Write about yourself",
    },
    discover_groups: {
      title: "Discover groups",
      why: "Meet people building something similar.",
      action: "Discover groups",
    },
    find_partners: {
      title: "Meet two people",
      why: "Two matches or chat requests are enough. Then you can compare who’s right for your idea.",
      action: "Find people",
    },
    first_post: {
      title: "Write your first post",
      why: "Tell people what you’re building. They’ll often join in.",
      action: "Go to feed",
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
    title: "Your first steps",
    keywords: "beginner, first steps, tasks, progress, hide quest, tutorial",
    body: "“$t(quest:title)” help you get started, and a slim bar shows how far you’ve come. For example:\n\n- upload a profile picture\n- write a few sentences about yourself\n- get to know two different people\n\nEach step is ticked off automatically when you’ve done it. You can collapse the bar if it’s in your way. If you don’t need it at all, select “$t(quest:dismiss)”: you can use everything without it.",
  },
} as const satisfies Translation<typeof german.help, "en">;
