import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Events of groups, teams and circles, and the calendar feed. */
export const pages = {
  title: "События",
  lead: "Что намечено в твоих группах, командах и кругах, по твоему времени.",
  panel: "События",
  new: "Новое событие",
  empty_title: "Событий пока нет",
  empty_text: "Договоритесь о встрече: каждый видит событие по своему времени.",
  empty_mine: "В твоих группах, командах и кругах пока ничего не намечено. Новые события создаются там.",
  failed: "Не удалось загрузить события",
  not_done: "Не получилось: {{reason}}",
  missing: "Такого события нет, или у тебя нет к нему доступа.",
  your_zone: "твоё время ({{zone}})",
  planned_zone: "По плану: {{when}} ({{zone}})",
  repeats_none: "Один раз",
  repeats_weekly: "Каждую неделю",
  repeats_fortnightly: "Раз в две недели",
  repeats_monthly: "Каждый месяц в тот же день недели",
  over: "Завершено",
  answer: "Тебя ждать?",
  yes: "Да",
  maybe: "Может быть",
  no: "Нет",
  seats: "Занято мест: {{going}} из {{capacity}}",
  full_hint: "Все места заняты. «Да» ставит в лист ожидания, очередь движется сама.",
  maybes: "Может быть: {{number}}",
  waitings: "Лист ожидания: {{number}}",
  who: "Кто придёт",
  who_empty: "Пока никто не ответил «да».",
  is_waiting: "ждёт места",
  is_maybe: "может быть",
  venue: "Место",
  venue_none: "Ещё не выбрано",
  venue_room: "Комната здесь",
  venue_link: "Ссылка",
  venue_address: "Адрес",
  to_room: "В комнату",
  dates: "Ближайшие даты",
  download: "Скачать файл календаря",
  download_failed: "Не удалось скачать файл календаря.",
  creator: "Автор: {{name}}",
  gone: "Удалённый участник",
  menu: "Действия с событием",
  change: "Изменить",
  change_all: "Изменить все будущие",
  move_one: "Перенести только это",
  cancel_one: "Отменить только это",
  cancel_all: "Отменить событие",
  cancel_one_ask: "Отменить только эту дату?",
  cancel_one_text: "Все, кто собирался прийти, узнают об этом. Остальные даты не меняются.",
  cancel_ask: "Отменить это событие?",
  cancel_text: "Оно отменяется вместе со всеми будущими датами. Все, кто собирался прийти, узнают об этом.",
  report: "Пожаловаться",
  form: {
    change_title: "Изменить событие",
    move_title: "Перенести эту дату",
    title: "Название",
    text: "Описание",
    day: "День",
    time: "Начало",
    zone: "Часовой пояс",
    minutes: "Длительность в минутах",
    repeats: "Повторение",
    until: "Последний день",
    channel: "Канал",
    capacity: "Количество мест",
    capacity_hint: "Когда места заняты, открывается лист ожидания.",
    all_note: "Касается всех будущих дат.",
    create: "Создать событие",
    save: "Сохранить",
    cancel: "Отмена",
    check_in: "Итоги недели как событие",
    check_in_title: "Наши итоги недели",
  },
  feed: {
    title: "Подписка на календарь",
    text: "По личному адресу твой календарь (Google, Apple, Outlook) показывает все события, кроме отклонённых. Их увидит и любой, у кого есть адрес: никому его не передавай.",
    create: "Создать адрес",
    address: "Адрес твоего календаря",
    once: "Скопируй его сейчас. Для безопасности он показывается только один раз.",
    copy: "Скопировать адрес",
    copied: "Адрес скопирован",
    since: "С {{date}} у тебя есть адрес.",
    fetched: "Последняя загрузка: {{when}}",
    never: "Ни один календарь его ещё не загружал.",
    renew: "Новый адрес",
    renew_ask: "Создать новый адрес?",
    renew_text: "Старый адрес перестанет работать. Добавь новый в свой календарь.",
    end: "Отменить подписку",
    end_ask: "Отменить подписку на календарь?",
    end_text: "По этому адресу больше ничего не будет.",
  },
  found: "События",
} as const satisfies Translation<typeof german.pages, "ru">;

/** What a date says in a list, the one on the overview among them. */
export const dates = {
  next_title: "Скоро",
  all: "Все твои события",
  moved: "Перенесено",
  cancelled: "Отменено",
  host_pod: "Круг",
  mine_yes: "Ты идёшь",
  mine_maybe: "Может быть",
  mine_no: "Ты не идёшь",
  mine_waiting: "Лист ожидания, место {{turn}}",
  going_one: "придёт {{count}} человек",
  going_few: "придут {{count}} человека",
  going_many: "придут {{count}} человек",
  going_other: "придут {{count}} человека",
} as const satisfies Translation<typeof german.dates, "ru">;

/** Codes that the endpoints answer with. */
export const errors = {
  event_past: "Это время уже прошло. Выбери более позднее.",
  event_far: "События планируются не дальше года. Выбери день раньше.",
  event_over: "Это событие завершено или отменено.",
  too_many_events: "Событий уже слишком много. Сначала отмени одно или попробуй завтра.",
} as const satisfies Translation<typeof german.errors, "ru">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  event_day: {
    name: "Напоминание: событие через день",
    title: "Через день: {{when}}",
    line: "Твоё событие «{{text}}»: {{when}}",
  },
  event_hour: {
    name: "Напоминание: событие через час",
    title: "Через час: {{when}}",
    line: "Твоё событие «{{text}}»: {{when}}",
  },
  event_minutes: {
    name: "Напоминание: событие через десять минут",
    title: "Через десять минут: {{when}}",
    line: "Твоё событие «{{text}}»: {{when}}",
  },
  event_seat: {
    name: "Событие: место из листа ожидания",
    title: "Место освободилось, оно твоё: {{when}}",
    line: "У тебя есть место на «{{text}}»: {{when}}",
  },
  event_changed: {
    name: "Событие изменено",
    title: "Событие изменено: {{when}}",
    line: "«{{text}}»: есть изменения, {{when}}",
  },
  event_cancelled: {
    name: "Событие отменено",
    title: "Отменено: {{when}}",
    line: "«{{text}}»: отмена ({{when}})",
  },
} as const satisfies Translation<typeof german.notifications, "ru">;

/** What can be reported of it, by name. */
export const reports = {
  event: {
    name: "Событие",
    title: "Пожаловаться на событие",
  },
} as const satisfies Translation<typeof german.reports, "ru">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  events: {
    title: "События и календарь",
    keywords: "встреча, календарь, ics, Google, Outlook, Apple, лист ожидания, часовой пояс",
    body: "В каждой группе, команде и круге можно создавать события, разовые или повторяющиеся.\n\n1. Открой «$t(events:panel)» и выбери «$t(events:new)».\n2. Укажи название, день, начало и часовой пояс. Остальные видят событие по своему времени.\n3. Ответь: да, может быть или нет. Если мест нет, ответ «да» ставит тебя в лист ожидания, и очередь движется сама.\n\nНапоминания приходят за день, за час и за десять минут. Их выбирают в настройках. Изменить или отменить событие могут его автор, ведущий группы или руководитель команды.\n\nВ разделе «$t(events:feed.title)» создаётся личный адрес для календаря. Его можно в любой момент заменить или закрыть.",
  },
} as const satisfies Translation<typeof german.help, "ru">;
