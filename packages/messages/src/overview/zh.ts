import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The dashboard's first page. */
export const pages = {
  greeting: "你好，{{name}}",
  greeting_plain: "你好",
  lead: "很高兴见到你。从哪里开始？",
  figures: "一览",
  matches_other: "匹配",
  groups_other: "群组",
  messages_other: "消息",
  activity: "活跃情况",
  next_label: "你的下一步",
  path_title: "你和 {{name}} 的合作之路",
  path_action: "继续合作之路",
  /** What is to be done on it. */
  path_step: {
    write: "给 {{name}} 发消息",
    answer_part: "回答接下来的问题",
    talk: "聊聊这个问题",
    confirm_point: "{{name}} 写下了一条约定",
    write_point: "写下你们的共识",
    propose_trial: "一起试试看",
    answer_trial: "{{name}} 提议一个试合作项目",
    work_trial: "你们的试合作项目进行中",
    write_debrief: "说说感受",
    choose_end: "你们接下来怎么打算？",
    found_team: "成立你们的团队",
  },
  waiting: "等你处理",
  wait_match: "给 {{name}} 发消息：你们都说了 Deal",
  wait_request: "{{name}} 想给你发消息",
  wait_requests_other: "{{count}} 个请求等你答复",
  wait_messages_other: "{{count}} 条未读消息",
  wait_news_other: "{{count}} 条新通知",
  wait_all_news: "查看全部通知",
  wait_goal: "定下本周目标",
  wait_check_in: "告诉你的小圈这周进展如何",
  write_title: "你最近在做什么？",
  write_text: "发条动态，和大家聊起来。",
  write_action: "写动态",
  not_loaded: "未加载",
} as const satisfies Translation<typeof german.pages, "zh">;
