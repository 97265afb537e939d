import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** One's invite link, who came by it, what it earns, and how that is paid out. */

/** Codes that the endpoints answer with. */
export const errors = {
  slug_invalid: "3 至 64 个字符：字母、数字、- 和 _。",
  slug_taken: "这个名字已经有人用了。",
  slug_reserved: "这个名字是保留的，请换一个。",
  link_exists: "你已经有邀请链接了，它永远属于你。",
  invite_unknown: "这个邀请链接不存在（或已失效）。",
  invite_own: "这是你自己的链接。",
  invite_late: "邀请链接只在注册后 24 小时内有效。",
  iban_invalid: "这个 IBAN 不正确，或者 SEPA 无法汇到那里。",
  payout_too_small: "满 25 欧元即可提现。",
  payout_running: "已有一笔提现正在处理。到账后你可以申请下一笔。",
  payout_decided: "这件事已经决定了。",
  batch_empty: "没有已批准的提现。",
  payout_account_missing: "没有设置用于付款的账户。",
} as const satisfies Translation<typeof german.errors, "zh">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "有人通过你的邀请链接加入",
    title: "有人通过你的链接加入了",
    text: "看看已经来了多少人。",
    line: "有人通过你的邀请链接注册了",
  },
} as const satisfies Translation<typeof german.notifications, "zh">;

/** What only the server says: the monthly credit note. */
export const messages = {
  statement: "贷记单",
  statement_test: "测试资金：不会实际付款。",
  statement_for: "收款人",
  statement_number: "编号",
  statement_what: "事项",
  statement_amount: "金额",
  statement_opening: "月初余额",
  statement_closing: "月末余额",
  statement_tax: "因推荐付费会员而得。是否以及如何纳税取决于你的情况：如有疑问，请咨询税务局或税务顾问。",
  line_earned: "推荐了一位付费会员",
  line_reversed: "已收回：购买被退款或有争议",
  line_paid: "已支付",
} as const satisfies Translation<typeof german.messages, "zh">;
