import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Public pages of members, groups and jobs. */

/** Codes that the endpoints answer with. */
export const errors = {
  public_page_age: "年满 16 岁才能公开页面，并且需要在个人资料中填写年龄。",
  public_page_private: "私密群组不能有公开页面。",
} as const satisfies Translation<typeof german.errors, "zh">;

/** What the server writes on pages that everybody can read, and on their preview pictures. */
export const messages = {
  does: "正在做",
  can: "技能",
  seeks: "目标",
  verified: "已认证",
  view: "在 {{app}} 上查看",
  apply: "在 {{app}} 上申请",
  member: "{{app}} 成员",
  group: "{{app}} 群组",
  job: "{{app}} 上的招聘",
  topics: "主题",
  wanted: "招募",
  members_other: "{{count}} 位成员",
  by: "发布者：{{name}}",
  posted: "发布于",
  until: "开放至",
  salary: "报酬",
  kind: "类型",
  oneoff: "一次性任务",
  fulltime: "全职",
  place: "地点",
  remote: "远程，{{place}}",
  global: "全球",
  promise: "{{app}} 让线上创业的人走到一起。",
  missing_title: "此页面不存在",
  missing_text: "它可能已关闭，或者链接有误。",
  home: "前往首页",
} as const satisfies Translation<typeof german.messages, "zh">;

/** Where such pages are opened and closed. */
export const pages = {
  done: "完成",
  member_title: "公开名片",
  member_text:
    "拿到链接或在网上搜索你的人，无需账户即可看到：你的名字、头像、你在做什么和擅长什么、你的目标，以及你是否已认证。除此之外都看不到：没有年龄、地点、邮箱和动态。",
  member_switch: "我的名片对所有人公开",
  member_dormant: "目前无法看到：你的个人资料中须填写年龄，且年满 16 岁。",
  group_title: "公开页面",
  group_text:
    "公开后，所有人无需账户即可看到：名称、图片、简介、主题和成员人数。成员是谁、你们写了什么，只有你们自己知道。",
  group_switch: "群组页面对所有人公开",
  group_dormant: "目前无法看到：群组是私密的，或其简介被标上了警告。",
  job_title: "公开页面",
  job_text:
    "公开后，所有人无需账户即可看到完整的招聘内容和你的名字；搜索引擎会把它列在招聘信息中。只能在这里申请。招聘关闭后，页面随即消失。",
  job_switch: "招聘页面对所有人公开",
  job_dormant: "目前无法看到：这条招聘已关闭或正在审核，或者你的个人资料中没有填写年龄，或未满 16 岁。",
  afterwards: "关闭后它会立即消失。但搜索引擎可能还会显示一段时间，别人已保存的内容也会留在他们那里。",
  address: "地址",
  copy: "复制链接",
  copied: "链接已复制。",
  copy_failed: "无法复制链接。",
  look: "查看",
  share: "分享",
  not_done: "操作失败。",
  load_failed: "无法确认页面是否公开。",
  again: "重试",
} as const satisfies Translation<typeof german.pages, "zh">;

/** Its article in the help centre. */
export const help = {
  public_pages: {
    title: "向所有人公开名片、群组或招聘",
    keywords: "公开，名片，分享资料，链接，搜索引擎，Google，无需账户，预览图，可见",
    body: "个人主页、群组和招聘只有成员能看到。但你可以向所有人公开：\n\n- 你的名片：在设置的“$t(settings:tabs.privacy)”中，或在你的个人主页的“$t(publicpages:member_title)”中。它显示你的名字、头像、你在做什么和擅长什么、你的目标以及是否已认证。\n- 群组：如果你是群主，可在“$t(groups:settings.open)”中公开。成员是谁，只有你们自己知道。私密群组没有公开页面。\n- 招聘：在填写时，或之后在“$t(publicpages:job_title)”中。招聘关闭后，页面也随之消失。\n\n分享链接时会带上预览图。年满 16 岁才能公开名片。关闭后它会立即消失；搜索引擎可能还会显示一段时间。",
  },
} as const satisfies Translation<typeof german.help, "zh">;
