import type { messages as german } from "../de/notifications.ts";
import type { Translation } from "../translation.ts";

/** Notifications: push messages, lines of the daily mail. */
export const messages = {
  someone: "Кто-то",
  match: {
    title: "Это мэтч!",
    text: "Вы с {{name}} оба сказали Deal.",
    line: "Мэтч с {{name}}",
  },
  message: {
    title_one: "{{count}} новое сообщение от {{name}}",
    title_few: "{{count}} новых сообщения от {{name}}",
    title_many: "{{count}} новых сообщений от {{name}}",
    title_other: "{{count}} нового сообщения от {{name}}",
    line_one: "{{count}} новое сообщение от {{name}}: {{text}}",
    line_few: "{{count}} новых сообщения от {{name}}: {{text}}",
    line_many: "{{count}} новых сообщений от {{name}}: {{text}}",
    line_other: "{{count}} нового сообщения от {{name}}: {{text}}",
  },
  chat_request: {
    title: "{{name}} хочет написать тебе",
    text: "Посмотри запрос.",
    line: "{{name}} хочет написать тебе",
  },
  group_application: {
    title: "{{name}} хочет в группу {{group}}",
    text: "Посмотри заявку.",
    line: "{{name}} хочет в группу {{group}}",
  },
  group_decision: {
    accepted: {
      title: "Добро пожаловать в {{group}}",
      text: "Твою заявку приняли.",
      line: "{{group}}: твою заявку приняли",
    },
    rejected: {
      title: "Ответ от {{group}}",
      text: "В этот раз, увы, не получилось.",
      line: "{{group}}: твою заявку отклонили",
    },
  },
  mention: {
    title: "{{name}} упоминает тебя в {{group}}",
    text: "Посмотри, о чём речь.",
    line: "{{name}} упоминает тебя в {{group}}: {{text}}",
  },
  call_missed: {
    title_one: "{{count}} пропущенный звонок от {{name}}",
    title_few: "{{count}} пропущенных звонка от {{name}}",
    title_many: "{{count}} пропущенных звонков от {{name}}",
    title_other: "{{count}} пропущенного звонка от {{name}}",
    text: "Нажми, чтобы перезвонить или написать.",
    line_one: "{{count}} пропущенный звонок от {{name}}",
    line_few: "{{count}} пропущенных звонка от {{name}}",
    line_many: "{{count}} пропущенных звонков от {{name}}",
    line_other: "{{count}} пропущенного звонка от {{name}}",
  },
  comment: {
    title_one: "{{count}} новый комментарий от {{name}}",
    title_few: "Новых комментариев: {{count}}, последний от {{name}}",
    title_many: "Новых комментариев: {{count}}, последний от {{name}}",
    title_other: "Новых комментариев: {{count}}, последний от {{name}}",
    text: "Посмотри, что там написано.",
    line_one: "{{count}} новый комментарий от {{name}}: {{text}}",
    line_few: "Новых комментариев: {{count}}, последний от {{name}}: {{text}}",
    line_many: "Новых комментариев: {{count}}, последний от {{name}}: {{text}}",
    line_other: "Новых комментариев: {{count}}, последний от {{name}}: {{text}}",
  },
  like: {
    title_one: "Лайк от {{name}}",
    title_few: "Лайков: {{count}}, последний от {{name}}",
    title_many: "Лайков: {{count}}, последний от {{name}}",
    title_other: "Лайков: {{count}}, последний от {{name}}",
    text: "Взгляни на пост ещё раз.",
    line_one: "Лайк от {{name}}: {{text}}",
    line_few: "Лайков: {{count}}, последний от {{name}}: {{text}}",
    line_many: "Лайков: {{count}}, последний от {{name}}: {{text}}",
    line_other: "Лайков: {{count}}, последний от {{name}}: {{text}}",
  },
  repost: {
    title_one: "Репост от {{name}}",
    title_few: "Репостов: {{count}}, последний от {{name}}",
    title_many: "Репостов: {{count}}, последний от {{name}}",
    title_other: "Репостов: {{count}}, последний от {{name}}",
    text: "Взгляни на пост ещё раз.",
    line_one: "Репост от {{name}}: {{text}}",
    line_few: "Репостов: {{count}}, последний от {{name}}: {{text}}",
    line_many: "Репостов: {{count}}, последний от {{name}}: {{text}}",
    line_other: "Репостов: {{count}}, последний от {{name}}: {{text}}",
  },
  follow: {
    title: "{{name}} теперь читает тебя",
    text: "Загляни в профиль.",
    line: "{{name}} теперь читает тебя",
  },
  mention_post: {
    title: "{{name}} упоминает тебя в посте",
    text: "Посмотри, о чём речь.",
    line: "{{name}} упоминает тебя в посте: {{text}}",
  },
  report_decision: {
    author: {
      title: "Мы приняли решение о твоей публикации",
      text: "Прочитай, какое и почему.",
      line: "Мы приняли решение о твоей публикации",
    },
    reporter: {
      title: "Твоя жалоба рассмотрена",
      text: "Спасибо за внимательность.",
      line: "Твоя жалоба рассмотрена",
    },
    appeal: {
      title: "Твоё обжалование рассмотрено",
      text: "Прочитай наш ответ.",
      line: "Твоё обжалование рассмотрено",
    },
  },
  more_one: "… и ещё {{count}}",
  more_few: "… и ещё {{count}}",
  more_many: "… и ещё {{count}}",
  more_other: "… и ещё {{count}}",
  test: {
    title: "Работает!",
    text: "Так выглядят сообщения от {{app}} на этом устройстве.",
  },
} as const satisfies Translation<typeof german, "ru">;
