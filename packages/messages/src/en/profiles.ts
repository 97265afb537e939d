import type { messages as german } from "../de/profiles.ts";
import type { Translation } from "../translation.ts";

/** Names of business models, skills and goals. */
export const messages: Translation<typeof german, "en"> = {
  business_models: {
    dropshipping: "Dropshipping",
    "print-on-demand": "Print on demand",
    "amazon-fba": "Amazon FBA",
    reselling: "Reselling",
    "affiliate-marketing": "Affiliate marketing",
    smma: "Social media agency",
    "digital-products": "Digital products",
    "blogging-seo": "Blogging & SEO",
    "mobile-apps": "Mobile apps",
    trading: "Trading",
    "crypto-nfts": "Crypto & NFTs",
  },
  skills: {
    "video-editing": "Video editing",
    "graphic-design": "Graphic design",
    "web-app-dev": "Web & app development",
    copywriting: "Copywriting",
    "social-media": "Social media",
    "marketing-ads": "Marketing & ads",
    "ai-automation": "AI & automation",
    "community-management": "Community management",
    "email-marketing": "E-mail marketing",
    "voiceover-audio": "Voiceover & audio",
  },
  goals: {
    "side-income": "Side income",
    "replace-job": "Replace my job",
    "online-presence": "Build an online presence",
    "learn-skills": "Learn new skills",
    "passive-income": "Passive income",
    "remote-work": "Work from anywhere",
  },
};
