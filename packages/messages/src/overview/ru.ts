import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The dashboard's first page. */
export const pages = {
  greeting: "Привет, {{name}}",
  greeting_plain: "Привет",
  lead: "Хорошо, что ты здесь. С чего начнём?",
  figures: "Коротко",
  matches: "Мэтчи",
  groups: "Группы",
  messages: "Сообщения",
  activity: "Активность",
  next_label: "Твой следующий шаг",
  waiting: "Тебя ждёт",
  wait_match: "Напиши {{name}}: вы оба сказали Deal",
  wait_request: "{{name}} хочет тебе написать",
  wait_requests_one: "{{count}} запрос ждёт ответа",
  wait_requests_few: "{{count}} запроса ждут ответа",
  wait_requests_many: "{{count}} запросов ждут ответа",
  wait_requests_other: "{{count}} запроса ждут ответа",
  wait_messages_one: "{{count}} непрочитанное сообщение",
  wait_messages_few: "{{count}} непрочитанных сообщения",
  wait_messages_many: "{{count}} непрочитанных сообщений",
  wait_messages_other: "{{count}} непрочитанного сообщения",
  wait_news_one: "{{count}} новое уведомление",
  wait_news_few: "{{count}} новых уведомления",
  wait_news_many: "{{count}} новых уведомлений",
  wait_news_other: "{{count}} нового уведомления",
  write_title: "Над чем ты сейчас работаешь?",
  write_text: "Пост помогает завязать разговор.",
  write_action: "Написать пост",
  not_loaded: "Не загрузилось",
} as const satisfies Translation<typeof german.pages, "ru">;
