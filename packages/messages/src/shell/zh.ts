import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The frame around every page: navigation, menus, shortcuts, what is said when a page is missing or broken. */
export const pages = {
  nav: {
    label: "主导航",
    main: "菜单",
    settings: "设置",
    home: "概览",
    feed: "动态",
    people: "成员",
    jobs: "招聘",
    matching: "匹配",
    groups: "群组",
    teampanel: "团队",
    pods: "每周小圈",
    resources: "工具",
    plans: "计划",
    presentations: "演示文稿",
    chats: "聊天",
    notifications: "通知",
    reports: "举报",
    admin: "管理",
    invites: "邀请",
    payouts: "提现",
    verification: "身份认证",
    verifications: "审核",
    profile: "我的主页",
    help: "帮助",
    collapse: "收起",
    expand: "展开",
  },
  account: {
    legal: "价格与权利",
    menu: "你的账户",
    sign_out: "退出登录",
    signed_out: "你已退出登录。",
    theme: "外观",
    light: "浅色",
    dark: "深色",
    system: "跟随设备",
    site: "公开网站",
    install: "安装应用",
  },
  language: { label: "语言", more: "更多语言", not_saved: "语言已在此生效，但未能保存到你的账户。" },
  shortcuts: {
    title: "键盘快捷键",
    palette: "搜索并跳转",
    show: "显示此列表",
    home: "前往概览",
    feed: "前往动态",
    people: "前往成员",
    jobs: "前往招聘",
    matching: "前往匹配",
    groups: "前往群组",
    teampanel: "前往团队",
    pods: "前往每周小圈",
    resources: "前往工具",
    plans: "前往计划",
    presentations: "前往演示文稿",
    chats: "前往聊天",
    notifications: "前往通知",
    settings: "前往设置",
    reports: "前往举报",
    admin: "前往管理后台",
    invites: "前往你的邀请",
    payouts: "前往提现",
    verification: "前往身份认证",
    verifications: "前往审核",
    profile: "前往我的主页",
    help: "前往帮助",
    and_then: "然后",
  },
  palette: { title: "搜索并跳转", pages: "页面", actions: "操作" },
  not_found: {
    title: "页面未找到",
    text: "地址有误，或页面已移走。",
    dashboard: "前往概览",
    start: "前往首页",
  },
  crash: { title: "这里出错了", text: "请重新加载页面。你的数据是安全的。", reload: "重新加载" },
  offline_page: {
    title: "此页面尚未保存在你的设备上",
    text: "没有网络时无法打开。恢复连接后会自动打开。",
  },
  unreachable: { title: "无法连接服务器", text: "请检查网络。服务器一有响应，你就能从这里继续。" },
  chat_folders: "文件夹",
  not_done: "操作失败，请重试。",
} as const satisfies Translation<typeof german.pages, "zh">;

/** What stands below every mail. */
export const mails = {
  footer: {
    why: "你收到此邮件，是因为有人用此地址创建了 {{app}} 账户。",
    typed: "你收到此邮件，是因为有人在 {{app}} 的表单中填写了此地址。",
    ignore: "不是你本人？忽略即可，无需任何操作。",
    unattached: "有一个附件暂时无法生成。你可以在这里下载：",
  },
} as const satisfies Translation<typeof german.mails, "zh">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  shortcuts: {
    title: "键盘快捷键",
    keywords: "按键，键盘，快速，命令，Ctrl K，跳转",
    body: "在电脑上，很多操作不用鼠标也能完成。随时按“?”可以看到完整列表。\n\n- Ctrl+K，Mac 上是 Cmd+K：打开“$t(shell:palette.title)”\n- 先按 g，再按 h：去概览\n- 先按 g，再按 m：去匹配\n- 先按 g，再按 c：去聊天\n- ← 和 →：在匹配里做选择\n- 回车键：在匹配里打开详情\n- Esc：关闭窗口\n\n在输入框里打字时，这些字母键只用来输入，不会触发跳转。用 Tab 键可以到达每个按钮。",
  },
} as const satisfies Translation<typeof german.help, "zh">;
