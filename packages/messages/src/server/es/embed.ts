import type { Translation } from "../../translation.ts";
import type { messages as german } from "../de/embed.ts";

/** Texts of posts as other sites show them. */
export const messages = {
  by: "Publicación de {{name}}",
  open: "Ver en {{app}}",
  likes: "Me gusta",
  comments: "Comentarios",
  reposts: "Compartida",
  verified: "Verificado",
  video: "Vídeo",
  image: "Imagen",
  failed: "Esta publicación no se puede mostrar aquí",
  gone: "Esta publicación ya no existe.",
} as const satisfies Translation<typeof german, "es">;
