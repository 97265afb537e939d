import type { messages as german } from "../de/notifications.ts";
import type { Translation } from "../translation.ts";

/** Notifications: push messages, lines of the daily mail. */
export const messages = {
  someone: "有人",
  match: {
    title: "配对成功！",
    text: "{{name}} 和你都选择了 Deal。",
    line: "与 {{name}} 配对成功",
  },
  message: {
    title_other: "{{name}} 发来 {{count}} 条新消息",
    line_other: "{{name}} 发来 {{count}} 条新消息：{{text}}",
  },
  chat_request: {
    title: "{{name}} 想给你写信",
    text: "看看这个请求。",
    line: "{{name}} 想给你写信",
  },
  group_application: {
    title: "{{name}} 想加入 {{group}}",
    text: "看看这份申请吧。",
    line: "{{name}} 想加入 {{group}}",
  },
  group_decision: {
    accepted: {
      title: "欢迎加入 {{group}}",
      text: "你的申请已通过。",
      line: "{{group}}：你的申请已通过",
    },
    rejected: {
      title: "{{group}} 的回复",
      text: "很遗憾，这次没有通过。",
      line: "{{group}}：你的申请未通过",
    },
  },
  mention: {
    title: "{{name}} 在 {{group}} 提到了你",
    text: "去看看说了什么。",
    line: "{{name}} 在 {{group}} 提到了你：{{text}}",
  },
  call_missed: {
    title_other: "{{name}} 的 {{count}} 个未接来电",
    text: "点按即可回拨或发消息。",
    line_other: "{{name}} 的 {{count}} 个未接来电",
  },
  comment: {
    title_other: "{{count}} 条新评论，最近一条来自 {{name}}",
    text: "看看写了什么。",
    line_other: "{{count}} 条新评论，最近一条来自 {{name}}：{{text}}",
  },
  like: {
    title_other: "{{count}} 个赞，最近一个来自 {{name}}",
    text: "再看看这条动态。",
    line_other: "{{count}} 个赞，最近一个来自 {{name}}：{{text}}",
  },
  repost: {
    title_other: "{{count}} 次转发，最近一次来自 {{name}}",
    text: "再看看这条动态。",
    line_other: "{{count}} 次转发，最近一次来自 {{name}}：{{text}}",
  },
  follow: {
    title: "{{name}} 关注了你",
    text: "看看对方的资料。",
    line: "{{name}} 关注了你",
  },
  mention_post: {
    title: "{{name}} 在动态中提到了你",
    text: "看看是什么事。",
    line: "{{name}} 在动态中提到了你：{{text}}",
  },
  report_decision: {
    author: {
      title: "我们对你的内容作出了决定",
      text: "查看内容和原因。",
      line: "我们对你的内容作出了决定",
    },
    reporter: {
      title: "你的举报已审核",
      text: "感谢你的关注。",
      line: "你的举报已审核",
    },
    appeal: {
      title: "你的申诉已审核",
      text: "查看我们的答复。",
      line: "你的申诉已审核",
    },
  },
  more_other: "……还有 {{count}} 条",
  test: {
    title: "成功了！",
    text: "{{app}} 的消息在这台设备上就是这个样子。",
  },
} as const satisfies Translation<typeof german, "zh">;
