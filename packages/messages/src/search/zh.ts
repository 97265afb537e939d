import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The search over everything. */
export const pages = {
  title: "搜索",
  placeholder: "成员、群组、聊天、动态、页面",
  people: "成员",
  groups: "群组",
  channels: "频道",
  chats: "聊天",
  posts: "动态",
  jobs: "招聘",
  recent: "最近搜索",
  forget: "清除搜索记录",
  all_people: "与“{{words}}”有关的所有成员",
  all_posts: "与“{{words}}”有关的所有动态",
  all_jobs: "与“{{words}}”有关的所有招聘",
  searching: "正在搜索……",
  nothing: "没有找到“{{words}}”。",
  nothing_hint: "换个写法或更短的词？私密群组请在频道内搜索。",
  failed: "搜索失败。",
  retry: "重试",
  deleted: "已注销的成员",
  close: "关闭搜索",
  keys: "方向键选择，回车打开，Esc 关闭。",
} as const satisfies Translation<typeof german.pages, "zh">;
