import type { messages as german } from "../de/quest.ts";
import type { Translation } from "../translation.ts";

/** Texts of the beginner quest: strip, card, dialog. */
export const messages = {
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
      title: "Find two partners",
      why: "With two matches you can compare who fits your idea.",
      action: "Go to matching",
    },
    first_post: {
      title: "Write your first post",
      why: "Tell what you are building. Others like to pick it up.",
      action: "Go to the feed",
    },
  },
} as const satisfies Translation<typeof german, "en">;
