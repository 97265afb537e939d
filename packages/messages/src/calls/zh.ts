import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The button that calls: all that a page shows of calls before there is one. */
export const pages = {
  call_name: "呼叫 {{name}}",
} as const satisfies Translation<typeof german.pages, "zh">;

export const overlay = {
  label: "与 {{name}} 通话",
  accept: "接听",
  decline: "拒绝",
  hang_up: "挂断",
  mute: "关闭麦克风",
  unmute: "打开麦克风",
  devices: "选择设备",
  microphone: "麦克风",
  speaker: "扬声器",
  device: "设备 {{number}}",
  device_failed: "无法使用该设备。",
  devices_allow: "请先允许浏览器使用麦克风，然后在此选择。",
  camera: "摄像头",
  camera_on: "打开摄像头",
  camera_off: "关闭摄像头",
  screen_on: "共享屏幕",
  screen_off: "停止共享屏幕",
  accept_camera: "打开摄像头接听",
  blur: "模糊背景",
  picture_of: "摄像头：{{name}}",
  screen_of: "屏幕：{{name}}",
  own_picture: "你的摄像头",
  sharing: "你正在共享屏幕。",
  paused: "为保证声音清晰，你的摄像头已暂停。",
  paused_there: "为保证声音清晰，画面已暂停。",
  muted_there: "对方的麦克风已关闭",
  float: "画中画",
  full_size: "大画面",
  normal_size: "小画面",
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
  camera_failed: {
    denied: "浏览器无权使用摄像头。请在网址旁允许后重试。",
    missing: "未找到摄像头。请连接后重试。",
    taken: "无法使用摄像头，可能正被其他程序占用。",
  },
  failed: {
    denied: "浏览器无权使用麦克风。请在网址旁允许后重试。",
    missing: "未找到麦克风。请连接后重试。",
    taken: "无法使用麦克风，可能正被其他程序占用。",
    unsupported: "此浏览器无法通话。请使用较新的浏览器和安全连接（https）。",
    other_tab: "你正在另一个标签页中通话。",
    refused: "通话失败，请重试。",
    offline: "无法连接服务器。请检查网络后重试。",
    no_way: "你们之间无法建立连接，换个网络通常会有帮助。",
    lost: "连接已断开。",
  },
} as const satisfies Translation<typeof german.overlay, "zh">;

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
    keywords:
      "电话，打电话，语音通话，麦克风，扬声器，耳机，铃声，未接来电，挂断，静音，摄像头，视频，视频通话，共享屏幕，画中画",
    body: "和你有聊天的成员，都可以直接通话，完全免费。\n\n1. 打开聊天，点击顶部的电话图标。\n2. 允许浏览器使用麦克风。\n3. 等待对方接听。45 秒后算作未接来电。\n\n有人呼叫你时，你登录的所有设备都会响铃。在一台设备上接听后，其他设备就会停止响铃。通话时你可以：\n\n- 关闭麦克风\n- 打开摄像头或共享屏幕，也可以随时关闭\n- 更换麦克风、摄像头和扬声器\n- 缩小窗口继续做别的事\n\n通话总是先只有声音。网络变差时优先保证声音：画面先变小，然后暂停。\n\n通话结果随后会显示在聊天中。如果听不到声音，请检查设备和连接状态。刷新页面会结束通话。",
  },
} as const satisfies Translation<typeof german.help, "zh">;
