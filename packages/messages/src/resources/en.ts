import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The tools that there are beside the community. */
export const pages = {
  title: "Tools",
  intro: "Everything that saves you work when starting a business, in one place.",
  new: "NEW",
  open: "Open",
  links: "Tools",
} as const satisfies Translation<typeof german.pages, "en">;
