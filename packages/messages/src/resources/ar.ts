import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The tools that there are beside the community. */
export const pages = {
  title: "الأدوات",
  intro: "ما يوفّر عليك الجهد عند التأسيس، في مكان واحد.",
  new: "جديد",
  open: "فتح",
  links: "الأدوات",
} as const satisfies Translation<typeof german.pages, "ar">;
