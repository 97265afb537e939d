import type { messages as german } from "../de/mails.ts";
import type { Translation } from "../translation.ts";

/** Mails: subject, heading, body and button of each. */
export const messages: Translation<typeof german, "zh"> = {
  footer: {
    why: "你收到此邮件，是因为有人用此地址注册了 {{app}}。",
    ignore: "不是你本人？无需任何操作。",
  },
  confirm_email: {
    subject: "请确认你的邮箱地址",
    heading: "欢迎加入！",
    body: "请确认此地址属于你。这样你随时可以找回账户，其他人也知道你是真实的人。\n\n链接 24 小时内有效，仅可使用一次。",
    button: "确认地址",
  },
};
