import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Voice calls. */
export const pages = {
  call_name: "呼叫 {{name}}",
  label: "与 {{name}} 通话",
  accept: "接听",
  decline: "拒绝",
  hang_up: "挂断",
  mute: "关闭麦克风",
  unmute: "打开麦克风",
  devices: "麦克风和扬声器",
  microphone: "麦克风",
  speaker: "扬声器",
  device: "设备 {{number}}",
  device_failed: "无法使用该设备。",
  collapse: "缩小",
  expand: "放大",
  close: "关闭",
  call_again: "再次呼叫",
  call_back: "回拨",
  write: "发消息",
  notice_title: "{{name}} 来电",
  notice_text: "点击此处查看来电。",
  status: {
    incoming: "正在呼叫你",
    asking: "请允许使用麦克风，然后开始通话……",
    outgoing: "等待对方接听……",
    connecting: "正在连接……",
    connected: "已接通",
    reconnecting: "连接中断，正在恢复……",
    muted: "你的麦克风已关闭",
    in_call: "通话",
    ended: "通话已结束",
    missed: "未接来电",
    unanswered: "无人接听",
    declined: "对方拒绝了通话",
    busy: "忙线：你们中有一方正在通话。",
  },
  quality: {
    good: "连接良好",
    fair: "连接一般",
    poor: "连接较差",
  },
  failed: {
    denied: "浏览器无权使用麦克风。请在网址旁允许后重试。",
    missing: "未找到麦克风。请连接后重试。",
    taken: "无法打开麦克风，可能正被其他程序占用。",
    unsupported: "此浏览器无法通话。请使用较新的浏览器和安全连接（https）。",
    other_tab: "你正在另一个标签页中通话。",
    refused: "通话失败，请重试。",
    offline: "无法连接服务器。请检查网络后重试。",
    no_way: "你们之间无法建立连接，换个网络通常会有帮助。",
    lost: "连接已断开。",
  },
} as const satisfies Translation<typeof german.pages, "zh">;

/** Codes that the endpoints answer with. */
export const errors = {
  busy: "对方正在通话中。",
  cannot_call: "你无法在这里发起通话。",
  call_over: "这次通话已结束。",
  taken_elsewhere: "你已在另一台设备上接听。",
} as const satisfies Translation<typeof german.errors, "zh">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  call_missed: {
    name: "未接来电",
    title_other: "{{name}} 的 {{count}} 个未接来电",
    text: "点击即可回拨或发消息。",
    line_other: "{{name}} 的 {{count}} 个未接来电",
  },
} as const satisfies Translation<typeof german.notifications, "zh">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  calls: {
    title: "通话",
    keywords: "电话，打电话，语音通话，麦克风，扬声器，耳机，铃声，未接来电，挂断，静音",
    body: "只要有聊天，就可以和对方通话，完全免费。\n\n1. 打开聊天，点击顶部的电话图标。\n2. 允许浏览器使用麦克风。\n3. 等待对方接听。45 秒后算作未接来电。\n\n有人呼叫你时，你登录的所有设备都会响铃。在一台设备上接听后，其他设备就会停止响铃。通话时你可以：\n\n- 关闭麦克风\n- 更换麦克风和扬声器\n- 缩小窗口继续做别的事\n\n通话结果随后会显示在聊天中。如果听不到声音，请检查设备和连接状态。刷新页面会结束通话。",
  },
} as const satisfies Translation<typeof german.help, "zh">;
