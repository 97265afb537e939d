import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The question whether a visit may be measured at the foot of every page. */
export const pages = {
  label: "访问统计",
  question:
    "可以让我们了解你如何使用 {{brand}} 吗？这样能发现哪里不顺。如果拒绝，我们只统计页面浏览次数，绝不涉及你。",
  more: "具体统计什么？",
  decline: "拒绝",
  accept: "接受",
  quiet: "你的浏览器要求不被跟踪，我们遵守：这里不作任何统计。",
  understood: "知道了",
  again: "访问统计",
} as const satisfies Translation<typeof german.pages, "zh">;

/** Where the answer is changed. */
export const choice = {
  title: "访问统计",
  lead: "了解你如何使用 {{brand}}，能让我们发现哪里不顺。我们绝不会读取消息和个人资料。",
  switch: "统计我的访问",
  on: "已开启。你可以随时撤回同意；届时我们会删除你账户下的统计数据。",
  off: "已关闭。我们只统计页面浏览次数，不涉及你。",
  switch_quiet: "你的浏览器要求不被跟踪，我们遵守。",
} as const satisfies Translation<typeof german.choice, "zh">;

/** What is collected, on the page about privacy. */
export const collected = {
  title: "访问统计",
  text: "{{brand}} 的使用情况由我们自己在自己的服务器上统计，并且只在你同意的情况下进行（GDPR 第 6 条第 1 款 a 项）。没有你的同意，我们只统计页面浏览次数。如果你的浏览器通过“Do Not Track”或“Global Privacy Control”要求不被跟踪，则不发送任何数据。页面地址在离开浏览器之前，会去掉名字、代码和编号。你书写和阅读的内容绝不包含在内。统计的全部内容如下：",
  kind: "内容",
  what: "数据",
  purpose: "用途",
  kept: "保存多久",
  only_with: "仅在你同意时",
  without: "无需同意",
  days: "{{days}} 天，之后只保留每日总数",
  sums: "以总数形式，或在你的账户存在期间",
  change: "你可以随时撤回同意：在每个公开页面底部的“访问统计”中，或在你的设置中。",
  kinds: {
    count: "页面浏览（仅计数）",
    session: "访问",
    pageView: "访问过的页面",
    event: "点击等操作",
    heatmap: "点击热图",
    outline: "页面布局",
    error: "错误",
    conversion: "达成的步骤",
    featureUsage: "使用的功能",
    consent: "你的选择",
  },
  purposes: {
    visits: "了解访问了什么",
    use: "了解使用了什么",
    layout: "改进页面布局",
    errors: "发现错误",
    success: "了解用户能否顺利达成目标",
    choice: "遵照你的选择",
  },
  fields: {
    page: "不含名字和编号的页面地址",
    title: "公开页面的标题",
    visit: "本次访问的随机编号",
    device: "设备和浏览器：类型、语言、屏幕大小",
    window: "窗口大小",
    referrer: "你从哪个网站来（网站名称）",
    campaign: "链接中的推广活动",
    answer: "你的同意或拒绝，以及针对的版本",
    address: "截短的 IP 地址",
    country: "根据时区得出的国家",
    member: "你的账户（如已登录）",
    speed: "页面打开速度",
    time: "停留时长",
    depth: "你读到哪里",
    action: "你的操作：点击、滚动、提交",
    control: "按钮文字，最多 100 个字符",
    position: "页面上的位置",
    layout: "页面轮廓，不含文字和图片",
    error: "错误信息及其在程序中的位置",
    goal: "你完成了哪一步，例如注册",
    feature: "你使用了哪个功能",
  },
} as const satisfies Translation<typeof german.collected, "zh">;
