import type { Translation } from "../../translation.ts";
import type { messages as german } from "../de/embed.ts";

/** Texts of posts as other sites show them. */
export const messages = {
  by: "منشور من {{name}}",
  open: "عرض على {{app}}",
  likes: "الإعجابات",
  comments: "التعليقات",
  reposts: "إعادات النشر",
  verified: "موثّق",
  video: "فيديو",
  image: "صورة",
  failed: "لا يمكن عرض هذا المنشور هنا",
  gone: "لم يعد هذا المنشور موجودًا.",
} as const satisfies Translation<typeof german, "ar">;
