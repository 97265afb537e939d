import type { messages as german } from "../de/profiles.ts";
import type { Translation } from "../translation.ts";

/** Names of business models, skills and goals. */
export const messages: Translation<typeof german, "it"> = {
  business_models: {
    dropshipping: "Dropshipping",
    "print-on-demand": "Print on demand",
    "amazon-fba": "Amazon FBA",
    reselling: "Rivendita",
    "affiliate-marketing": "Affiliate marketing",
    smma: "Agenzia social media",
    "digital-products": "Prodotti digitali",
    "blogging-seo": "Blog & SEO",
    "mobile-apps": "App mobili",
    trading: "Trading",
    "crypto-nfts": "Crypto & NFT",
  },
  skills: {
    "video-editing": "Montaggio video",
    "graphic-design": "Grafica",
    "web-app-dev": "Sviluppo web e app",
    copywriting: "Copywriting",
    "social-media": "Social media",
    "marketing-ads": "Marketing e pubblicità",
    "ai-automation": "IA e automazione",
    "community-management": "Community management",
    "email-marketing": "E-mail marketing",
    "voiceover-audio": "Voiceover e audio",
  },
  goals: {
    "side-income": "Entrata extra",
    "replace-job": "Lasciare il lavoro",
    "online-presence": "Farsi vedere online",
    "learn-skills": "Imparare",
    "passive-income": "Reddito passivo",
    "remote-work": "Lavorare ovunque",
  },
};
