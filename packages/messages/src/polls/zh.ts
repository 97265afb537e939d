import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Polls in the channels of groups. */
export const pages = {
  panel: "投票",
  new: "发起投票",
  question: "问题",
  answer: "选项 {{number}}",
  add: "添加选项",
  remove: "移除选项 {{number}}",
  days: "结束时间",
  days_null: "由我手动结束",
  days_1: "一天后",
  days_3: "三天后",
  days_7: "一周后",
  ask: "开始投票",
  cancel: "取消",
  empty_title: "还没有投票",
  empty_text: "问问大家更想要什么。每一票都会立刻计入。",
  failed: "无法加载投票",
  failed_change: "操作失败：{{reason}}",
  gone_author: "已注销的成员",
  asked_by: "由 {{name}} 发起",
  votes_other: "{{count}} 票",
  open_until: "进行中，截止 {{when}}",
  open: "进行中",
  closed: "已结束",
  mine: "你的选择",
  unvote: "撤回投票",
  menu: "这个投票的更多操作",
  close: "结束投票",
  delete: "删除",
  delete_ask: "删除此投票？",
  delete_text: "投票和所有选票都会被删除，且无法恢复。",
  report: "举报",
  found: "投票",
} as const satisfies Translation<typeof german.pages, "zh">;

/** Codes that the endpoints answer with. */
export const errors = {
  too_many_polls: "此频道已有十个进行中的投票。请先结束其中一个。",
  poll_closed: "此投票已经结束。",
  answers_alike: "每个选项只能出现一次。",
} as const satisfies Translation<typeof german.errors, "zh">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  poll_closed: {
    name: "你参与的投票已结束",
    title: "{{group}} 中的投票已结束",
    text: "结果出来了。",
    line: "{{group}} 中的一个投票已结束：{{text}}",
  },
} as const satisfies Translation<typeof german.notifications, "zh">;

/** What can be reported of it, by name. */
export const reports = {
  poll: { name: "投票", title: "举报投票" },
} as const satisfies Translation<typeof german.reports, "zh">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  polls: {
    title: "群组中的投票",
    keywords: "表决，选票，投票，提问，结果",
    body: "在群组的每个频道里，你都可以向大家提问。\n\n1. 打开频道，点击上方的“$t(polls:panel)”。\n2. 写下问题和两到五个选项。\n3. 选择投票何时结束，然后开始。\n\n所有人都能立刻看到票数。投票进行期间，你可以更改或撤回自己的选择。没有人能看到谁选了什么。发起人和群组的管理员可以结束和删除投票。",
  },
} as const satisfies Translation<typeof german.help, "zh">;
