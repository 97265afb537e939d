import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The dashboard's first page. */
export const pages = {
  greeting: "Привет, {{name}}",
  greeting_plain: "Привет",
  lead: "Хорошо, что ты здесь. С чего начнём?",
  figures: "Коротко",
  matches: "Мэтчи",
  matches_hint: "всего",
  groups: "Группы",
  groups_hint: "в которых ты состоишь",
  messages: "Сообщения",
  messages_hint: "не прочитано",
  activity: "Активность",
  activity_hint: "за последние семь дней",
  not_loaded: "Не загрузилось",
} as const satisfies Translation<typeof german.pages, "ru">;
