import type { messages as german } from "../de/moderation.ts";
import type { Translation } from "../translation.ts";

/** Texts of the beginner moderation: strip, card, dialog. */
export const messages = {
  report: "Пожаловаться",
  title_member: "Пожаловаться: {{name}}",
  title_group: "Пожаловаться на группу «{{name}}»",
  title_message: "Пожаловаться на сообщение",
  title_post: "Пожаловаться на пост",
  title_comment: "Пожаловаться на комментарий",
  intro: "Наша команда всё проверит. Никто не узнает, что жалоба от тебя.",
  message_seen: "Команда видит только это сообщение, а не всю переписку.",
  reason: "В чём дело?",
  note: "Хочешь что-то добавить?",
  note_needed: "Коротко опиши, в чём дело.",
  reason_needed: "Выбери причину.",
  also_block: "Ещё и заблокировать: {{name}}",
  cancel: "Отмена",
  thanks: "Спасибо. Твоя жалоба получена.",
  block_failed: "Не удалось заблокировать. Попробуй ещё раз в настройках.",
  reasons: {
    spam: "Спам или реклама",
    fraud: "Мошенничество",
    harassment: "Оскорбления или травля",
    hate: "Ненависть или вражда",
    sexual: "Сексуальное содержание",
    violence: "Насилие или угрозы",
    minors: "Угроза детям или подросткам",
    impersonation: "Выдаёт себя за другого",
    illegal: "Другое незаконное",
    other: "Другое",
  },
} as const satisfies Translation<typeof german, "ru">;
