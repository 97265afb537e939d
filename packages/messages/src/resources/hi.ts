import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The tools that there are beside the community. */
export const pages = {
  title: "टूल",
  intro: "शुरुआत में आपका काम आसान करने वाली हर चीज़, एक जगह।",
  new: "नया",
  open: "खोलें",
  links: "टूल",
} as const satisfies Translation<typeof german.pages, "hi">;
