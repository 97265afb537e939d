import type { messages as german } from "../de/profiles.ts";
import type { Translation } from "../translation.ts";

/** Names of business models, skills and goals. */
export const messages: Translation<typeof german, "hi"> = {
  business_models: {
    dropshipping: "ड्रॉपशिपिंग",
    "print-on-demand": "प्रिंट ऑन डिमांड",
    "amazon-fba": "अमेज़न FBA",
    reselling: "रीसेलिंग",
    "affiliate-marketing": "एफ़िलिएट मार्केटिंग",
    smma: "सोशल मीडिया एजेंसी",
    "digital-products": "डिजिटल उत्पाद",
    "blogging-seo": "ब्लॉगिंग और SEO",
    "mobile-apps": "मोबाइल ऐप",
    trading: "ट्रेडिंग",
    "crypto-nfts": "क्रिप्टो और NFT",
  },
  skills: {
    "video-editing": "वीडियो एडिटिंग",
    "graphic-design": "ग्राफ़िक डिज़ाइन",
    "web-app-dev": "वेब और ऐप डेवलपमेंट",
    copywriting: "कॉपीराइटिंग",
    "social-media": "सोशल मीडिया",
    "marketing-ads": "मार्केटिंग और विज्ञापन",
    "ai-automation": "AI और ऑटोमेशन",
    "community-management": "समुदाय प्रबंधन",
    "email-marketing": "ई-मेल मार्केटिंग",
    "voiceover-audio": "वॉयसओवर और ऑडियो",
  },
  goals: {
    "side-income": "अतिरिक्त आय",
    "replace-job": "नौकरी की जगह लेना",
    "online-presence": "ऑनलाइन पहचान बनाना",
    "learn-skills": "नए कौशल सीखना",
    "passive-income": "निष्क्रिय आय",
    "remote-work": "कहीं से भी काम",
  },
};
