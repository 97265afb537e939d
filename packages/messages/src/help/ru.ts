import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The help centre around its articles. */
export const pages = {
  title: "Помощь",
  lead: "Найди слово или просмотри темы.",
  search: "Поиск по разделу «Помощь»",
  placeholder: "С чем тебе помочь?",
  results_one: "Найдена {{count}} статья",
  results_few: "Найдено {{count}} статьи",
  results_many: "Найдено {{count}} статей",
  results_other: "Найдено {{count}} статьи",
  empty_title: "По запросу «{{words}}» ничего не найдено",
  empty_text:
    "Попробуй одно слово покороче, например «пароль» или «мэтч». Или напиши нам через форму обратной связи.",
  empty_action: "Написать нам",
  back: "Все темы",
  related: "Ещё по теме",
  copy_link: "Скопировать ссылку",
  copied: "Ссылка скопирована.",
  copy_failed: "Скопировать не получилось. Вот ссылка: {{address}}",
  sections: {
    start: "Вход и первые шаги",
    security: "Безопасность",
    profile: "Твой профиль",
    matching: "Подбор",
    chats: "Чаты",
    posts: "Лента",
    groups: "Группы",
    jobs: "Вакансии",
    invites: "Приглашай и зарабатывай",
    tools: "Инструменты",
    app: "Уведомления и приложение",
    money: "Premium и твои права",
    data: "Твои данные и правила",
  },
} as const satisfies Translation<typeof german.pages, "ru">;
