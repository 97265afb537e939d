import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Polls in the channels of groups. */
export const pages = {
  panel: "Опросы",
  new: "Новый опрос",
  question: "Вопрос",
  answer: "Ответ {{number}}",
  add: "Добавить ответ",
  remove: "Убрать ответ {{number}}",
  days: "Закончится",
  days_null: "когда я его завершу",
  days_1: "через день",
  days_3: "через три дня",
  days_7: "через неделю",
  ask: "Начать опрос",
  cancel: "Отмена",
  empty_title: "Опросов пока нет",
  empty_text: "Спроси остальных, что им больше по душе. Каждый голос учитывается сразу.",
  failed: "Не удалось загрузить опросы",
  failed_change: "Не получилось: {{reason}}",
  gone_author: "Удалённый участник",
  asked_by: "от участника {{name}}",
  votes_one: "{{count}} голос",
  votes_few: "{{count}} голоса",
  votes_many: "{{count}} голосов",
  votes_other: "{{count}} голоса",
  open_until: "идёт до {{when}}",
  open: "идёт",
  closed: "завершён",
  mine: "твой голос",
  unvote: "Отозвать голос",
  menu: "Другие действия с опросом",
  close: "Завершить опрос",
  delete: "Удалить",
  delete_ask: "Удалить этот опрос?",
  delete_text: "Он исчезнет вместе со всеми голосами. Отменить это нельзя.",
  report: "Пожаловаться",
  found: "Опросы",
} as const satisfies Translation<typeof german.pages, "ru">;

/** Codes that the endpoints answer with. */
export const errors = {
  too_many_polls: "В этом канале уже идут десять опросов. Сначала заверши один из них.",
  poll_closed: "Этот опрос уже завершён.",
  answers_alike: "Каждый ответ может встречаться только один раз.",
} as const satisfies Translation<typeof german.errors, "ru">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  poll_closed: {
    name: "Завершён опрос с твоим голосом",
    title: "Опрос в группе «{{group}}» завершён",
    text: "Результат готов.",
    line: "Опрос в группе «{{group}}» завершён: {{text}}",
  },
} as const satisfies Translation<typeof german.notifications, "ru">;

/** What can be reported of it, by name. */
export const reports = {
  poll: { name: "Опрос", title: "Пожаловаться на опрос" },
} as const satisfies Translation<typeof german.reports, "ru">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  polls: {
    title: "Опросы в группах",
    keywords: "голосовать, голосование, голос, задать вопрос, результат",
    body: "В каждом канале группы можно о чём-нибудь спросить остальных.\n\n1. Открой канал и нажми «$t(polls:panel)» вверху.\n2. Напиши вопрос и от двух до пяти ответов.\n3. Выбери, когда опрос закончится, и начни его.\n\nГолоса сразу видны всем. Пока опрос идёт, свой голос можно изменить или отозвать. Кто за что голосует, не видит никто. Завершить и удалить опрос могут его автор и модераторы группы.",
  },
} as const satisfies Translation<typeof german.help, "ru">;
