import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The search over everything. */
export const pages = {
  title: "Поиск",
  placeholder: "Люди, группы, чаты, записи, страницы",
  people: "Люди",
  groups: "Группы",
  channels: "Каналы",
  chats: "Чаты",
  posts: "Записи",
  jobs: "Вакансии",
  recent: "Недавние запросы",
  forget: "Очистить историю",
  all_people: "Все люди по запросу «{{words}}»",
  all_posts: "Все записи по запросу «{{words}}»",
  all_jobs: "Все вакансии по запросу «{{words}}»",
  searching: "Идёт поиск…",
  nothing: "По запросу «{{words}}» ничего не найдено.",
  nothing_hint: "Попробуй другое написание или слово покороче. В закрытых группах ищи в самом канале.",
  failed: "Поиск не удался.",
  retry: "Повторить",
  deleted: "Удалённый участник",
  close: "Закрыть поиск",
  keys: "Выбирай стрелками, Enter открывает, Esc закрывает.",
} as const satisfies Translation<typeof german.pages, "ru">;
