import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The notifications page. */
export const pages = {
  title: "Уведомления",
  preferences: "Настроить уведомления",
  new: "Новое",
  to_chat: "Открыть чат",
  to_request: "Открыть запрос",
  to_application: "Посмотреть отклик",
  to_group: "Открыть группу",
  to_team: "Открыть команду",
  to_task: "Открыть задачу",
  to_pods: "Открыть круги",
  to_event: "Открыть событие",
  to_path: "Открыть ваш путь",
  to_agreement: "Открыть соглашение",
  to_document: "Открыть документ",
  to_invite: "Посмотреть приглашение",
  to_message: "Открыть сообщение",
  to_post: "Открыть запись",
  to_jobs: "Открыть вакансии",
  to_profile: "Открыть профиль",
  to_decision: "Посмотреть решение",
  to_premium: "Посмотреть Premium",
  to_invites: "Открыть приглашения",
  to_verification: "Открыть подтверждение личности",
  chat_failed: "Не удалось открыть чат. Попробуй ещё раз.",
  ignore: "Игнорировать",
  ignore_failed: "Не удалось убрать. Уведомление снова на месте.",
  reply: "Ответить",
  reply_to: "Ответ участнику {{name}}",
  reply_send: "Отправить",
  reply_failed: "Не отправлено. Твой текст остаётся здесь: попробуй ещё раз чуть позже.",
  reply_sent: "Твой ответ отправлен.",
  reply_accepts: "Своим ответом ты принимаешь запрос.",
  accept: "Принять",
  decline: "Отклонить",
  older: "Показать более ранние",
  older_failed: "Не удалось загрузить более ранние.",
  list_failed: "Не удалось загрузить уведомления",
  arrived_one: "{{count}} новое уведомление",
  arrived_few: "{{count}} новых уведомления",
  arrived_many: "{{count}} новых уведомлений",
  arrived_other: "{{count}} нового уведомления",
  empty_title: "Пока ничего нового",
  empty_text: "Если случится мэтч или кто-то напишет тебе, это появится здесь.",
  empty_action: "Открыть подбор",
  offline_title: "Нет соединения",
  offline_text: "Как только связь вернётся, мы загрузим твои уведомления.",
  look: "Посмотреть",
} as const satisfies Translation<typeof german.pages, "ru">;

/** Codes that the endpoints answer with. */
export const errors = {
  push_service_unknown: "К сожалению, push-уведомления в этом браузере не работают.",
} as const satisfies Translation<typeof german.errors, "ru">;

/** What notifications of every kind share. */
export const notifications = {
  someone: "Кто-то",
  more_one: "…и ещё {{count}}",
  more_few: "…и ещё {{count}}",
  more_many: "…и ещё {{count}}",
  more_other: "…и ещё {{count}}",
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
    name: "Упоминание в группе или в записи",
    title: "{{name}} упоминает тебя в группе «{{group}}»",
    text: "Посмотри, о чём речь.",
    line: "{{name}} упоминает тебя в группе «{{group}}»: {{text}}",
  },
  mention_post: {
    title: "{{name}} упоминает тебя в записи",
    text: "Посмотри, о чём речь.",
    line: "{{name}} упоминает тебя в записи: {{text}}",
  },
  test: {
    title: "Работает!",
    text: "Так выглядят уведомления от {{app}} на этом устройстве.",
  },
} as const satisfies Translation<typeof german.notifications, "ru">;

/** Its mails: subject, heading, body and button of each. */
export const mails = {
  digest: {
    subject_one: "{{count}} новость для тебя в {{app}}",
    subject_few: "{{count}} новости для тебя в {{app}}",
    subject_many: "{{count}} новостей для тебя в {{app}}",
    subject_other: "{{count}} новости для тебя в {{app}}",
    heading: "Что у тебя нового",
    body: "{{lines}}\n\nЭто письмо приходит не чаще раза в день. Отключить его можно в настройках, в разделе «$t(notifications:title)».",
    button: "Посмотреть всё",
  },
} as const satisfies Translation<typeof german.mails, "ru">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  notifications: {
    title: "Как читать уведомления и отвечать на них",
    keywords: "колокольчик, оповещение, счётчик, игнорировать, ответить, непрочитанные",
    body: "Колокольчик вверху показывает, что произошло: например, мэтч или сообщение, полученные за время твоего отсутствия. Число показывает непрочитанное; больше 99 выглядит как «99+».\n\n- Кнопка ведёт прямо к делу, например в чат.\n- «$t(notifications:ignore)» убирает уведомление.\n- На сообщения можно ответить прямо там.\n\nКогда ты открываешь список, все уведомления считаются прочитанными. Несколько одинаковых мы объединяем, чтобы было удобнее. Всё, что тебе не нужно, отключается в настройках.",
  },
  notification_settings: {
    title: "Настроить уведомления и тихие часы",
    keywords: "отключить, без звука, ночь, не беспокоить, ежедневное письмо, push, пуш",
    body: "В настройках ты решаешь для каждого вида уведомлений, как их получать:\n\n- в приложении: через колокольчик\n- push-уведомлением: на этом устройстве, даже когда приложение закрыто\n- по e-mail: все вместе, раз в день, в 8 часов\n\nТихие часы определяют, когда мы не присылаем push-уведомления, например с 22:00 до 7:00. Они считаются по твоему часовому поясу. В приложении потом всё найдётся. То, что отключено, колокольчик тоже не считает.",
  },
  push: {
    title: "Push-уведомления и установка приложения",
    keywords:
      "PWA, пуш, главный экран, скачать, телефон, iPhone, айфон, Android, андроид, разрешить уведомления",
    body: "Kompagnon работает в браузере и устанавливается как приложение, без магазина приложений.\n\n1. Компьютер и Android: в меню браузера выбери «Установить» или «Добавить на главный экран».\n2. iPhone и iPad: в Safari нажми «Поделиться», затем выбери добавление на экран «Домой».\n\nPush-уведомления включаются в настройках, в разделе «Уведомления», на каждом устройстве отдельно. Браузер спросит разрешение. На iPhone сначала нужно установить приложение. Если ничего не приходит, разреши уведомления в настройках устройства и проверь тихие часы.",
  },
} as const satisfies Translation<typeof german.help, "ru">;
