import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The starter quest: strip, card, dialog. */
export const pages = {
  title: "你的入门步骤",
  lead: "让合适的人找到你。",
  progress: "已完成 {{done}}/{{total}}",
  next: "下一步：{{step}}",
  all_steps: "所有步骤",
  fold: "收起入门步骤",
  unfold: "展开入门步骤",
  done: "已完成",
  open: "待完成",
  all_done: "太棒了！入门步骤全部完成。",
  dismiss: "不再显示",
  dismiss_title: "隐藏入门步骤？",
  dismiss_text: "它们不会再出现。没有它们，你也可以完成这些事。",
  dismiss_confirm: "隐藏",
  dismiss_failed: "操作失败，请重试。",
  steps: {
    upload_avatar: {
      title: "露个脸",
      why: "看得见你的样子，别人更愿意给你发消息。",
      action: "上传照片",
    },
    edit_bio: {
      title: "介绍自己",
      why: "两三句话就够：你做什么，想找谁？",
      action: "写自我介绍",
    },
    discover_groups: {
      title: "发现群组",
      why: "在那里你会遇到做类似事情的人。",
      action: "发现群组",
    },
    find_partners: {
      title: "认识两个人",
      why: "两次匹配或两个聊天请求就够了，然后你可以比较谁更适合你的点子。",
      action: "寻找成员",
    },
    first_post: {
      title: "写下你的第一条动态",
      why: "说说你在做什么，大家很乐意回应。",
      action: "前往动态",
    },
  },
} as const satisfies Translation<typeof german.pages, "zh">;

/** Codes that the endpoints answer with. */
export const errors = {
  step_not_done: "这一步尚未完成。",
} as const satisfies Translation<typeof german.errors, "zh">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  quest: {
    title: "你的入门步骤",
    keywords: "新手，第一步，任务，进度，隐藏，入门",
    body: "“$t(quest:title)”陪你走好最初几步，并用一条细细的进度条显示你走到了哪里。比如：\n\n- 上传头像\n- 写几句自我介绍\n- 认识两个不同的人\n\n每一步做完就会自动打勾，你不需要做别的。觉得碍事时，可以把进度条收起来。如果完全不需要，就选择“$t(quest:dismiss)”：没有它，所有功能同样对你开放。",
  },
} as const satisfies Translation<typeof german.help, "zh">;
