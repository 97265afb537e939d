import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The tools that there are beside the community. */
export const pages = {
  title: "Herramientas",
  intro: "Lo que te ahorra trabajo al emprender, en un solo lugar.",
  new: "NUEVO",
  open: "Abrir",
  links: "Herramientas",
} as const satisfies Translation<typeof german.pages, "es">;
