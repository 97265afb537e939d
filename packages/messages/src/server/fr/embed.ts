import type { Translation } from "../../translation.ts";
import type { messages as german } from "../de/embed.ts";

/** Texts of posts as other sites show them. */
export const messages = {
  by: "Publication de {{name}}",
  open: "Voir sur {{app}}",
  likes: "J’aime",
  comments: "Commentaires",
  reposts: "Partages",
  verified: "Vérifié",
  video: "Vidéo",
  image: "Image",
  failed: "Cette publication ne peut pas être affichée ici",
  gone: "Cette publication n’existe plus.",
} as const satisfies Translation<typeof german, "fr">;
