import type { messages as german } from "../de/profiles.ts";
import type { Translation } from "../translation.ts";

/** Names of business models, skills and goals. */
export const messages: Translation<typeof german, "pt"> = {
  business_models: {
    dropshipping: "Dropshipping",
    "print-on-demand": "Impressão a pedido",
    "amazon-fba": "Amazon FBA",
    reselling: "Revenda",
    "affiliate-marketing": "Marketing de afiliados",
    smma: "Agência de redes sociais",
    "digital-products": "Produtos digitais",
    "blogging-seo": "Blogues e SEO",
    "mobile-apps": "Apps móveis",
    trading: "Trading",
    "crypto-nfts": "Cripto e NFT",
  },
  skills: {
    "video-editing": "Edição de vídeo",
    "graphic-design": "Design gráfico",
    "web-app-dev": "Desenvolvimento web e apps",
    copywriting: "Redação publicitária",
    "social-media": "Redes sociais",
    "marketing-ads": "Marketing e publicidade",
    "ai-automation": "IA e automação",
    "community-management": "Gestão de comunidades",
    "email-marketing": "E-mail marketing",
    "voiceover-audio": "Locução e áudio",
  },
  goals: {
    "side-income": "Rendimento extra",
    "replace-job": "Substituir o emprego",
    "online-presence": "Ter presença online",
    "learn-skills": "Aprender",
    "passive-income": "Rendimento passivo",
    "remote-work": "Trabalhar de qualquer lugar",
  },
};
