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
    body: "Тема: {{topic}}\n\nЧто написано и от кого, видно в админке. Если вскоре придут ещё сообщения, отдельных писем о них не будет.",
    button: "Открыть входящие",
  },
  contact_answer: {
    subject: "Ответ от {{app}}",
    heading: "Наш ответ на твоё сообщение",
    body: "Привет, {{name}}!\n\n{{answer}}\n\n––––––––\nТвоё сообщение:\n\n{{message}}",
    button: "Задать ещё вопрос",
  },
} as const satisfies Translation<typeof german.mails, "ru">;

/** What the server says in mails to the operator. */
export const messages = {
  topics: {
    general: "Общие вопросы",
    partnership: "Сотрудничество",
    press: "Пресса",
    support: "Помощь",
  },
} as const satisfies Translation<typeof german.messages, "ru">;

/** The public page. */
export const pages = {
  title: "Контакты",
  lead: "Спрашивай, пиши, что не работает, или предложи идею. Прочитает человек и ответит тебе по e-mail.",
  name: "Имя",
  name_missing: "Укажи, как тебя зовут.",
  email: "E-mail",
  email_hint: "Туда придёт наш ответ и больше ничего.",
  email_wrong: "Это неправильный адрес e-mail.",
  topic: "Тема",
  topics: {
    general: "Общие вопросы",
    partnership: "Сотрудничество",
    press: "Пресса",
    support: "Помощь",
  },
  message: "Сообщение",
  message_hint: "Не присылай нам пароли и коды.",
  message_missing: "Напиши, о чём речь.",
  send: "Отправить",
  failed: "Не удалось отправить. Попробуй ещё раз.",
  thanks: "Спасибо!",
  thanks_text: "Сообщение получено. Мы ответим на {{email}}.",
  again: "Написать ещё",
  keeping: "Мы удалим твоё сообщение через {{days}} дн. после решения вопроса.",
  no_script: "Без JavaScript эта форма не работает. Тогда напиши нам на {{email}}.",
} as const satisfies Translation<typeof german.pages, "ru">;

/** The inbox, for admins. */
export const staff = {
  title: "Сообщения",
  lead: "Что люди пишут команде. Ответы уходят по e-mail, их текст остаётся и здесь.",
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
  gone: "бывший участник команды",
  erased_at: "Будет удалено {{date}}",
  answer: {
    button: "Ответить",
    again: "Ответить ещё раз",
    title: "Ответ участнику {{name}}",
    text: "Приветствие и исходное сообщение добавятся в письмо сами. Язык: {{language}}.",
    field: "Твой ответ",
    missing: "Нужен текст.",
    send: "Отправить по e-mail",
    done: "Ответ отправлен.",
  },
  close: {
    button: "Закрыть",
    title: "Закрыть без ответа",
    text: "Например, если это реклама. Открыть снова можно в любой момент.",
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
    text: "Сообщение и ответы исчезнут, например если об этом просит автор. Вернуть их нельзя.",
    done: "Удалено.",
  },
  reason: "Причина (останется в журнале)",
} as const satisfies Translation<typeof german.staff, "ru">;
