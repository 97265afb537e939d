import type { messages as german } from "../de/profiles.ts";
import type { Translation } from "../translation.ts";

/** Names of business models, skills and goals. */
export const messages: Translation<typeof german, "es"> = {
  business_models: {
    dropshipping: "Dropshipping",
    "print-on-demand": "Impresión bajo demanda",
    "amazon-fba": "Amazon FBA",
    reselling: "Reventa",
    "affiliate-marketing": "Marketing de afiliados",
    smma: "Agencia de redes sociales",
    "digital-products": "Productos digitales",
    "blogging-seo": "Blogs y SEO",
    "mobile-apps": "Apps móviles",
    trading: "Trading",
    "crypto-nfts": "Cripto y NFT",
  },
  skills: {
    "video-editing": "Edición de vídeo",
    "graphic-design": "Diseño gráfico",
    "web-app-dev": "Desarrollo web y apps",
    copywriting: "Redacción publicitaria",
    "social-media": "Redes sociales",
    "marketing-ads": "Marketing y publicidad",
    "ai-automation": "IA y automatización",
    "community-management": "Gestión de comunidades",
    "email-marketing": "Email marketing",
    "voiceover-audio": "Locución y audio",
  },
  goals: {
    "side-income": "Ingreso extra",
    "replace-job": "Dejar mi empleo",
    "online-presence": "Tener presencia online",
    "learn-skills": "Aprender",
    "passive-income": "Ingresos pasivos",
    "remote-work": "Trabajar desde cualquier lugar",
  },
};
