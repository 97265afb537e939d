import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The tools that there are beside the community. */
export const pages = {
  title: "工具",
  intro: "创业时帮你省力的一切，都在这里。",
  new: "新",
  open: "打开",
  links: "工具",
} as const satisfies Translation<typeof german.pages, "zh">;
