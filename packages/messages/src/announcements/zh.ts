import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Announcements above every page, and writing them. */

/** Codes that the endpoints answer with. */
export const errors = {
  announcement_stays: "这条公告在结束前不能关闭。",
  announcement_times: "结束时间必须晚于开始时间，并且在将来。",
  announcement_over: "这条公告已经结束。",
} as const satisfies Translation<typeof german.errors, "zh">;

/** The banner. */
export const pages = {
  label: "公告",
  more: "了解更多",
} as const satisfies Translation<typeof german.pages, "zh">;

/** Writing them, for admins. */
export const staff = {
  title: "公告",
  lead: "显示在每个页面上方的横幅，面向所有人或部分人。每次只显示一条：警告优先，其次是最新的。",
  write: "新公告",
  states: { current: "进行中", planned: "已计划", past: "已结束" },
  kind: "类型",
  kinds: { info: "提示", warning: "警告" },
  audience: "面向哪些人",
  audiences: {
    all: "所有人",
    free: "非高级会员",
    premium: "高级会员",
    founders: "拥有群组的人",
    new: "加入不超过 {{days}} 天的新成员",
    team: "仅团队",
  },
  text: "文字（{{language}}）",
  text_missing: "请至少填写德语内容。",
  text_hint: "简短清楚。如果读者的语言没有内容，则显示英语，再没有则显示德语。",
  other_language: "其他语言",
  add_language: "添加语言",
  remove_language: "移除 {{language}}",
  starts: "开始",
  starts_hint: "留空：立即",
  ends: "结束",
  ends_hint: "留空：直到手动结束",
  link: "页面链接",
  link_hint: "本站地址，例如 /dashboard/groups",
  link_wrong: "地址必须以 / 开头并属于本站。",
  dismissible: "可以关闭",
  dismissible_hint: "关闭后在所有设备上都不再出现。",
  preview: "效果如下",
  preview_in: "预览（{{language}}）",
  publish: "发布",
  save: "保存",
  edit: "修改",
  edit_title: "修改公告",
  published: "公告已发布。",
  saved: "已保存。",
  span: "{{from}} 至 {{until}}",
  since: "自 {{from}} 起，无结束时间",
  from: "从 {{from}} 开始，无结束时间",
  ended: "已于 {{date}} 结束",
  dismissed_other: "{{count}} 位成员已关闭",
  stays: "不能关闭",
  end: {
    button: "结束",
    title: "结束公告",
    text: "它会立即在所有页面消失。",
    reason: "原因（记入日志）",
    reason_missing: "必须填写原因。",
    done: "已结束。",
  },
  empty: "这里什么都没有",
  empty_text: "公告发布后，目标对象会立即看到，或从你选择的时间起看到。",
  failed: "无法加载公告",
} as const satisfies Translation<typeof german.staff, "zh">;
