import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The tools that there are beside the community. */
export const pages = {
  title: "Инструменты",
  intro: "Всё, что упростит создание бизнеса, в одном месте.",
  new: "НОВОЕ",
  open: "Открыть",
  links: "Инструменты",
} as const satisfies Translation<typeof german.pages, "ru">;
