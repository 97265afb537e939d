import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The dashboard's first page. */
export const pages = {
  greeting: "你好，{{name}}",
  greeting_plain: "你好",
  lead: "很高兴见到你。从哪里开始？",
  figures: "一览",
  matches: "匹配",
  matches_hint: "总数",
  groups: "群组",
  groups_hint: "你已加入",
  messages: "消息",
  messages_hint: "未读",
  activity: "动态",
  activity_hint: "最近七天",
  not_loaded: "未加载",
} as const satisfies Translation<typeof german.pages, "zh">;
