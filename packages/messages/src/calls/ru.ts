import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Voice calls. */
export const pages = {
  call_name: "Позвонить: {{name}}",
  label: "Звонок: {{name}}",
  accept: "Ответить",
  decline: "Отклонить",
  hang_up: "Положить трубку",
  mute: "Выключить микрофон",
  unmute: "Включить микрофон",
  devices: "Микрофон и динамик",
  microphone: "Микрофон",
  speaker: "Динамик",
  device: "Устройство {{number}}",
  device_failed: "Это устройство использовать не удалось.",
  collapse: "Свернуть",
  expand: "Развернуть",
  close: "Закрыть",
  call_again: "Позвонить снова",
  call_back: "Перезвонить",
  write: "Написать",
  notice_title: "Звонит {{name}}",
  notice_text: "Нажми, чтобы увидеть звонок.",
  status: {
    incoming: "звонит тебе",
    asking: "Разреши микрофон, чтобы начать…",
    outgoing: "Гудки…",
    connecting: "Соединение…",
    connected: "На связи",
    reconnecting: "Связь прервалась, восстанавливаем…",
    muted: "Твой микрофон выключен",
    in_call: "Звонок",
    ended: "Звонок завершён",
    missed: "Пропущенный звонок",
    unanswered: "Нет ответа",
    declined: "Звонок отклонён",
    busy: "Занято: кто-то из вас уже говорит.",
  },
  quality: {
    good: "Хорошая связь",
    fair: "Средняя связь",
    poor: "Плохая связь",
  },
  failed: {
    denied: "Браузеру нельзя использовать микрофон. Разреши это рядом с адресом страницы и попробуй снова.",
    missing: "Микрофон не найден. Подключи его и попробуй снова.",
    taken: "Микрофон не открывается. Возможно, его использует другая программа.",
    unsupported: "Этот браузер не умеет звонить. Возьми более новый и защищённое соединение (https).",
    other_tab: "Ты уже говоришь в другой вкладке.",
    refused: "Звонок не удался. Попробуй снова.",
    offline: "Сервер недоступен. Проверь соединение и попробуй снова.",
    no_way: "Соединить вас не удалось. Часто помогает другая сеть.",
    lost: "Связь оборвалась.",
  },
} as const satisfies Translation<typeof german.pages, "ru">;

/** Codes that the endpoints answer with. */
export const errors = {
  busy: "Там уже идёт другой разговор.",
  cannot_call: "Здесь позвонить нельзя.",
  call_over: "Этот звонок завершён.",
  taken_elsewhere: "Звонок уже принят на другом устройстве.",
} as const satisfies Translation<typeof german.errors, "ru">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  call_missed: {
    name: "Пропущенный звонок",
    title_one: "{{count}} пропущенный звонок: {{name}}",
    title_few: "{{count}} пропущенных звонка: {{name}}",
    title_many: "{{count}} пропущенных звонков: {{name}}",
    title_other: "{{count}} пропущенного звонка: {{name}}",
    text: "Нажми, чтобы перезвонить или написать.",
    line_one: "{{count}} пропущенный звонок: {{name}}",
    line_few: "{{count}} пропущенных звонка: {{name}}",
    line_many: "{{count}} пропущенных звонков: {{name}}",
    line_other: "{{count}} пропущенного звонка: {{name}}",
  },
} as const satisfies Translation<typeof german.notifications, "ru">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  calls: {
    title: "Звонки",
    keywords:
      "телефон, позвонить, голосовой звонок, микрофон, динамик, гарнитура, пропущенный звонок, положить трубку, без звука",
    body: "Со всеми, с кем у тебя есть чат, можно и поговорить. Это бесплатно.\n\n1. Открой чат и нажми на телефон вверху.\n2. Разреши браузеру использовать микрофон.\n3. Дождись ответа. Через 45 секунд звонок считается пропущенным.\n\nКогда звонят тебе, сигнал звучит везде, где ты в системе. Ответишь на одном устройстве — остальные замолчат. Во время разговора можно:\n\n- выключить микрофон\n- сменить микрофон и динамик\n- свернуть окно и работать дальше\n\nЧем закончился звонок, видно потом в чате. Если ничего не слышно, проверь устройство и качество связи. Если перезагрузить страницу, звонок закончится.",
  },
} as const satisfies Translation<typeof german.help, "ru">;
