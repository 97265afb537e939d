import type { messages as german } from "../de/faults.ts";
import type { Translation } from "../translation.ts";

/** Texts of the codes that pages say themselves, without asking the server; the error texts contain them. */
export const messages: Translation<typeof german, "zh"> = {
  offline: "没有网络连接。",
  unavailable: "暂时无法访问，请稍后再试。",
  suspicious_input: "检测到无效字符。请只使用字母、数字和常用符号。",
  wrong_credentials: "邮箱或密码错误。",
  email_invalid: "请输入有效的电子邮件地址。",
  email_taken: "此邮箱已注册，请直接登录。",
  password_short: "密码至少需要 8 个字符。",
  password_long: "密码最多 128 个字符。",
  password_common: "这个密码太容易被猜到，请换一个。",
  terms_required: "请同意条款。",
  captcha_required: "请完成 CAPTCHA 验证。",
  captcha_failed: "CAPTCHA 验证失败，请重试。",
  too_many_attempts: "登录尝试次数过多，请等待 5 分钟后再试。",
  username_taken: "该用户名已被占用。",
  username_invalid: "仅限字母，3–20 个字符。",
  invalid_age: "请输入 13 到 120 之间的年龄。",
  bio_too_long: "简介过长（最多 2000 个字符）。",
  required: "此项必填。",
};
