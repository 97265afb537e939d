import type { Translation } from "../../translation.ts";
import type { messages as german } from "../de/embed.ts";

/** Texts of posts as other sites show them. */
export const messages = {
  by: "Пост: {{name}}",
  open: "Открыть в {{app}}",
  likes: "Лайки",
  comments: "Комментарии",
  reposts: "Репосты",
  verified: "Подтверждён",
  video: "Видео",
  image: "Картинка",
  failed: "Этот пост нельзя показать здесь",
  gone: "Этого поста больше нет.",
} as const satisfies Translation<typeof german, "ru">;
