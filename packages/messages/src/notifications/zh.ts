import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The notifications page. */
export const pages = {
  title: "通知",
  preferences: "通知设置",
  new: "新",
  to_chat: "前往聊天",
  to_request: "查看请求",
  to_application: "查看申请",
  to_group: "前往群组",
  to_team: "前往团队",
  to_task: "前往任务",
  to_pods: "前往每周小圈",
  to_event: "前往活动",
  to_path: "前往合作之路",
  to_agreement: "前往协议",
  to_document: "前往文档",
  to_invite: "查看邀请",
  to_message: "查看消息",
  to_post: "查看动态",
  to_jobs: "前往招聘",
  to_profile: "查看主页",
  to_decision: "查看处理结果",
  to_premium: "了解高级会员",
  to_invites: "前往你的邀请",
  to_verification: "前往身份认证",
  chat_failed: "无法打开聊天，请重试。",
  ignore: "忽略",
  ignore_failed: "无法移除，通知已恢复。",
  reply: "回复",
  reply_to: "回复 {{name}}",
  reply_send: "发送",
  reply_failed: "未能发送。你写的内容会保留在这里，请稍后重试。",
  reply_sent: "你的回复已发送。",
  reply_accepts: "回复即表示接受请求。",
  accept: "接受",
  decline: "拒绝",
  older: "显示更早的",
  older_failed: "无法加载更早的内容。",
  list_failed: "无法加载你的通知",
  arrived_other: "{{count}} 条新通知",
  empty_title: "还没有新通知",
  empty_text: "匹配成功，或有人在你离开时给你发消息，都会显示在这里。",
  empty_action: "前往匹配",
  offline_title: "没有网络连接",
  offline_text: "恢复联网后，就会加载你的通知。",
  look: "查看",
} as const satisfies Translation<typeof german.pages, "zh">;

/** Codes that the endpoints answer with. */
export const errors = {
  push_service_unknown: "抱歉，此浏览器无法使用推送通知。",
} as const satisfies Translation<typeof german.errors, "zh">;

/** What notifications of every kind share. */
export const notifications = {
  someone: "有人",
  more_other: "……还有 {{count}} 条",
  dm_invite: {
    name: "聊天或试合作项目的邀请",
    title: "{{name}} 向你提议一个试合作项目",
    text: "看看这个提议。",
    line: "{{name}} 向你提议一个试合作项目",
  },
  dm_invite_group: {
    title: "{{name}} 邀请你加入 {{group}}",
    text: "看看这个群组。",
    line: "{{name}} 邀请你加入 {{group}}",
  },
  mention: {
    name: "在群组或动态中被提及",
    title: "{{name}} 在 {{group}} 提到了你",
    text: "看看说了什么。",
    line: "{{name}} 在 {{group}} 提到了你：{{text}}",
  },
  mention_post: {
    title: "{{name}} 在动态中提到了你",
    text: "看看说了什么。",
    line: "{{name}} 在动态中提到了你：{{text}}",
  },
  test: {
    title: "成功了！",
    text: "{{app}} 的通知在这台设备上就是这个样子。",
  },
} as const satisfies Translation<typeof german.notifications, "zh">;

/** Its mails: subject, heading, body and button of each. */
export const mails = {
  digest: {
    subject_other: "{{app}}：你有 {{count}} 条新通知",
    heading: "你的新通知",
    body: "{{lines}}\n\n这类邮件每天最多发送一封。你可以在设置的“$t(notifications:title)”中关闭它。",
    button: "查看全部",
  },
} as const satisfies Translation<typeof german.mails, "zh">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  notifications: {
    title: "查看和回复通知",
    keywords: "铃铛，提醒，数字，忽略，回复，未读",
    body: "上方的铃铛显示发生了什么，比如匹配成功，或者你不在时收到的消息。数字表示未读数量，超过 99 显示“99+”。\n\n- 点击按钮，直接前往相关的地方，比如聊天。\n- 点击“$t(notifications:ignore)”，这条通知就会消失。\n- 消息可以直接在那里回复。\n\n打开列表后，全部算作已读。同类的通知会合并在一起，更清楚。不想收到的，可以在设置里关闭。",
  },
  notification_settings: {
    title: "设置通知和免打扰时段",
    keywords: "关闭通知，静音，夜间，勿扰，每日邮件，推送",
    body: "在设置里，你可以决定每一类通知的接收方式：\n\n- 应用内：显示在铃铛里\n- 推送：发到这台设备，应用关闭时也能收到\n- 邮件：汇总后每天 8 点发一次\n\n免打扰时段里我们不发推送，比如 22:00 到 7:00。它按你的时区计算。之后你可以在应用里看到全部内容。关闭的类别也不会再计入铃铛上的数字。",
  },
  push: {
    title: "推送通知和安装应用",
    keywords: "PWA，主屏幕，下载应用，手机，iPhone，安卓，Android，允许通知",
    body: "Kompagnon 在浏览器里运行，也可以像应用一样安装，不需要应用商店。\n\n1. 电脑和安卓：在浏览器菜单里选择“安装”或“添加到主屏幕”。\n2. iPhone 和 iPad：在 Safari 里点击“分享”，再点击“添加到主屏幕”。\n\n推送在设置的通知部分开启，每台设备要分别开启。浏览器会请求你允许。在 iPhone 上要先安装应用。如果收不到，请在设备设置里允许通知，并检查免打扰时段。",
  },
} as const satisfies Translation<typeof german.help, "zh">;
