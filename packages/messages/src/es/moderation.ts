import type { messages as german } from "../de/moderation.ts";
import type { Translation } from "../translation.ts";

/** Texts of the beginner moderation: strip, card, dialog. */
export const messages = {
  report: "Denunciar",
  title_member: "Denunciar a {{name}}",
  title_group: "Denunciar el grupo «{{name}}»",
  title_message: "Denunciar el mensaje",
  title_post: "Denunciar la publicación",
  title_comment: "Denunciar el comentario",
  intro: "Nuestro equipo lo revisará. Nadie sabrá que la denuncia es tuya.",
  message_seen: "El equipo ve solo este mensaje, no el resto del chat.",
  reason: "¿De qué se trata?",
  note: "¿Quieres añadir algo?",
  note_needed: "Explica brevemente de qué se trata.",
  reason_needed: "Elige un motivo.",
  also_block: "Bloquear también a {{name}}",
  cancel: "Cancelar",
  thanks: "Gracias. Hemos recibido tu denuncia.",
  block_failed: "No se ha podido bloquear. Inténtalo de nuevo en los ajustes.",
  reasons: {
    spam: "Spam o publicidad",
    fraud: "Fraude o estafa",
    harassment: "Insultos o acoso",
    hate: "Odio",
    sexual: "Contenido sexual",
    violence: "Violencia o amenazas",
    minors: "Peligro para menores",
    impersonation: "Se hace pasar por otra persona",
    illegal: "Otra cosa ilegal",
    other: "Otra cosa",
  },
} as const satisfies Translation<typeof german, "es">;
