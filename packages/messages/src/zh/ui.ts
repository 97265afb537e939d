import type { Translation } from "../translation.ts";
import type { messages as german } from "../de/ui.ts";

export const messages = {
close: "关闭", back: "返回", next: "继续", cancel: "取消", save: "保存", done: "完成", retry: "重试", more: "更多",
loading: "正在加载", busy: "请稍候…", optional: "选填", search: "搜索", clear: "清除", none_found: "没有找到",
show_password: "显示密码", hide_password: "隐藏密码",
remaining_other: "还可输入 {{count}} 个字符", too_long_other: "超出 {{count}} 个字符",
chosen: "已选 {{chosen}}/{{max}}", code_digit: "第 {{number}} 位，共 {{total}} 位", step: "第 {{step}} 步，共 {{total}} 步",
skip: "跳到正文", messages: "通知", unread_other: "{{count}} 条未读", now: "刚刚",
online: "在线", away: "离开", offline: "离线",
error_title: "没有成功", error_text: "请再试一次。如果仍然不行，问题在我们这边。",
offline_bar: "没有网络连接。你写的内容会保留，稍后发送。", back_online: "已重新连接"
} as const satisfies Translation<typeof german, "zh">;
