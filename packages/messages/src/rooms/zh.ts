import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

export const pages = {
  title: "房间",
  title_of: "房间：{{name}}",
  open: "房间",
  open_count_other: "房间 · {{count}} 人在内",
  about: "这里最多六人可以一起交谈。不会录制任何内容。",
  join: "进入房间",
  leave: "离开房间",
  rejoin: "重新进入",
  empty: "现在没有人。进去吧，其他人会在这里看到。",
  seats: "已占 {{count}} 个位置，共 {{max}} 个",
  you: "{{name}}（你）",
  muted: "麦克风已关闭",
  speaking: "正在说话",
  hand: "已举手",
  shares: "正在共享屏幕",
  apart: "未与你连接",
  connecting: "正在连接……",
  hand_up: "举手",
  hand_down: "放下手",
  remove: "移出房间",
  remove_title: "要将 {{name}} 移出房间吗？",
  remove_text: "对方十分钟内无法返回。",
  removed: "已不在房间：{{name}}",
  report: "举报",
  more: "{{name}} 的更多操作",
  preview_off: "你的摄像头已关闭。",
  controls: "控制",
  people: "房间内",
  came: "已加入：{{name}}",
  went: "已离开：{{name}}",
  hand_came: "已举手：{{name}}",
  reconnecting: "连接中断，正在恢复……",
  over: {
    elsewhere: "你现在在另一台设备上或另一个房间里。",
    removed: "你已被移出房间，十分钟后可以再来。",
    closed: "这个房间不再对你开放。",
    lost: "连接中断太久。",
  },
  place: {
    channel: "前往频道",
    pod: "前往每周小圈",
    team: "前往团队",
    trial: "前往聊天",
    home: "前往概览",
  },
  messages: "消息",
  write_there: "你们可以在自己的页面上留言。",
  missing: "这个房间不存在，或未对你开放。",
} as const satisfies Translation<typeof german.pages, "zh">;

export const errors = {
  room_full: "房间已满，里面已有六人。",
  in_call: "你正在通话，或有来电。请先挂断再进入房间。",
  removed_from_room: "你已被移出这个房间，十分钟后可以再来。",
  screen_taken: "已有人在共享屏幕。",
  seat_lost: "你已不在这个房间。",
} as const satisfies Translation<typeof german.errors, "zh">;

export const help = {
  rooms: {
    title: "房间",
    keywords: "房间，群组通话，视频会议，会议，共享屏幕，举手，摄像头，麦克风",
    body: "每个频道、团队、每周小圈和进行中的试合作项目都有一个房间，最多六人可以在里面交谈。\n\n1. 打开频道、团队、小圈或试合作项目。\n2. 点击“$t(rooms:open)”，可以看到谁在里面。\n3. 选择麦克风和摄像头，点击“$t(rooms:join)”。\n\n在房间里可以打开摄像头、共享屏幕、举手。同一时间只有一名成员共享屏幕。文字仍写在你们平时写的地方。\n\n管理员和负责人可以将成员移出房间，十分钟内无法返回。你屏蔽的人，或屏蔽你的人，不会与你连接。离开页面就离开房间。不会录制任何内容。",
  },
} as const satisfies Translation<typeof german.help, "zh">;
