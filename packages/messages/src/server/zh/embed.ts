import type { Translation } from "../../translation.ts";
import type { messages as german } from "../de/embed.ts";

/** Texts of posts as other sites show them. */
export const messages = {
  by: "{{name}} 的动态",
  open: "在 {{app}} 上查看",
  likes: "赞",
  comments: "评论",
  reposts: "转发",
  verified: "已认证",
  video: "视频",
  image: "图片",
  failed: "这条动态无法在此显示",
  gone: "这条动态已不存在。",
} as const satisfies Translation<typeof german, "zh">;
