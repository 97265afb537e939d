import type { messages as german } from "../de/quest.ts";
import type { Translation } from "../translation.ts";

/** Texts of the beginner quest: strip, card, dialog. */
export const messages = {
  title: "Tus primeros pasos",
  lead: "Así te encuentran las personas adecuadas.",
  progress: "{{done}} de {{total}} hechos",
  next: "Ahora: {{step}}",
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
      why: "Se escribe con más ganas a quien se ve.",
      action: "Subir una foto",
    },
    edit_bio: {
      title: "Preséntate",
      why: "Bastan dos o tres frases: ¿qué haces, a quién buscas?",
      action: "Escribir sobre mí",
    },
    discover_groups: {
      title: "Descubre grupos",
      why: "Allí conoces a gente que construye lo mismo.",
      action: "Descubrir grupos",
    },
    find_partners: {
      title: "Encuentra dos socios",
      why: "Con dos matches puedes comparar quién encaja con tu idea.",
      action: "Ir al matching",
    },
    first_post: {
      title: "Escribe tu primera publicación",
      why: "Cuenta qué estás construyendo. A otros les gusta sumarse.",
      action: "Ir al feed",
    },
  },
} as const satisfies Translation<typeof german, "es">;
