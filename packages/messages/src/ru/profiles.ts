import type { messages as german } from "../de/profiles.ts";
import type { Translation } from "../translation.ts";

/** Names of business models, skills and goals. */
export const messages: Translation<typeof german, "ru"> = {
  business_models: {
    dropshipping: "Dropshipping",
    "print-on-demand": "Печать по требованию",
    "amazon-fba": "Amazon FBA",
    reselling: "Перепродажа",
    "affiliate-marketing": "Партнёрский маркетинг",
    smma: "SMM-агентство",
    "digital-products": "Цифровые продукты",
    "blogging-seo": "Блоги и SEO",
    "mobile-apps": "Мобильные приложения",
    trading: "Трейдинг",
    "crypto-nfts": "Крипто и NFT",
  },
  skills: {
    "video-editing": "Видеомонтаж",
    "graphic-design": "Графический дизайн",
    "web-app-dev": "Веб- и app-разработка",
    copywriting: "Копирайтинг",
    "social-media": "Социальные сети",
    "marketing-ads": "Маркетинг и реклама",
    "ai-automation": "ИИ и автоматизация",
    "community-management": "Управление сообществом",
    "email-marketing": "E-mail-маркетинг",
    "voiceover-audio": "Озвучка и аудио",
  },
  goals: {
    "side-income": "Подработка",
    "replace-job": "Уйти с работы",
    "online-presence": "Стать заметным онлайн",
    "learn-skills": "Учиться новому",
    "passive-income": "Пассивный доход",
    "remote-work": "Работать откуда угодно",
  },
};
