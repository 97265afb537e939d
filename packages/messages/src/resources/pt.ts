import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The tools that there are beside the community. */
export const pages = {
  title: "Ferramentas",
  intro: "O que te poupa trabalho ao criar um negócio, num só lugar.",
  new: "NOVO",
  open: "Abrir",
  links: "Ferramentas",
} as const satisfies Translation<typeof german.pages, "pt">;
