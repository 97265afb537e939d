import type { messages as german } from "../de/accounts.ts";
import type { Translation } from "../translation.ts";

export const messages = {
  mode: { label: "登录或注册", sign_in: "登录", sign_up: "注册" },
  sign_in: {
    title: "欢迎回来",
    lead: "你的匹配和聊天都在等你。",
    submit: "登录",
  },
  sign_up: {
    title: "开始吧",
    lead: "免费，两分钟即可完成。",
    submit: "创建账号",
    invited: "你是受邀而来。创建账号后，邀请即生效。",
  },
  fields: {
    email: "邮箱",
    password: "密码",
    password_hint: "至少 {{min}} 个字符",
    confirm: "再次输入密码",
    caps_lock: "大写锁定已开启。",
    terms: "我已年满 16 岁，并同意<terms>使用条款</terms>。我的数据如何处理，见<privacy>隐私政策</privacy>。",
  },
  errors: {
    mismatch: "两次输入的密码不一致。",
    unexpected: "发生意外错误，请重试。",
    taken_action: "用此邮箱登录",
    unlocked_in: "{{time}} 后可再试",
  },
  captcha: {
    label: "安全检查",
    checking: "正在进行安全检查…",
    solved: "安全检查已通过",
  },
  brand: {
    headline: "两个人，事就成了。",
    line_1: "我会剪视频。谁会卖货？",
    line_2: "我会，而且产品都有了。",
    line_3: "Deal，明天十点？",
  },
  legal: { label: "法律信息", terms: "使用条款", privacy: "隐私", language: "语言" },
  confirm: {
    title: "确认邮箱",
    working: "正在确认你的邮箱…",
    done_title: "邮箱已确认",
    done_text: "谢谢！你的账户已全部设置好。",
    invalid_title: "此链接已失效",
    invalid_member: "链接已过期或已被使用。我们可以向 {{email}} 发送新链接。",
    invalid_guest: "链接已过期或已被使用。请登录，我们会给你发送新链接。",
    to_dashboard: "前往控制台",
    to_register: "完善资料",
    to_login: "前往登录",
    resend: "发送新链接",
    sent: "已发送。请查看收件箱和垃圾邮件。",
  },
  bar: {
    short: "请确认你的邮箱。",
    text: "请确认你的邮箱：链接已发到 {{email}}。",
    resend: "重新发送",
  },
} as const satisfies Translation<typeof german, "zh">;
