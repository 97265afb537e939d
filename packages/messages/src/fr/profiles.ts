import type { messages as german } from "../de/profiles.ts";
import type { Translation } from "../translation.ts";

/** Names of business models, skills and goals. */
export const messages: Translation<typeof german, "fr"> = {
  business_models: {
    dropshipping: "Dropshipping",
    "print-on-demand": "Impression à la demande",
    "amazon-fba": "Amazon FBA",
    reselling: "Achat-revente",
    "affiliate-marketing": "Marketing d’affiliation",
    smma: "Agence réseaux sociaux",
    "digital-products": "Produits numériques",
    "blogging-seo": "Blog & SEO",
    "mobile-apps": "Applis mobiles",
    trading: "Trading",
    "crypto-nfts": "Crypto & NFT",
  },
  skills: {
    "video-editing": "Montage vidéo",
    "graphic-design": "Graphisme",
    "web-app-dev": "Développement web & appli",
    copywriting: "Rédaction",
    "social-media": "Réseaux sociaux",
    "marketing-ads": "Marketing & publicité",
    "ai-automation": "IA & automatisation",
    "community-management": "Gestion de communauté",
    "email-marketing": "E-mailing",
    "voiceover-audio": "Voix off & audio",
  },
  goals: {
    "side-income": "Revenu d’appoint",
    "replace-job": "Quitter mon emploi",
    "online-presence": "Être visible en ligne",
    "learn-skills": "Apprendre",
    "passive-income": "Revenu passif",
    "remote-work": "Travailler de partout",
  },
};
