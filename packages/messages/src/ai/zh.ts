import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The assistants. */

/** Codes that the endpoints answer with. */
export const errors = {
  ai_no_model: "这里没有设置 AI 模型。",
  ai_allowance_used: "你本月的回答次数已用完。",
  ai_running: "这个对话正在回答中，请稍候。",
  ai_away: "AI 模型暂时没有响应，请稍后再试。",
  ai_busy: "AI 模型现在太忙，请一分钟后再试。",
  ai_refused: "AI 模型拒绝了请求，可能是设置有误。",
  ai_no_list: "AI 模型没有给出可用的列表。请再试一次，最好多写几个字。",
  ai_conversation_full: "这个对话已满，请开始新的对话。",
  ai_conversations_full: "你和这个助手的对话太多了，请先删除一些。",
  ai_sent: "这个问题已经收到了。",
} as const satisfies Translation<typeof german.errors, "zh">;

/** Their pages. */
export const pages = {
  title: "AI 助手",
  lead: "五个助手，帮你取名、写文案、解答问题。它们提建议，你来决定。",
  label: "AI",
  label_full: "由 AI 撰写",
  assistants: {
    name: {
      title: "取名助手",
      text: "为公司或产品取名，并查看在这里是否已被使用。",
      placeholder: "你做什么、为谁做、名字听起来应该怎样？",
      start: "用两三句话描述你的想法，你会得到一些名字供你挑选。",
      examples: {
        one: "用剩料手工制作的蜡烛，在集市和网上出售。名字要温暖。",
        two: "帮助小咖啡馆排班的应用。简短好记。",
      },
    },
    legal: {
      title: "法律助手",
      text: "解释创业和保密方面的一般规定。不是法律咨询。",
      placeholder: "你想了解什么？",
      start: "询问概念、合同或义务，你会得到附来源的解释。",
      examples: {
        one: "一起创业之前签的保密协议应包含什么？",
        two: "德国的 GbR 和 UG 有什么区别？",
      },
      notice: "这不是法律咨询。AI 可能出错：请核对来源，有疑问请咨询律师。",
    },
    tax: {
      title: "税务助手",
      text: "解释创业初期的税费。不是税务咨询。",
      placeholder: "你想了解什么？",
      start: "询问限额、期限或概念，你会得到附来源的解释。",
      examples: {
        one: "德国的小企业规则第一年有哪些规定？",
        two: "我兼职做自由职业，需要缴纳哪些税费？",
      },
      notice: "这不是税务咨询。AI 可能出错：请核对来源，有疑问请询问税务局或税务顾问。",
    },
    marketing: {
      title: "营销文案",
      text: "广告、动态、邮件标题和产品文案的草稿。",
      placeholder: "你需要什么文案、给谁看、放在哪里？",
      start: "说说你提供什么、给谁看、文案放在哪里，你会得到一份草稿。",
      examples: {
        one: "Instagram 动态：我的阳台花园课程三月开课。",
        two: "三个邮件标题，写给忘记购物车里商品的人。",
      },
    },
    slogan: {
      title: "口号",
      text: "10 到 20 条口号，每条三到六个词。",
      placeholder: "口号要表达什么？",
      start: "用一两句话说说它是什么，你会得到一些口号供你挑选。",
      examples: {
        one: "明斯特的上门自行车维修。",
        two: "写给从来不想理财的人的理财邮件通讯。",
      },
    },
  },
  allowance: {
    left_other: "本月还剩 {{count}} 次回答，共 {{limit}} 次",
    renews: "{{date}} 起重新计算",
    used_up: "你本月的 {{limit}} 次回答已用完，{{date}} 起恢复。",
  },
  no_model: {
    title: "这里没有设置 AI 模型",
    hub: "这五个助手都需要模型，由本站运营者设置。在此之前它们无法回答。",
    text: "这个助手需要模型，由本站运营者设置。在此之前它无法回答。",
    badge: "无模型",
  },
  privacy: "你写的内容会发送给已设置的 AI 模型。请不要写必须保密的内容。",
  compose: {
    label: "你的消息",
    send: "发送",
    stop: "停止",
    stopping: "正在停止……",
    too_long: "超出 {{count}} 个字符",
    left: "还可输入 {{count}} 个字符",
    offline: "你已离线。你写的内容会留在这里。",
  },
  answer: {
    you: "你",
    writing: "正在撰写回答……",
    listing: "正在收集建议……",
    finished: "回答好了。",
    copy: "复制",
    copied: "已复制。",
    copy_failed: "无法复制。",
    again: "重新回答",
    more: "其他建议",
    stopped: "你已停止",
    cut: "回答在这里中断了。",
    none: "这里没有收到回答。",
    sources: "询问来源",
    sources_question: "这些内容的依据是什么？请说明法律条款或主管机关。",
    doubts: "哪些内容不确定？",
    doubts_question: "其中哪些内容不确定，或者可能已经变化？",
    table: "表格",
  },
  list: {
    taken: "这里已有人使用",
    taken_by: {
      member: "这里有成员叫这个名字。",
      group: "这里有群组叫这个名字。",
      team: "这里有团队叫这个名字。",
    },
    free: "这里还没有人使用",
    check: "自行查询：“{{name}}”",
    dpma: "在 DPMA 查商标",
    domain: "查询域名",
    check_hint: "“这里”仅指 Kompagnon。名字能否作为商标或域名，请在 DPMA（德国商标局）和域名查询中核实。",
    copy_one: "复制“{{text}}”",
    copy_all: "全部复制",
    fallback: {
      no_model: "由词表和模板生成：这里没有设置 AI 模型。",
      allowance: "由词表和模板生成：你本月的 AI 回答次数已用完。",
      failed: "由词表和模板生成：AI 模型没有给出可用的列表。",
    },
  },
  history: {
    title: "对话",
    open: "显示对话",
    new: "新对话",
    empty: "还没有对话。你问过的问题会显示在这里。",
    failed: "无法加载你的对话",
    more: "显示更早的",
    more_failed: "无法加载更早的内容。",
    menu: "“{{title}}”的更多操作",
    rename: "重命名",
    rename_title: "重命名对话",
    name: "名称",
    name_missing: "请输入名称。",
    save: "保存",
    delete: "删除",
    delete_title: "删除对话？",
    delete_text: "“{{title}}”及所有回答将被永久删除。",
    deleted: "对话已删除。",
  },
  talk: "对话",
  full: "这个对话已满，请在新对话中继续。",
  load_failed: "无法加载对话",
  gone_title: "这个对话已不存在",
  gone_text: "也许你已删除它。",
  state_failed: "无法加载",
  not_sent: "发送失败，请重试。",
  retry: "重试",
  back: "所有助手",
} as const satisfies Translation<typeof german.pages, "zh">;

/** Its article in the help centre. */
export const help = {
  assistants: {
    title: "AI 助手",
    keywords: "AI，取名，口号，税务，法律，广告文案，回答，次数",
    body: "五个助手帮你取名、想口号、写广告文案，也回答税务和法律的初步问题。\n\n1. 打开“$t(shell:nav.resources)”，再打开“$t(ai:title)”。\n2. 选择一个助手，写下你的问题。\n3. 回答会边生成边显示。点击“$t(ai:compose.stop)”结束，点击“$t(ai:answer.again)”换一个答案。\n\n助手是高级会员功能；本月还剩多少次回答，写在对话上方。以前的对话保存在各个助手那里，可以改名和删除。你写的内容会由语言模型读取：请不要写必须保密的东西。回答可能有误，不能代替专业咨询。",
  },
} as const satisfies Translation<typeof german.help, "zh">;
