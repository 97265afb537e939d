import type { messages as german } from "../de/notices.ts";
import type { Translation } from "../translation.ts";

/** Texts of the notifications page. */
export const messages = {
  title: "通知",
  preferences: "通知设置",
  new: "新",
  to_chat: "前往聊天",
  to_request: "查看请求",
  to_application: "查看申请",
  to_group: "前往群组",
  to_message: "查看消息",
  chat_failed: "无法打开聊天，请重试。",
  ignore: "忽略",
  ignore_failed: "无法移除，通知已恢复。",
  reply: "回复",
  reply_to: "回复 {{name}}",
  reply_send: "发送",
  reply_failed: "未发送。你写的内容会保留在这里，请稍后重试。",
  reply_sent: "你的回复已发送。",
  older: "显示更早的通知",
  older_failed: "无法加载更早的通知。",
  list_failed: "无法加载你的通知",
  arrived_other: "{{count}} 条新通知",
  empty_title: "还没有新消息",
  empty_text: "有了匹配，或有人在你离开时给你写消息，都会显示在这里。",
  empty_action: "前往匹配",
  offline_title: "没有网络",
  offline_text: "恢复联网后，我们会加载你的通知。",
  look: "查看",
} as const satisfies Translation<typeof german, "zh">;
