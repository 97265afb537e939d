import type { messages as german } from "../de/moderation.ts";
import type { Translation } from "../translation.ts";

/** Texts of the beginner moderation: strip, card, dialog. */
export const messages = {
  report: "举报",
  title_member: "举报 {{name}}",
  title_group: "举报群组“{{name}}”",
  title_message: "举报消息",
  title_post: "举报动态",
  title_comment: "举报评论",
  intro: "我们的团队会查看。没有人会知道是你举报的。",
  message_seen: "团队只会看到这一条消息，看不到其余聊天内容。",
  reason: "是什么问题？",
  note: "想补充说明吗？",
  note_needed: "请简单说明情况。",
  reason_needed: "请选择原因。",
  also_block: "同时屏蔽 {{name}}",
  cancel: "取消",
  thanks: "谢谢。我们已收到你的举报。",
  block_failed: "屏蔽失败。请在设置中重试。",
  reasons: {
    spam: "垃圾信息或广告",
    fraud: "欺诈或骗局",
    harassment: "辱骂或骚扰",
    hate: "仇恨言论",
    sexual: "色情内容",
    violence: "暴力或威胁",
    minors: "危害未成年人",
    impersonation: "冒充他人",
    illegal: "其他违法内容",
    other: "其他",
  },
} as const satisfies Translation<typeof german, "zh">;
