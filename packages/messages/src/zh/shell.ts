import type { messages as german } from "../de/shell.ts";
import type { Translation } from "../translation.ts";

export const messages = {
  nav: {
    label: "主导航",
    main: "菜单",
    settings: "设置",
    home: "概览",
    matching: "匹配",
    chats: "聊天",
    collapse: "收起",
    expand: "展开",
  },
  account: {
    menu: "你的账号",
    sign_out: "退出登录",
    signed_out: "你已退出登录。",
    theme: "外观",
    light: "浅色",
    dark: "深色",
    system: "跟随设备",
    site: "公开网站",
  },
  language: { label: "语言", more: "更多语言", not_saved: "语言已在此生效，但未能保存到你的账号。" },
  shortcuts: {
    title: "键盘快捷键",
    palette: "搜索并跳转",
    show: "显示此列表",
    home: "前往概览",
    matching: "前往匹配",
    chats: "前往聊天",
    and_then: "然后",
  },
  palette: { title: "搜索并跳转", placeholder: "想去哪里？", pages: "页面", actions: "操作" },
  not_found: {
    title: "页面未找到",
    text: "地址有误，或页面已迁移。",
    dashboard: "前往概览",
    start: "前往首页",
  },
  crash: { title: "这里出错了", text: "请重新加载页面。你的数据是安全的。", reload: "重新加载" },
  unreachable: { title: "无法连接服务器", text: "请检查网络。服务器一有响应，你就能从这里继续。" },
  home: {
    greeting: "你好，{{name}}",
    greeting_plain: "你好",
    lead: "很高兴见到你。从哪里开始？",
    chats_title: "和匹配的人聊聊",
    chats_text: "匹配变成对话，对话变成计划。",
    chats_action: "前往聊天",
  },
} as const satisfies Translation<typeof german, "zh">;
