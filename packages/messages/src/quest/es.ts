import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The starter quest: strip, card, dialog. */
export const pages = {
  title: "Tus primeros pasos",
  lead: "Así te encuentran las personas adecuadas.",
  progress: "Hechos: {{done}} de {{total}}",
  next: "A continuación: {{step}}",
  all_steps: "Todos los pasos",
  fold: "Plegar los primeros pasos",
  unfold: "Desplegar los primeros pasos",
  done: "Hecho",
  open: "Pendiente",
  all_done: "¡Conseguido! Tus primeros pasos están hechos.",
  dismiss: "No mostrar más",
  dismiss_title: "¿Ocultar los primeros pasos?",
  dismiss_text: "No volverán. Todo lo que proponen puedes hacerlo sin ellos.",
  dismiss_confirm: "Ocultar",
  dismiss_failed: "No ha funcionado. Inténtalo de nuevo.",
  steps: {
    upload_avatar: {
      title: "Muestra tu cara",
      why: "Quien te ve se anima antes a escribirte.",
      action: "Subir una foto",
    },
    edit_bio: {
      title: "Preséntate",
      why: "Bastan dos o tres frases: ¿qué haces, a quién buscas?",
      action: "Completar «Sobre mí»",
    },
    discover_groups: {
      title: "Descubre grupos",
      why: "Allí conoces a gente que está creando algo parecido.",
      action: "Descubrir grupos",
    },
    find_partners: {
      title: "Conoce a dos personas",
      why: "Bastan dos matches o solicitudes de chat. Así puedes comparar quién encaja con tu idea.",
      action: "Encontrar personas",
    },
    first_post: {
      title: "Escribe tu primera publicación",
      why: "Cuenta qué estás creando. Los demás responderán con gusto.",
      action: "Ir al muro",
    },
  },
} as const satisfies Translation<typeof german.pages, "es">;

/** Codes that the endpoints answer with. */
export const errors = {
  step_not_done: "Este paso aún no está hecho.",
} as const satisfies Translation<typeof german.errors, "es">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  quest: {
    title: "Tus primeros pasos",
    keywords: "principiante, primeros pasos, tareas, progreso, ocultar pasos, misión",
    body: "«$t(quest:title)» te acompañan al principio; una barra fina muestra hasta dónde has llegado. Por ejemplo:\n\n- subir una foto de perfil\n- escribir unas frases sobre ti\n- conocer a dos personas distintas\n\nCada paso se marca automáticamente en cuanto lo has hecho. No tienes que avisar de nada. Puedes plegar la barra cuando te estorbe. Si no la necesitas, elige «$t(quest:dismiss)»: todas las secciones están abiertas también sin ella.",
  },
} as const satisfies Translation<typeof german.help, "es">;
