import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Writing to the team, and the team's inbox. */

/** Codes that the endpoints answer with. */
export const errors = {
  contact_changed: "Тем временем этим занялся кто-то другой. Посмотри ещё раз.",
} as const satisfies Translation<typeof german.errors, "ru">;

/** Mails. */
export const mails = {
  contact_waiting: {
    subject: "Новое сообщение для {{app}}: {{topic}}",
    heading: "Команде написали",
    body: "Тема: {{topic}}\n\nТекст и автор видны в админ-разделе. Если вскоре придут ещё сообщения, отдельных писем о них не будет.",
    button: "К входящим",
  },
  contact_answer: {
    subject: "Ответ от {{app}}",
    heading: "Наш ответ на твоё сообщение",
    body: "Здравствуй, {{name}}!\n\n{{answer}}\n\n––––––––\nТвоё сообщение:\n\n{{message}}",
    button: "Задать ещё вопрос",
  },
} as const satisfies Translation<typeof german.mails, "ru">;

/** What the server says in mails to the operator. */
export const messages = {
  topics: {
    general: "Общее",
    partnership: "Сотрудничество",
    press: "Пресса",
    support: "Помощь",
  },
} as const satisfies Translation<typeof german.messages, "ru">;

/** The public page. */
export const pages = {
  title: "Контакт",
  lead: "Спроси, расскажи, что не работает, или предложи идею. Прочитает человек и ответит по почте.",
  name: "Имя",
  name_missing: "Скажи, как тебя зовут.",
  email: "Эл. почта",
  email_hint: "Туда придёт наш ответ и больше ничего.",
  email_wrong: "Это неправильный адрес эл. почты.",
  topic: "Тема",
  topics: {
    general: "Общее",
    partnership: "Сотрудничество",
    press: "Пресса",
    support: "Помощь",
  },
  message: "Сообщение",
  message_hint: "Не присылай паролей и кодов.",
  message_missing: "Напиши, о чём речь.",
  send: "Отправить",
  failed: "Не удалось отправить. Попробуй ещё раз.",
  thanks: "Спасибо!",
  thanks_text: "Сообщение получено. Ответим на {{email}}, обычно в течение двух рабочих дней.",
  again: "Написать ещё",
  keeping: "Мы удаляем сообщение через {{days}} дн. после того, как вопрос решён.",
  no_script: "Этой форме нужен JavaScript. Без него напиши на {{email}}.",
} as const satisfies Translation<typeof german.pages, "ru">;

/** The inbox, for admins. */
export const staff = {
  title: "Сообщения",
  lead: "Что люди пишут команде. Ответы уходят по почте, их текст остаётся и здесь.",
  waiting: "Сообщения команде",
  states: { open: "Открытые", answered: "Отвеченные", closed: "Закрытые" },
  search: "Поиск",
  search_hint: "Имя, адрес или часть текста",
  topic: "Тема",
  any_topic: "Все темы",
  empty: "Здесь пусто",
  empty_text: "Как только кто-то напишет, сообщение появится здесь.",
  empty_found: "Ничего не найдено",
  empty_found_text: "Введи меньше букв или убери фильтр.",
  failed: "Не удалось загрузить сообщения",
  guest: "Без входа",
  answered_by: "Ответ: {{name}}",
  gone: "кто-то, кого больше нет",
  erased_at: "Будет удалено {{date}}",
  answer: {
    button: "Ответить",
    again: "Ответить ещё раз",
    title: "Ответ для участника {{name}}",
    text: "Приветствие и исходное сообщение добавятся в письмо сами. Язык: {{language}}.",
    field: "Твой ответ",
    missing: "Нужен текст.",
    send: "Отправить по почте",
    done: "Ответ отправлен.",
  },
  close: {
    button: "Закрыть",
    title: "Закрыть без ответа",
    text: "Например, реклама. Открыть снова можно в любой момент.",
    done: "Закрыто.",
  },
  reopen: {
    button: "Открыть снова",
    title: "Открыть снова",
    text: "Сообщение снова будет ждать ответа.",
    done: "Снова открыто.",
  },
  erase: {
    button: "Удалить",
    title: "Удалить навсегда",
    text: "Сообщение и ответы исчезнут, например по просьбе автора. Вернуть их нельзя.",
    done: "Удалено.",
  },
  reason: "Причина (останется в журнале)",
} as const satisfies Translation<typeof german.staff, "ru">;
