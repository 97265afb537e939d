import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Codes of several features that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  offline: "没有网络连接。",
  unavailable: "暂时无法访问，请稍后再试。",
} as const satisfies Translation<typeof german.checks, "zh">;

/** Codes that any endpoint may answer with, that several features declare, or that name a broken field. */
export const errors = {
  invalid_input: "请检查你填写的内容。",
  unauthenticated: "请先登录。",
  forbidden: "你没有权限这样做。",
  cross_site: "此请求来自其他网站，已被拒绝。",
  banned: "你的账户已被管理员封禁。",
  banned_reason: "你的账户已被管理员封禁。原因：{{reason}}",
  banned_until: "你的账户已被封禁，直至 {{until, datetime(dateStyle: long; timeZone: UTC)}}。",
  banned_reason_until:
    "你的账户已被封禁，直至 {{until, datetime(dateStyle: long; timeZone: UTC)}}。原因：{{reason}}",
  premium_required: "此功能需要高级会员。",
  second_factor_required:
    "团队账户需要第二重验证：身份验证器应用或通行密钥。请在设置的“$t(settings:tabs.security)”中开启。",
  step_up_required: "请确认是你本人。",
  not_found: "内容不存在或已被删除。",
  too_large: "文件或内容过大。",
  unsupported_type: "不支持此文件格式。",
  picture_too_large: "图片像素过多。请缩小保存后再试。",
  picture_damaged: "图片已损坏。请用照片应用打开并重新保存。",
  rate_limited: "尝试次数过多，请稍候再试。",
  internal: "我们这边出了点问题。如果再次发生，请提供此编号：{{id}}",
  storage_full: "存储空间已满，请稍后再试。",
  quota_exceeded: "你的文件存储空间已满，请先删除带文件的旧消息。",
  already_decided: "此事已经处理过了。",
  ai_off: "这里没有启用翻译功能。",
  translations_used: "你今天的翻译次数已用完，明天可以继续。",
  ai_failed: "操作失败，请稍后再试。",
  ticket_invalid: "实时连接已过期，请重新加载页面。",
  distinct: "请勿重复选择。",
  invalid_type: "此处格式不正确。",
  invalid_value: "此选项不存在。",
  invalid_format: "格式不正确。",
  too_small: "数值太小或内容太短。",
  too_big: "数值太大或内容太长。",
  required: "此项必填。",
  identity_missing: "请先设置口令，才能这样做。",
  key_changed: "期间有密钥变更。请重新加载后再试。",
} as const satisfies Translation<typeof german.errors, "zh">;
