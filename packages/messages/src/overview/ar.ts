import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The dashboard's first page. */
export const pages = {
  greeting: "مرحبًا، {{name}}",
  greeting_plain: "مرحبًا",
  lead: "سعداء بوجودك. من أين نبدأ؟",
  figures: "لمحة سريعة",
  matches: "المطابقات",
  matches_hint: "في المجموع",
  groups: "المجموعات",
  groups_hint: "أنت عضو فيها",
  messages: "الرسائل",
  messages_hint: "غير مقروءة",
  activity: "النشاط",
  activity_hint: "في آخر سبعة أيام",
  not_loaded: "لم يُحمَّل",
} as const satisfies Translation<typeof german.pages, "ar">;
