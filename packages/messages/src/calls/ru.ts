import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The button that calls: all that a page shows of calls before there is one. */
export const pages = {
  call_name: "Позвонить: {{name}}",
} as const satisfies Translation<typeof german.pages, "ru">;

export const overlay = {
  label: "Звонок: {{name}}",
  accept: "Ответить",
  decline: "Отклонить",
  hang_up: "Завершить звонок",
  mute: "Выключить микрофон",
  unmute: "Включить микрофон",
  devices: "Выбрать устройства",
  microphone: "Микрофон",
  speaker: "Динамик",
  device: "Устройство {{number}}",
  device_failed: "Это устройство не удалось использовать.",
  devices_allow: "Сначала разреши браузеру доступ к микрофону. После этого здесь появится выбор.",
  camera: "Камера",
  camera_on: "Включить камеру",
  camera_off: "Выключить камеру",
  screen_on: "Показать экран",
  screen_off: "Больше не показывать экран",
  accept_camera: "С камерой",
  blur: "Размыть фон",
  picture_of: "Камера: {{name}}",
  screen_of: "Экран: {{name}}",
  own_picture: "Твоя камера",
  sharing: "Твой экран виден собеседнику.",
  paused: "Твоя камера на паузе, чтобы звук оставался хорошим.",
  paused_there: "Изображение на паузе, чтобы звук оставался хорошим.",
  muted_there: "На той стороне микрофон выключен",
  float: "Картинка в картинке",
  full_size: "Большое изображение",
  normal_size: "Маленькое изображение",
  collapse: "Свернуть",
  expand: "Развернуть",
  close: "Закрыть",
  call_again: "Позвонить снова",
  call_back: "Перезвонить",
  write: "Написать",
  notice_title: "Звонит {{name}}",
  notice_text: "Нажми здесь, чтобы открыть звонок.",
  status: {
    incoming: "звонит тебе",
    asking: "Разреши доступ к микрофону, чтобы начать…",
    outgoing: "Вызов…",
    connecting: "Соединяем…",
    connected: "На связи",
    reconnecting: "Связь прервалась, восстанавливаем…",
    muted: "Твой микрофон выключен",
    in_call: "Звонок",
    ended: "Звонок завершён",
    missed: "Пропущенный звонок",
    unanswered: "Нет ответа",
    declined: "Звонок отклонён",
    busy: "Занято: кто-то из вас уже разговаривает.",
  },
  quality: {
    good: "Хорошая связь",
    fair: "Средняя связь",
    poor: "Плохая связь",
  },
  camera_failed: {
    denied: "Браузеру запрещён доступ к камере. Разреши его рядом с адресом страницы и попробуй ещё раз.",
    missing: "Камера не найдена. Подключи её и попробуй ещё раз.",
    taken: "Камера не включается. Возможно, её использует другая программа.",
  },
  failed: {
    denied: "Браузеру запрещён доступ к микрофону. Разреши его рядом с адресом страницы и попробуй ещё раз.",
    missing: "Микрофон не найден. Подключи его и попробуй ещё раз.",
    taken: "Микрофон не включается. Возможно, его использует другая программа.",
    unsupported: "В этом браузере звонки не работают. Нужен браузер поновее и защищённое соединение (https).",
    other_tab: "Ты уже разговариваешь в другой вкладке.",
    refused: "Звонок не удался. Попробуй ещё раз.",
    offline: "Сервер недоступен. Проверь соединение и попробуй ещё раз.",
    no_way: "Не удалось вас соединить. Часто помогает другая сеть.",
    lost: "Связь оборвалась.",
  },
} as const satisfies Translation<typeof german.overlay, "ru">;

/** Codes that the endpoints answer with. */
export const errors = {
  busy: "Там уже идёт другой разговор.",
  cannot_call: "Позвонить здесь нельзя.",
  call_over: "Этот звонок завершён.",
  taken_elsewhere: "Звонок уже принят на другом твоём устройстве.",
} as const satisfies Translation<typeof german.errors, "ru">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  call_missed: {
    name: "Пропущенный звонок",
    title_one: "{{count}} пропущенный звонок: {{name}}",
    title_few: "{{count}} пропущенных звонка: {{name}}",
    title_many: "{{count}} пропущенных звонков: {{name}}",
    title_other: "{{count}} пропущенного звонка: {{name}}",
    text: "Нажми здесь, чтобы перезвонить или написать.",
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
      "телефон, позвонить, голосовой звонок, микрофон, динамик, гарнитура, пропущенный звонок, положить трубку, без звука, камера, видео, видеозвонок, показ экрана, картинка в картинке",
    body: "Со всеми, с кем у тебя есть чат, можно и созвониться. Это бесплатно.\n\n1. Открой чат и нажми на значок телефона вверху.\n2. Разреши браузеру доступ к микрофону.\n3. Дождись ответа. Через 45 секунд звонок считается пропущенным.\n\nКогда звонят тебе, сигнал слышен на всех устройствах, где выполнен вход. Ответишь на одном — остальные замолчат. Во время разговора можно:\n\n- выключить микрофон\n- показать камеру или экран и снова их выключить\n- сменить микрофон, камеру и динамик\n- свернуть окно и работать дальше\n\nЗвонок всегда начинается только со звука. Если связь портится, звук важнее: изображение сначала уменьшается, затем ставится на паузу.\n\nЧем закончился звонок, потом видно в чате. Если ничего не слышно, проверь устройство и индикатор связи. Если перезагрузить страницу, звонок завершится.",
  },
} as const satisfies Translation<typeof german.help, "ru">;
