import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The tools that there are beside the community. */
export const pages = {
  title: "Outils",
  intro: "Tout ce qui te facilite le travail quand tu te lances, au même endroit.",
  new: "NOUVEAU",
  open: "Ouvrir",
  links: "Outils",
} as const satisfies Translation<typeof german.pages, "fr">;
