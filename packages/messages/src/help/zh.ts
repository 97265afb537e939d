import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The help centre around its articles. */
export const pages = {
  title: "帮助",
  lead: "搜索一个词，或按主题浏览。",
  search: "搜索帮助",
  placeholder: "你需要什么帮助？",
  results_other: "找到 {{count}} 篇文章",
  empty_title: "没有找到“{{words}}”",
  empty_text: "试试一个更短的词，比如“密码”或“匹配”。也可以通过联系表单联系我们。",
  empty_action: "联系我们",
  back: "所有主题",
  related: "相关文章",
  copy_link: "复制链接",
  copied: "链接已复制。",
  copy_failed: "复制失败。链接在这里：{{address}}",
  sections: {
    start: "登录与入门",
    security: "安全",
    profile: "你的资料",
    matching: "匹配",
    chats: "聊天",
    posts: "动态",
    groups: "群组",
    jobs: "招聘",
    invites: "邀请并赚取奖励",
    tools: "工具",
    app: "通知与应用",
    money: "高级会员与你的权利",
    data: "你的数据与规则",
  },
} as const satisfies Translation<typeof german.pages, "zh">;
