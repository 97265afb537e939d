import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Announcements above every page, and writing them. */

/** Codes that the endpoints answer with. */
export const errors = {
  announcement_stays: "Это объявление остаётся, пока не закончится.",
  announcement_times: "Конец должен быть позже начала и ещё впереди.",
  announcement_over: "Это объявление уже закончилось.",
} as const satisfies Translation<typeof german.errors, "ru">;

/** The banner. */
export const pages = {
  label: "Объявление",
  more: "Подробнее",
} as const satisfies Translation<typeof german.pages, "ru">;

/** Writing them, for admins. */
export const staff = {
  title: "Объявления",
  lead: "Полоса над каждой страницей, для всех или для части. Всегда только одно: сначала предупреждения, затем самое новое.",
  write: "Новое объявление",
  states: { current: "Идут", planned: "Запланированы", past: "Прошли" },
  kind: "Вид",
  kinds: { info: "Сообщение", warning: "Предупреждение" },
  audience: "Для кого",
  audiences: {
    all: "Все",
    free: "Без Premium",
    premium: "С Premium",
    founders: "У кого есть группа",
    new: "Новые: не дольше {{days}} дн.",
    team: "Только команда",
  },
  text: "Текст. Язык: {{language}}",
  text_missing: "На немецком должен быть текст.",
  text_hint: "Коротко и ясно. Если на языке читателя текста нет, он увидит английский, иначе немецкий.",
  other_language: "Другой язык",
  add_language: "Добавить язык",
  remove_language: "Убрать: {{language}}",
  starts: "С",
  starts_hint: "Пусто: сразу",
  ends: "До",
  ends_hint: "Пусто: пока кто-то не закончит",
  link: "Ссылка на страницу",
  link_hint: "Адрес отсюда, например /dashboard/groups",
  link_wrong: "Адрес должен начинаться с / и принадлежать этому сайту.",
  dismissible: "Можно закрыть",
  dismissible_hint: "Тогда на всех устройствах, и оно не вернётся.",
  preview: "Так это выглядит",
  preview_in: "Просмотр. Язык: {{language}}",
  publish: "Опубликовать",
  save: "Сохранить",
  edit: "Изменить",
  edit_title: "Изменить объявление",
  published: "Объявление опубликовано.",
  saved: "Сохранено.",
  span: "{{from}} — {{until}}",
  since: "С {{from}}, без конца",
  from: "Начиная с {{from}}, без конца",
  ended: "Закончено {{date}}",
  dismissed_one: "{{count}} участник закрыл его",
  dismissed_few: "{{count}} участника закрыли его",
  dismissed_many: "{{count}} участников закрыли его",
  dismissed_other: "{{count}} участника закрыли его",
  stays: "Закрыть нельзя",
  end: {
    button: "Закончить",
    title: "Закончить объявление",
    text: "Оно сразу исчезнет везде.",
    reason: "Причина (останется в журнале)",
    reason_missing: "Нужна причина.",
    done: "Закончено.",
  },
  empty: "Здесь пусто",
  empty_text: "То, что ты напишешь, увидят все, кому это адресовано, сразу или с выбранного момента.",
  failed: "Не удалось загрузить объявления",
} as const satisfies Translation<typeof german.staff, "ru">;
