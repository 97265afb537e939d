import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Codes of several features that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  offline: "Нет соединения.",
  unavailable: "Сейчас недоступно. Попробуй чуть позже.",
} as const satisfies Translation<typeof german.checks, "ru">;

/** Codes that any endpoint may answer with, that several features declare, or that name a broken field. */
export const errors = {
  invalid_input: "Проверь введённые данные.",
  unauthenticated: "Войди в аккаунт.",
  forbidden: "У тебя нет на это прав.",
  cross_site: "Запрос пришёл с чужого сайта и отклонён.",
  banned: "Твой аккаунт заблокирован администратором.",
  banned_reason: "Твой аккаунт заблокирован администратором. Причина: {{reason}}",
  banned_until: "Твой аккаунт до {{until, datetime(dateStyle: long; timeZone: UTC)}} заблокирован.",
  banned_reason_until:
    "Твой аккаунт до {{until, datetime(dateStyle: long; timeZone: UTC)}} заблокирован. Причина: {{reason}}",
  premium_required: "Для этого нужен Premium.",
  second_factor_required:
    "Для работы в нашей команде нужен второй фактор: приложение-аутентификатор или ключ доступа. Настрой его в настройках, в разделе «$t(settings:tabs.security)».",
  step_up_required: "Подтверди, что это ты.",
  not_found: "Такого нет или больше нет.",
  too_large: "Слишком большой файл или текст.",
  unsupported_type: "Этот формат файла не подходит.",
  picture_too_large:
    "В изображении слишком много пикселей. Сохрани его в меньшем размере и попробуй ещё раз.",
  picture_damaged: "Изображение повреждено. Открой его в приложении для фото и сохрани заново.",
  rate_limited: "Слишком много попыток. Подожди немного.",
  internal: "У нас что-то пошло не так. Если повторится, сообщи нам этот номер: {{id}}",
  storage_full: "Наше хранилище заполнено. Попробуй позже.",
  quota_exceeded: "Место для файлов закончилось. Сначала удали старые сообщения с файлами.",
  already_decided: "Решение уже принято.",
  ai_off: "Перевод здесь не настроен.",
  translations_used: "Переводы на сегодня закончились. Завтра можно будет продолжить.",
  ai_failed: "Сейчас не получилось. Попробуй ещё раз чуть позже.",
  ticket_invalid: "Соединение устарело. Перезагрузи страницу.",
  distinct: "Не выбирай одно и то же дважды.",
  invalid_type: "Здесь нужно другое значение.",
  invalid_value: "Такого варианта нет.",
  invalid_format: "Неверный формат.",
  too_small: "Слишком мало или слишком коротко.",
  too_big: "Слишком много или слишком длинно.",
  required: "Это нужно заполнить.",
  identity_missing: "Для этого нужна секретная фраза. Сначала создай её.",
  key_changed: "За это время один из ключей изменился. Перезагрузи страницу и попробуй ещё раз.",
} as const satisfies Translation<typeof german.errors, "ru">;
