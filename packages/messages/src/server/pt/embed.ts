import type { Translation } from "../../translation.ts";
import type { messages as german } from "../de/embed.ts";

/** Texts of posts as other sites show them. */
export const messages = {
  by: "Publicação de {{name}}",
  open: "Ver em {{app}}",
  likes: "Gostos",
  comments: "Comentários",
  reposts: "Partilhas",
  verified: "Verificado",
  video: "Vídeo",
  image: "Imagem",
  failed: "Esta publicação não pode ser mostrada aqui",
  gone: "Esta publicação já não existe.",
} as const satisfies Translation<typeof german, "pt">;
