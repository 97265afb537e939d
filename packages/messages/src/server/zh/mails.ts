import type { Translation } from "../../translation.ts";
import type { messages as german } from "../de/mails.ts";

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
  reset_password: {
    subject: "重置你的 {{app}} 密码",
    heading: "新密码",
    body: "有人为你的账户申请了新密码。如果是你本人，请点击按钮设置。\n\n链接 10 分钟内有效，仅可使用一次。如果不是你本人，一切保持不变。",
    button: "重置密码",
  },
  first_password: {
    subject: "设置你的 {{app}} 密码",
    heading: "你的第一个密码",
    body: "到目前为止，你无需密码即可登录。点击按钮即可设置密码，原来的登录方式仍然保留。\n\n链接 10 分钟内有效，仅可使用一次。",
    button: "设置密码",
  },
  password_changed: {
    subject: "你的密码已更改",
    heading: "密码已更新",
    body: "你的账户密码已于 {{when}} 更改，你的其他设备均已退出登录。\n\n不是你本人？请立即设置新密码，并在设置中查看有哪些设备已登录。",
    button: "重置密码",
  },
  new_device: {
    subject: "{{app}} 有新的登录",
    heading: "新设备已登录",
    body: "有人在一台我们尚不认识的设备上登录了你的账户：{{device}}，{{when}}。\n\n是你本人？那就没问题。如果不是，请在设置中将该设备退出，并更改密码。",
    button: "查看设备",
  },
  change_email: {
    subject: "请确认你的新邮箱地址",
    heading: "你的新邮箱",
    body: "你想将此地址用于 {{app}} 账户。请确认它属于你；在此之前，原地址继续有效。\n\n链接 24 小时内有效，仅可使用一次。",
    button: "确认新地址",
  },
  email_changed: {
    subject: "你的邮箱地址已更改",
    heading: "此地址已停用",
    body: "你的 {{app}} 账户现已改用其他邮箱地址，我们不会再向此地址发送邮件。\n\n不是你本人？请立即联系我们：地址见网站信息。",
    button: "查看网站信息",
  },
  two_factor_on: {
    subject: "两步验证登录已开启",
    heading: "双重保护",
    body: "从现在起，登录时还需输入应用中的验证码。请妥善保存备用码：手机不在身边时，它们能帮到你。\n\n不是你本人？请立即更改密码。",
    button: "查看安全设置",
  },
  two_factor_off: {
    subject: "两步验证登录已关闭",
    heading: "现在只需密码",
    body: "你账户的两步验证登录已关闭，现在只需密码即可登录。\n\n不是你本人？请立即更改密码并重新开启。",
    button: "查看安全设置",
  },
  passkey_added: {
    subject: "你的账户新增了通行密钥",
    heading: "多了一个通行密钥",
    body: "现在可以用通行密钥“{{name}}”登录你的账户。\n\n不是你本人？请在设置中将其删除，并更改密码。",
    button: "查看安全设置",
  },
  newsletter: {
    subject: "请确认订阅新闻邮件",
    heading: "想收到新闻邮件吗？",
    body: "你希望收到我们的消息：新功能、好故事，次数少、篇幅短。请确认一次，否则我们不会给你发送任何内容。\n\n链接 24 小时内有效。",
    button: "是的，请发给我",
  },
  deletion_scheduled: {
    subject: "你的账户将被删除",
    heading: "还有 7 天",
    body: "你已删除账户。我们会将其保留至 {{when}}，其他人现在已看不到你。之后，我们会删除与你有关的一切。\n\n改变主意了？在此之前登录，即可保留账户。",
    button: "登录并保留",
  },
  deletion_done: {
    subject: "你的账户已删除",
    heading: "祝你一切顺利",
    body: "你的 {{app}} 账户及其全部内容已删除。感谢你曾经的参与。\n\n这是我们给你的最后一封邮件。",
    button: "前往首页",
  },
  digest: {
    subject_other: "{{app}}：你有 {{count}} 条新动态",
    heading: "你的新动态",
    body: "{{lines}}\n\n这封邮件每天最多一封。你可以在设置的“通知”中关闭它。",
    button: "查看全部",
  },
};
