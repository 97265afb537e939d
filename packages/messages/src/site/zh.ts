import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The public pages: start, terms, privacy, imprint. */
export const pages = {
  nav: {
    login: "登录",
    dashboard: "控制台",
    resources: "工具",
    language: "语言",
    legal: "法律信息",
    home: "返回首页",
    terms: "使用条款",
    privacy: "隐私",
    imprint: "网站信息",
    sign_out: "退出登录",
  },
  start: {
    title: "找到你的联合创始人",
    description: "Kompagnon 让做线上生意的人相遇：按技能、目标和商业模式匹配。",
    headline: "两个人，事就成了。",
    lead: "Kompagnon 为你介绍这样的人：会你所不会的，想你所想的。献给每一位正在打造线上生意的人。",
    join: "免费加入",
    login: "我已有账号",
    continue: "前往控制台",
    why_1_title: "看得见为何合适",
    why_1_text: "每张卡片都用明白的话告诉你们能给彼此什么。",
    why_2_title: "双方愿意才开始",
    why_2_text: "两个 Deal 才会开启聊天，在那之前没人会打扰你。",
    why_3_title: "你的数据归你",
    why_3_text: "没有广告，没有第三方追踪。谁也看不到你的邮箱。",
    art: "两张个人卡片：米拉，27 岁，会剪视频、写文案。印章写着 Deal，下方聊天开始。",
    card_name: "米拉，27",
    card_idea: "拍能带货的短片，想找有产品的人。",
    card_reason: "你需要视频，她擅长",
    card_skill_1: "视频剪辑",
    card_skill_2: "文案",
    card_skill_3: "社交媒体",
    stamp: "Deal",
    no_deal: "No Deal",
    deal: "Deal",
    bubble_1: "你的短片，我的店？",
    bubble_2: "Deal。明天十点？",
    welcome_title: "欢迎加入。",
    welcome_named: "欢迎，{{name}}。",
    welcome_text: "你的资料已就绪，只差身边那个对的人。",
    welcome_action: "前往控制台",
  },
  legal: {
    version: "版本 {{version}}，自 {{date}} 起生效",
    binding: "以德文版为准，本译文仅供理解。",
    contents: "目录",
  },
  terms: {
    title: "使用条款",
    description: "使用 Kompagnon 时你我双方的约定：年龄、账号、规则、价格、撤回与变更。",
    scope_title: "适用范围",
    scope_text: "本条款约定你如何使用 {{brand}}。合同相对方为 {{operator}}。注册即表示接受。",
    age_title: "最低年龄",
    age_text: "你必须年满 16 岁。未满者不得注册账号，也不得购买。",
    account_title: "你的账号",
    account_text: "一人一号。请如实填写，保管好密码，不要转让账号。如有他人登录，请告诉我们。",
    conduct_title: "相处之道",
    conduct_text:
      "禁止侮辱、仇恨、欺诈、垃圾信息、传销、冒用身份，以及任何违法或侵犯他人权利的行为。不得自动抓取网站，也不得绕过其安全措施。",
    content_title: "你的内容",
    content_text:
      "你写下和上传的内容归你所有。你只允许我们在其存放期间保存，并展示给应当看到的会员。你须拥有所上传内容的权利。",
    matching_title: "匹配能做什么、不能做什么",
    matching_text:
      "我们推荐人选并说明理由，能否成为生意由你们决定。我们不审核商业点子，也不参与会员之间的约定。分享金钱或秘密之前，请互相核实。",
    price_title: "价格",
    price_text:
      "账号、匹配和聊天的基本功能免费。若 {{brand}} 提供收费服务，购买前会写明含税价格、期限和取消方式。",
    withdrawal_title: "撤回权",
    withdrawal_text:
      "作为消费者购买时，你可在 14 天内无理由撤回合同。期限自合同成立起算，期满前向 {{email}} 发出明确的消息即可。款项将在 14 天内原路退回。",
    ending_title: "离开",
    ending_text:
      "你可以随时停用：发消息至 {{email}} 即可，我们会删除账号。严重或屡次违反规则者可能被封禁。我们会说明理由，你可以申诉。",
    liability_title: "责任",
    liability_text:
      "对故意、重大过失以及对生命、身体或健康造成的损害，我们承担无限责任。其他情况仅在违反主要义务时，对可预见的损害负责。",
    changes_title: "变更",
    changes_text:
      "条款若有变更，我们至少提前 30 天通知你。如不同意，你可在此之前无损离开。重大变更须经你同意才生效。",
    law_title: "法律",
    law_text: "适用德国法律。你所在国家消费者法给予的保护不受影响。某一条款无效，其余条款仍然有效。",
  },
  privacy: {
    title: "隐私",
    description: "Kompagnon 保存哪些数据、为何、多久，以及你的权利。没有广告，没有第三方追踪。",
    controller_title: "谁负责",
    controller_text: "负责方为 {{operator}}，{{address}}。隐私问题请联系 {{email}}。",
    data_title: "我们保存什么",
    data_text:
      "账号：邮箱、密码的校验值、语言以及你接受的条款版本。资料：你自己填写的姓名、年龄、文字、技能、目标和图片。匹配：你看过谁、如何决定。聊天和群组：你们的消息和文件、有谁参与、读到哪里。通话：谁在何时给谁打了电话、打了多久，绝不包括通话内容。帖子和评论：你写的、转发的、点赞的和收藏的。另外：你关注谁、屏蔽谁、举报什么，以及你的通知。登录：你的设备，以及登录失败时账号和 IP 地址的校验值，最多保留一天。",
    others_title: "他人能看到什么",
    others_text:
      "会员能看到你的资料和匹配卡片，永远看不到你的邮箱、IP 地址和你的决定。只有同样给了你 Deal 的人才会知道你的 Deal。",
    why_title: "目的与依据",
    why_text:
      "我们需要这些数据来履行与你的合同（GDPR 第 6 条第 1 款 b）、防止滥用（f）并遵守法律（c）。新闻邮件等自愿事项须经你同意（a），可随时撤回。",
    score_title: "推荐如何产生",
    score_text:
      "程序按技能、商业模式、目标、语言和你以往的决定排列卡片，理由写在卡片上。这不产生法律后果，由你自己决定。",
    cookies_title: "Cookie 与设备存储",
    cookies_text:
      "共有两个 Cookie，都是技术上必需的。“sid”用于保持登录：最长 90 天，不访问则不超过 30 天。“did”用于识别你的设备，使别人无法通过猜密码把你挡在门外，并让我们能提醒你有新设备；它在你最后一次登录后保留 180 天。在加密连接下，它们名为“__Host-sid”和“__Host-did”。设备里还保存语言、外观、草稿和你对访问统计的回答；如果你同意，还会保存本次访问的编号，直到你关闭标签页。没有广告，没有第三方追踪。只有当你用 Google 登录或通话时，你的设备才会访问其他服务器。",
    logs_title: "技术日志",
    logs_text: "每次请求会留下时间、页面地址和缩短的 IP。用于运行服务和抵御攻击，14 天后删除。",
    sharing_title: "谁会得到数据",
    sharing_text:
      "仅限受合同约束、为我们工作的机构，例如数据中心和邮件服务，均位于欧盟。我们不出售任何数据。",
    keeping_title: "保存多久",
    keeping_text:
      "只要你有账号。删除账号后，个人数据随之消失；法律要求保留的内容（如发票）按规定期限保存。如果你通过联系表单写信给我们，事情处理完 180 天后，我们会删除你的消息和我们的回复。",
    rights_title: "你的权利",
    rights_text:
      "你可以要求查阅、更正、删除、限制处理并获得数据副本，也可以反对处理。发消息至 {{email}} 即可。你也可以向数据保护机构投诉。",
    safety_title: "安全",
    safety_text: "连接加密，密码用 Argon2 保护，访问仅限必要范围。万一出事，我们会告诉你。",
  },
  imprint: {
    title: "网站信息",
    description: "谁运营 Kompagnon，以及如何联系我们。",
    sample: "示例数据",
    sample_text: "这些是占位信息。运营 {{brand}} 的人在上线前填写自己的信息。",
    operator: "提供方",
    represented: "代表人",
    contact: "联系方式",
    email: "邮箱",
    phone: "电话",
    register: "登记",
    vat: "增值税号",
    responsible: "内容负责人",
    dispute_title: "争议解决",
    dispute_text: "我们不参加消费者仲裁机构的程序，也没有义务参加。",
    notice_title: "举报内容",
    notice_text: "若有内容违法或违规，请将页面地址发至 {{email}}。我们会核查每一条举报。",
  },
} as const satisfies Translation<typeof german.pages, "zh">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  contact: {
    title: "报告问题",
    keywords: "联系，客服，支持，错误，故障，帮助，网站信息，写信，bug",
    body: "这里找不到答案，或者有什么坏了？请通过联系表单写信给我们。每个公开页面底部都有“联系我们”链接。会有真人用邮件回复你。\n\n这样我们能更快帮到你：\n\n- 你想做什么，结果发生了什么？\n- 在哪个页面，用的什么设备和浏览器？\n- 如果错误提示里有编号，请一起发来。\n\n永远不要把密码或验证码发给我们，我们也不会问。如果点“重新加载”就好了，也欢迎写几句告诉我们。",
  },
} as const satisfies Translation<typeof german.help, "zh">;
