import type { messages as german } from "../de/profiles.ts";
import type { Translation } from "../translation.ts";

/** Names of business models, skills and goals. */
export const messages: Translation<typeof german, "zh"> = {
  business_models: {
    dropshipping: "一件代发",
    "print-on-demand": "按需印刷",
    "amazon-fba": "亚马逊 FBA",
    reselling: "转售",
    "affiliate-marketing": "联盟营销",
    smma: "社交媒体代理",
    "digital-products": "数字产品",
    "blogging-seo": "博客与 SEO",
    "mobile-apps": "移动应用",
    trading: "交易",
    "crypto-nfts": "加密货币与 NFT",
  },
  skills: {
    "video-editing": "视频剪辑",
    "graphic-design": "平面设计",
    "web-app-dev": "网站与应用开发",
    copywriting: "文案写作",
    "social-media": "社交媒体",
    "marketing-ads": "营销与广告",
    "ai-automation": "人工智能与自动化",
    "community-management": "社群运营",
    "email-marketing": "邮件营销",
    "voiceover-audio": "配音与音频",
  },
  goals: {
    "side-income": "副业收入",
    "replace-job": "替代工作",
    "online-presence": "建立线上形象",
    "learn-skills": "学习新技能",
    "passive-income": "被动收入",
    "remote-work": "远程工作",
  },
};
