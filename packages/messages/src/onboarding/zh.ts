import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The first steps after signing up. */
export const pages = {
  title: "开始使用",
  sign_out: "退出登录",
  save_failed: "无法保存。你填写的内容还在，请稍后再试。",
  full: "最多选择 {{max}} 个，请先去掉一个。",
  language: { title: "你说哪种语言？", lead: "应用会立即切换，之后随时可改。" },
  person: {
    title: "怎么称呼你？",
    lead: "大家会通过这个名字认识你。",
    age: "年龄",
    age_hint: "年满 {{age}} 岁才能加入。",
  },
  models: {
    title: "你想打造什么？",
    lead: "最多选择 {{max}} 种商业模式。",
    label: "商业模式",
    required: "请至少选择一种商业模式。",
  },
  skills: {
    title: "你擅长什么？",
    lead: "最多选择 {{max}} 项技能，正在学的也算。",
    label: "技能",
    required: "请至少选择一项技能。",
  },
  goal: {
    title: "你想达到什么目标？",
    lead: "选一个目前对你最重要的目标。",
    label: "目标",
    required: "请选择一个目标。",
  },
  bio: {
    title: "介绍一下自己",
    lead: "两三句就够：你做什么、动力来自哪里、喜欢怎样工作？",
    label: "自我介绍",
  },
  idea: {
    title: "有点子了吗？",
    lead: "大概说说就行。你想做什么，为谁而做？",
    label: "商业点子",
    too_long: "商业点子太长（最多 {{max}} 个字符）。",
  },
  jobs: {
    title: "对工作机会和任务感兴趣吗？",
    lead: "其他成员会发布有偿任务，也在为团队找人。",
    yes: "是的，我感兴趣",
    no: "不了，暂时不需要",
  },
  newsletter: {
    title: "想通过邮件了解新动向吗？",
    lead: "我们的新闻邮件会告诉你有什么新变化，随时可以退订。选择“好的”后，我们会发一封邮件请你确认。",
    yes: "好的",
    no: "不用，谢谢",
  },
} as const satisfies Translation<typeof german.pages, "zh">;
