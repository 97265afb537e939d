import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Names of business models, skills and goals; the field for a username. */
export const pages = {
  business_models: {
    dropshipping: "一件代发",
    "print-on-demand": "按需印制",
    "amazon-fba": "亚马逊 FBA",
    reselling: "转卖",
    "affiliate-marketing": "联盟营销",
    smma: "社交媒体代运营",
    "digital-products": "数字产品",
    "blogging-seo": "博客与 SEO",
    "mobile-apps": "移动应用",
    trading: "投资交易",
    "crypto-nfts": "加密货币与 NFT",
  },
  skills: {
    "video-editing": "视频剪辑",
    "graphic-design": "平面设计",
    "web-app-dev": "网站与应用开发",
    copywriting: "文案写作",
    "social-media": "社交媒体",
    "marketing-ads": "营销与广告",
    "ai-automation": "人工智能与自动化",
    "community-management": "社群运营",
    "email-marketing": "邮件营销",
    "voiceover-audio": "配音与音频",
  },
  goals: {
    "side-income": "副业收入",
    "replace-job": "靠自己的生意为生",
    "online-presence": "提升线上知名度",
    "learn-skills": "学习新东西",
    "passive-income": "被动收入",
    "remote-work": "不限地点工作",
  },
  username: {
    free: "还可以用：",
    /** Words put after a taken name, apart by strokes. */
    endings: "创业/出发/在线/开店",
    label: "用户名",
    hint: "只能用汉字或字母，{{min}} 到 {{max}} 个字符",
    checking: "正在检查……",
    available: "用户名可用。",
  },
} as const satisfies Translation<typeof german.pages, "zh">;

/** Codes that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  username_taken: "该用户名已被占用。",
  username_invalid: "只能用汉字或字母，3–20 个字符。",
  invalid_age: "请检查你的年龄。年满 16 岁才能加入。",
  age_locked: "你自己只能把年龄调大。年龄不对，或者显示不满 16 岁？请通过联系表单告诉我们，我们会帮你修改。",
  bio_too_long: "自我介绍过长（最多 2000 个字符）。",
} as const satisfies Translation<typeof german.checks, "zh">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  profile: {
    title: "名字、自我介绍和年龄",
    keywords: "用户名，昵称，关于我，简介，介绍，修改年龄，商业点子，编辑资料",
    body: "在设置的“$t(settings:tabs.profile)”里编辑。\n\n- 用户名：只能用汉字或字母，3 到 20 个字符。输入时就能看到是否可用。\n- 自我介绍：最多 250 个字符。你在做什么，什么让你有动力？\n- 商业点子：最多 4000 个字符，可以不填。写个大概就行。\n- 年龄：年满 16 岁。之后只能调大；如果填错了，请通过联系表单告诉我们。\n\n别忘了保存。如果有内容未通过，对应的输入框会说明原因，你写的文字不会丢。其他成员看不到你的邮箱。",
  },
  avatar: {
    title: "更换头像",
    keywords: "照片，图片，上传，裁剪，删除头像",
    body: "头像显示在聊天里你的名字旁边，以及别人能看到你的所有地方。\n\n1. 打开设置，进入“$t(settings:tabs.profile)”。\n2. 选择一张图片，比如 JPEG 或 PNG。\n3. 在方框里移动和缩放，确认裁剪范围。\n\n删除头像后，会显示彩色背景加名字的首字。图片里的地点和相机信息会被清除。匹配里的大照片是另外一张：在匹配的“$t(matching:preferences.open)”里点击“$t(matching:setup.change_title)”即可更换。",
  },
  strengths: {
    title: "商业模式、技能和目标",
    keywords: "能力，特长，我会什么，修改选择，目标文字",
    body: "我们根据这些为你挑选合适的人。都可以在设置的“$t(settings:tabs.profile)”里修改。\n\n- 商业模式：最多 5 种。你在做什么，或者想做什么？\n- 技能：最多 5 项。正在学的也算。\n- 目标：只选一个，可以加一句自己的话，最多 120 个字符。\n\n选满了的话，先去掉一个再换。匹配至少需要一种商业模式和一项技能。宁可少选，也要真实：这样推荐给你的人会更合适。",
  },
  jobs_newsletter: {
    title: "工作机会与新闻邮件",
    keywords: "新闻，新闻邮件，退订，广告，邮件，兼职，任务，订阅",
    body: "刚开始设置时，我们问过你是否对工作机会和任务感兴趣、想不想收新闻邮件。两项都可以随时在设置的“$t(settings:tabs.profile)”里修改。\n\n- 工作机会：告诉我们你是否对有偿的工作和任务感兴趣。\n- 新闻邮件：开启后，我们先发一封邮件给你。打开里面的链接之后才算订阅，链接 24 小时内有效。\n\n退订立即生效，不需要理由。保护账户安全的邮件还会继续发给你。",
  },
  status: {
    title: "在线、离开、离线",
    keywords: "状态，绿点，在不在，最近上线",
    body: "头像上的小点表示对方现在在不在：\n\n- 在线：应用打开着，而且正在使用。\n- 离开：应用打开着，但有一会儿没人操作了。\n- 离线：没有在任何设备上打开。\n\n状态自动更新，你不用设置。如果在多台设备上登录，只要其中一台正在使用就算在线。消息一定会送达：离线的人下次上线就能看到。",
  },
  block: {
    title: "屏蔽某人",
    keywords: "屏蔽，拉黑，骚扰，不想联系，解除屏蔽，取消屏蔽，黑名单",
    body: "如果不想再和某人有任何联系，可以在聊天右上角的“$t(chats:actions)”里屏蔽对方。\n\n- 对双方都有效，覆盖所有地方：匹配、聊天和通知。\n- 你们不能再互相发消息。\n- 对方不会收到通知。\n\n可以在设置的“$t(settings:tabs.privacy)”里解除，那里列出了你屏蔽的所有人。如果有人威胁或骚扰你，也请在对方的主页点击“$t(pods:report)”，让我们的团队处理。",
  },
} as const satisfies Translation<typeof german.help, "zh">;

/** What can be reported of it, by name. */
export const reports = {
  member: { name: "成员", title: "举报 {{name}}" },
} as const satisfies Translation<typeof german.reports, "zh">;
