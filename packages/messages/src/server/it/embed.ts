import type { Translation } from "../../translation.ts";
import type { messages as german } from "../de/embed.ts";

/** Texts of posts as other sites show them. */
export const messages = {
  by: "Post di {{name}}",
  open: "Guarda su {{app}}",
  likes: "Mi piace",
  comments: "Commenti",
  reposts: "Condivisioni",
  verified: "Verificato",
  video: "Video",
  image: "Immagine",
  failed: "Questo post non si può mostrare qui",
  gone: "Questo post non c’è più.",
} as const satisfies Translation<typeof german, "it">;
