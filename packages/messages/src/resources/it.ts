import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The tools that there are beside the community. */
export const pages = {
  title: "Strumenti",
  intro: "Ciò che ti alleggerisce il lavoro quando crei un’impresa, in un solo posto.",
  new: "NUOVO",
  open: "Apri",
  links: "Strumenti",
} as const satisfies Translation<typeof german.pages, "it">;
