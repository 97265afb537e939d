import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The tools that there are beside the community. */
export const pages = {
  title: "Outils",
  intro: "Ce qui vous épargne du travail pour fonder, au même endroit.",
  new: "NOUVEAU",
  open: "Ouvrir",
  links: "Outils",
} as const satisfies Translation<typeof german.pages, "fr">;
