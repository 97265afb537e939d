import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Events of groups, teams and circles, and the calendar feed. */
export const pages = {
  title: "活动",
  lead: "你的群组、团队和每周小圈里接下来的活动，按你的时区显示。",
  panel: "活动",
  new: "新活动",
  empty_title: "还没有活动",
  empty_text: "约个时间吧：每位成员看到的都是自己时区的时间。",
  empty_mine: "你的群组、团队和小圈近期没有活动。新活动在那里创建。",
  failed: "活动加载失败",
  not_done: "操作失败：{{reason}}",
  missing: "这个活动不存在，或者你不在其中。",
  your_zone: "你的时间（{{zone}}）",
  planned_zone: "计划时间：{{when}}（{{zone}}）",
  repeats_none: "一次",
  repeats_weekly: "每周",
  repeats_fortnightly: "每两周",
  repeats_monthly: "每月的同一个星期几",
  over: "已结束",
  answer: "你来吗？",
  yes: "来",
  maybe: "也许",
  no: "不来",
  seats: "{{capacity}} 个名额已占 {{going}} 个",
  full_hint: "名额已满。选择“来”即进入候补，有空位时自动递补。",
  maybes: "也许：{{number}}",
  waitings: "候补：{{number}}",
  who: "谁会来",
  who_empty: "还没有人报名。",
  is_waiting: "候补中",
  is_maybe: "也许",
  venue: "地点",
  venue_none: "待定",
  venue_room: "站内房间",
  venue_link: "链接",
  venue_address: "地址",
  to_room: "前往房间",
  dates: "接下来的日期",
  download: "下载日历文件",
  download_failed: "日历文件下载失败。",
  creator: "创建者：{{name}}",
  gone: "已注销的成员",
  menu: "更多操作",
  change: "修改",
  change_all: "修改之后的全部日期",
  move_one: "只改这一次",
  cancel_one: "只取消这一次",
  cancel_all: "取消活动",
  cancel_one_ask: "只取消这一次吗？",
  cancel_one_text: "会通知已报名的成员，其他日期不变。",
  cancel_ask: "取消这个活动吗？",
  cancel_text: "之后的所有日期也会取消，会通知已报名的成员。",
  report: "举报",
  form: {
    change_title: "修改活动",
    move_title: "更改这一次的时间",
    title: "标题",
    text: "说明",
    day: "日期",
    time: "开始时间",
    zone: "时区",
    minutes: "时长（分钟）",
    repeats: "重复",
    until: "最后一天",
    channel: "频道",
    capacity: "名额",
    capacity_hint: "名额满后自动候补。",
    all_note: "适用于之后的所有日期。",
    create: "创建活动",
    save: "保存",
    cancel: "取消",
    check_in: "把每周回顾设为活动",
    check_in_title: "我们的每周回顾",
  },
  feed: {
    title: "订阅日历",
    text: "用专属地址，你的日历（Google、Apple、Outlook）会显示所有你没有拒绝的活动。知道地址的人也能看到，请不要转发。",
    create: "创建地址",
    address: "你的日历地址",
    once: "请现在复制。为了安全，地址只显示这一次。",
    copy: "复制地址",
    copied: "地址已复制",
    since: "地址创建于 {{date}}。",
    fetched: "上次读取：{{when}}",
    never: "还没有日历读取过。",
    renew: "更换地址",
    renew_ask: "创建新地址吗？",
    renew_text: "旧地址将失效，请把新地址加到日历里。",
    end: "停止订阅",
    end_ask: "停止日历订阅吗？",
    end_text: "之后该地址不再提供任何内容。",
  },
  found: "活动",
} as const satisfies Translation<typeof german.pages, "zh">;

/** What a date says in a list, the one on the overview among them. */
export const dates = {
  next_title: "近期活动",
  all: "你的全部活动",
  moved: "已改期",
  cancelled: "已取消",
  host_pod: "每周小圈",
  mine_yes: "你会参加",
  mine_maybe: "也许参加",
  mine_no: "你不参加",
  mine_waiting: "候补第 {{turn}} 位",
  going_other: "{{count}} 人参加",
} as const satisfies Translation<typeof german.dates, "zh">;

/** Codes that the endpoints answer with. */
export const errors = {
  event_past: "开始时间已经过去，请选择更晚的时间。",
  event_far: "活动最多只能提前一年创建，请选择更早的日期。",
  event_over: "这个活动已经结束或取消。",
  too_many_events: "活动已经太多。请先取消一个，或明天再试。",
} as const satisfies Translation<typeof german.errors, "zh">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  event_day: {
    name: "提醒：活动前一天",
    title: "一天后：{{when}}",
    line: "你的活动“{{text}}”：{{when}}",
  },
  event_hour: {
    name: "提醒：活动前一小时",
    title: "一小时后：{{when}}",
    line: "你的活动“{{text}}”：{{when}}",
  },
  event_minutes: {
    name: "提醒：活动前十分钟",
    title: "十分钟后：{{when}}",
    line: "你的活动“{{text}}”：{{when}}",
  },
  event_seat: {
    name: "活动：候补成功",
    title: "有空位了，已为你递补：{{when}}",
    line: "你已递补“{{text}}”：{{when}}",
  },
  event_changed: {
    name: "活动有变动",
    title: "活动有变动：{{when}}",
    line: "“{{text}}”有变动：{{when}}",
  },
  event_cancelled: {
    name: "活动已取消",
    title: "已取消：{{when}}",
    line: "“{{text}}”已取消（{{when}}）",
  },
} as const satisfies Translation<typeof german.notifications, "zh">;

/** What can be reported of it, by name. */
export const reports = {
  event: {
    name: "活动",
    title: "举报活动",
  },
} as const satisfies Translation<typeof german.reports, "zh">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  events: {
    title: "活动与日历",
    keywords: "聚会, 会议, 日历, ics, Google, Outlook, Apple, 候补, 时区",
    body: "在每个群组、团队和每周小圈里都可以创建活动，一次性的或重复的。\n\n1. 打开“$t(events:panel)”，选择“$t(events:new)”。\n2. 填写标题、日期、开始时间和时区。其他人看到的是自己时区的时间。\n3. 回答来、也许或不来。名额已满时，选择来会进入候补，有空位时自动递补。\n\n我们会在活动前一天、一小时和十分钟提醒你。接收哪些提醒，可在设置中选择。创建者和负责人可以修改和取消活动。\n\n在“$t(events:feed.title)”中可以为日历创建专属地址，随时可以更换或停用。",
  },
} as const satisfies Translation<typeof german.help, "zh">;
