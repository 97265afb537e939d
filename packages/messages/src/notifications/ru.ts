import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The notifications page. */
export const pages = {
  title: "Уведомления",
  preferences: "Настроить уведомления",
  new: "Новое",
  to_chat: "К чату",
  to_request: "К запросу",
  to_application: "Посмотреть отклик",
  to_group: "К группе",
  to_team: "К команде",
  to_task: "К задаче",
  to_pods: "К кругам",
  to_path: "К вашему пути",
  to_agreement: "К соглашению",
  to_document: "К документу",
  to_invite: "К приглашению",
  to_message: "К сообщению",
  to_post: "К посту",
  to_jobs: "К вакансиям",
  to_profile: "К профилю",
  to_decision: "К решению",
  to_premium: "К Premium",
  to_invites: "К твоим приглашениям",
  to_verification: "К подтверждению личности",
  chat_failed: "Не удалось открыть чат. Попробуй ещё раз.",
  ignore: "Скрыть",
  ignore_failed: "Не удалось убрать. Уведомление снова на месте.",
  reply: "Ответить",
  reply_to: "Ответ для участника {{name}}",
  reply_send: "Отправить",
  reply_failed: "Не отправлено. Твой текст остаётся здесь, попробуй ещё раз чуть позже.",
  reply_sent: "Твой ответ отправлен.",
  reply_accepts: "Ответив, ты примешь запрос.",
  accept: "Принять",
  decline: "Отклонить",
  older: "Показать прежние",
  older_failed: "Не удалось загрузить прежние.",
  list_failed: "Не удалось загрузить уведомления",
  arrived_one: "{{count}} новое уведомление",
  arrived_few: "{{count}} новых уведомления",
  arrived_many: "{{count}} новых уведомлений",
  arrived_other: "{{count}} нового уведомления",
  empty_title: "Пока ничего нового",
  empty_text: "Если случится мэтч или кто-то напишет, пока тебя нет, это появится здесь.",
  empty_action: "К подбору",
  offline_title: "Нет соединения",
  offline_text: "Как только связь вернётся, мы загрузим твои уведомления.",
  look: "Открыть",
} as const satisfies Translation<typeof german.pages, "ru">;

/** Codes that the endpoints answer with. */
export const errors = {
  push_service_unknown: "К сожалению, push-уведомления в этом браузере не работают.",
} as const satisfies Translation<typeof german.errors, "ru">;

/** What notifications of every kind share. */
export const notifications = {
  someone: "Кто-то",
  more_one: "… и ещё {{count}}",
  more_few: "… и ещё {{count}}",
  more_many: "… и ещё {{count}}",
  more_other: "… и ещё {{count}}",
  dm_invite: {
    name: "Приглашение в чат или пробный проект",
    title: "{{name}} предлагает тебе пробный проект",
    text: "Посмотри предложение.",
    line: "{{name}} предлагает тебе пробный проект",
  },
  dm_invite_group: {
    title: "{{name}} зовёт тебя в группу «{{group}}»",
    text: "Посмотри группу.",
    line: "{{name}} зовёт тебя в группу «{{group}}»",
  },
  mention: {
    name: "Упоминание в группе или в посте",
    title: "{{name}} упоминает тебя в группе «{{group}}»",
    text: "Посмотри, о чём речь.",
    line: "{{name}} упоминает тебя в группе «{{group}}»: {{text}}",
  },
  mention_post: {
    title: "{{name}} упоминает тебя в посте",
    text: "Посмотри, о чём речь.",
    line: "{{name}} упоминает тебя в посте: {{text}}",
  },
  test: {
    title: "Работает!",
    text: "Так выглядят сообщения от {{app}} на этом устройстве.",
  },
} as const satisfies Translation<typeof german.notifications, "ru">;

/** Its mails: subject, heading, body and button of each. */
export const mails = {
  digest: {
    subject_one: "{{count}} новость для тебя в {{app}}",
    subject_few: "{{count}} новости для тебя в {{app}}",
    subject_many: "{{count}} новостей для тебя в {{app}}",
    subject_other: "{{count}} новости для тебя в {{app}}",
    heading: "Что нового",
    body: "{{lines}}\n\nЭто письмо приходит не чаще раза в день. Отключить его можно в настройках, в разделе «Уведомления».",
    button: "Посмотреть всё",
  },
} as const satisfies Translation<typeof german.mails, "ru">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  notifications: {
    title: "Читать уведомления и отвечать",
    keywords: "колокольчик, оповещение, счётчик, скрыть, ответить, непрочитанные",
    body: "Колокольчик наверху показывает, что произошло: например, мэтч или сообщение, пока тебя не было. Число считает непрочитанное; больше 99 пишется «99+».\n\n- Кнопка перехода ведёт прямо к делу, например в чат.\n- Кнопка «не обращать внимания» убирает уведомление.\n- На сообщения можно ответить прямо там.\n\nКогда ты открываешь список, всё считается прочитанным. Несколько одинаковых мы объединяем, чтобы не запутаться. Что не интересно, выключается в настройках.",
  },
  notification_settings: {
    title: "Настройка уведомлений и тихие часы",
    keywords: "отключить, без звука, ночь, не беспокоить, ежедневное письмо, push, пуш",
    body: "В настройках ты решаешь для каждого вида уведомлений, как оно приходит:\n\n- в приложении: в колокольчике\n- push: на это устройство, даже когда приложение закрыто\n- по почте: собранные вместе, раз в день в 8 часов\n\nВ тихие часы мы не шлём push, например с 22:00 до 7:00. Они идут по твоему часовому поясу. Потом всё найдётся в приложении. Что выключено, не входит больше ни в один счётчик.",
  },
  push: {
    title: "Push-сообщения и установка приложения",
    keywords:
      "PWA, пуш, главный экран, скачать, телефон, iPhone, айфон, Android, андроид, разрешить уведомления",
    body: "Kompagnon работает в браузере и ставится как приложение, без магазина.\n\n1. Компьютер и Android: в меню браузера выбери «Установить» или «Добавить на главный экран».\n2. iPhone и iPad: в Safari нажми «Поделиться», затем «На экран «Домой»».\n\nPush включается в настройках, рядом с уведомлениями, на каждом устройстве отдельно. Браузер спросит разрешение. На iPhone сначала надо установить приложение. Если ничего не приходит, разреши уведомления в настройках устройства и проверь тихие часы.",
  },
} as const satisfies Translation<typeof german.help, "ru">;
