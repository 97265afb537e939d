import type { messages as german } from "../de/profiles.ts";
import type { Translation } from "../translation.ts";

/** Names of business models, skills and goals. */
export const messages: Translation<typeof german, "ar"> = {
  business_models: {
    dropshipping: "دروبشيبينغ",
    "print-on-demand": "الطباعة عند الطلب",
    "amazon-fba": "أمازون FBA",
    reselling: "إعادة البيع",
    "affiliate-marketing": "التسويق بالعمولة",
    smma: "وكالة تواصل اجتماعي",
    "digital-products": "منتجات رقمية",
    "blogging-seo": "التدوين وSEO",
    "mobile-apps": "تطبيقات الجوال",
    trading: "التداول",
    "crypto-nfts": "العملات الرقمية وNFT",
  },
  skills: {
    "video-editing": "مونتاج الفيديو",
    "graphic-design": "التصميم الجرافيكي",
    "web-app-dev": "تطوير الويب والتطبيقات",
    copywriting: "كتابة المحتوى",
    "social-media": "وسائل التواصل",
    "marketing-ads": "التسويق والإعلان",
    "ai-automation": "الذكاء الاصطناعي والأتمتة",
    "community-management": "إدارة المجتمعات",
    "email-marketing": "التسويق بالبريد",
    "voiceover-audio": "التعليق الصوتي",
  },
  goals: {
    "side-income": "دخل إضافي",
    "replace-job": "ترك الوظيفة",
    "online-presence": "بناء حضور رقمي",
    "learn-skills": "تعلّم مهارات جديدة",
    "passive-income": "دخل سلبي",
    "remote-work": "العمل من أي مكان",
  },
};
