import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Writing to the team, and the team's inbox. */

/** Codes that the endpoints answer with. */
export const errors = {
  contact_changed: "其他人刚刚处理过这条消息，请再看一下。",
} as const satisfies Translation<typeof german.errors, "zh">;

/** Mails. */
export const mails = {
  contact_waiting: {
    subject: "{{app}} 收到新消息：{{topic}}",
    heading: "有人给团队发来消息",
    body: "主题：{{topic}}\n\n内容和发件人可在管理后台查看。短时间内再有新消息，不会另发邮件。",
    button: "打开收件箱",
  },
  contact_answer: {
    subject: "{{app}} 的回复",
    heading: "我们对你的消息的回复",
    body: "{{name}}，你好：\n\n{{answer}}\n\n––––––––\n你之前写道：\n\n{{message}}",
    button: "再提一个问题",
  },
} as const satisfies Translation<typeof german.mails, "zh">;

/** What the server says in mails to the operator. */
export const messages = {
  topics: {
    general: "一般咨询",
    partnership: "合作",
    press: "媒体",
    support: "帮助",
  },
} as const satisfies Translation<typeof german.messages, "zh">;

/** The public page. */
export const pages = {
  title: "联系我们",
  lead: "向我们提问，告诉我们哪里出了问题，或者提个建议。会有真人阅读并用邮件回复你。",
  name: "姓名",
  name_missing: "请填写你的姓名。",
  email: "邮箱",
  email_hint: "只用来给你回信。",
  email_wrong: "这不是有效的邮箱地址。",
  topic: "主题",
  topics: {
    general: "一般咨询",
    partnership: "合作",
    press: "媒体",
    support: "帮助",
  },
  message: "消息",
  message_hint: "请不要发送密码或验证码。",
  message_missing: "请写明是什么事。",
  send: "发送",
  failed: "发送失败，请再试一次。",
  thanks: "谢谢！",
  thanks_text: "你的消息已收到。我们会回复到 {{email}}。",
  again: "再写一条",
  keeping: "事情处理完 {{days}} 天后，我们会删除你的消息。",
  no_script: "此表单需要 JavaScript。如果无法使用，请发邮件到 {{email}}。",
} as const satisfies Translation<typeof german.pages, "zh">;

/** The inbox, for admins. */
export const staff = {
  title: "消息",
  lead: "大家发给团队的消息。回复以邮件发出，内容也会保留在这里。",
  waiting: "给团队的消息",
  states: { open: "待处理", answered: "已回复", closed: "已关闭" },
  search: "搜索",
  search_hint: "姓名、邮箱或一段文字",
  topic: "主题",
  any_topic: "所有主题",
  empty: "这里没有消息",
  empty_text: "一有人发来消息，就会显示在这里。",
  empty_found: "没有找到",
  empty_found_text: "少输入几个字，或去掉一个筛选条件。",
  failed: "无法加载消息",
  guest: "未登录",
  answered_by: "{{name}} 的回复",
  gone: "已离开的团队成员",
  erased_at: "将于 {{date}} 删除",
  answer: {
    button: "回复",
    again: "再次回复",
    title: "回复 {{name}}",
    text: "邮件会自动加上问候语和原消息，语言：{{language}}。",
    field: "你的回复",
    missing: "请填写内容。",
    send: "用邮件发送",
    done: "回复已发出。",
  },
  close: {
    button: "关闭",
    title: "不回复直接关闭",
    text: "例如广告信息。随时可以重新打开。",
    done: "已关闭。",
  },
  reopen: {
    button: "重新打开",
    title: "重新打开",
    text: "这条消息会再次等待回复。",
    done: "已重新打开。",
  },
  erase: {
    button: "删除",
    title: "永久删除",
    text: "消息和回复都会被删除，例如应对方要求。此操作无法恢复。",
    done: "已删除。",
  },
  reason: "原因（记入日志）",
} as const satisfies Translation<typeof german.staff, "zh">;
