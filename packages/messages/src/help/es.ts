import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The help centre around its articles. */
export const pages = {
  title: "Ayuda",
  lead: "Busca una palabra o explora los temas.",
  search: "Buscar en la ayuda",
  placeholder: "¿Con qué necesitas ayuda?",
  results_one: "{{count}} artículo encontrado",
  results_many: "{{count}} de artículos encontrados",
  results_other: "{{count}} artículos encontrados",
  empty_title: "No hay resultados para «{{words}}»",
  empty_text:
    "Prueba con una sola palabra, más corta, por ejemplo «contraseña» o «match». O escríbenos por el formulario de contacto.",
  empty_action: "Contactar",
  back: "Todos los temas",
  related: "También te puede servir",
  copy_link: "Copiar enlace",
  copied: "El enlace está copiado.",
  copy_failed: "No se ha podido copiar. Este es el enlace: {{address}}",
  sections: {
    start: "Entrar y empezar",
    security: "Seguridad",
    profile: "Tu perfil",
    matching: "Matching",
    chats: "Chats",
    posts: "Muro",
    groups: "Grupos",
    jobs: "Ofertas",
    invites: "Invitar y ganar",
    tools: "Herramientas",
    app: "Notificaciones y app",
    money: "Premium y tus derechos",
    data: "Tus datos y las reglas",
  },
} as const satisfies Translation<typeof german.pages, "es">;
