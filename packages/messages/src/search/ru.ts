import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The search over everything. */
export const pages = {
  title: "Поиск",
  placeholder: "Люди, группы, чаты, публикации, страницы",
  people: "Люди",
  groups: "Группы",
  channels: "Каналы",
  chats: "Чаты",
  posts: "Публикации",
  jobs: "Вакансии",
  recent: "Недавние запросы",
  forget: "Очистить историю",
  all_people: "Все люди по запросу «{{words}}»",
  all_posts: "Все публикации по запросу «{{words}}»",
  all_jobs: "Все вакансии по «{{words}}»",
  searching: "Идёт поиск…",
  nothing: "По запросу «{{words}}» ничего не найдено.",
  nothing_hint: "Другое написание, слово короче? В закрытых группах ищи в самом канале.",
  failed: "Поиск не удался.",
  retry: "Повторить",
  deleted: "Удалённый участник",
  close: "Закрыть поиск",
  keys: "Стрелки выбирают, Enter открывает, Esc закрывает.",
} as const satisfies Translation<typeof german.pages, "ru">;
