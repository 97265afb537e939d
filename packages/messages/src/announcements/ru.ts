import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Announcements above every page, and writing them. */

/** Codes that the endpoints answer with. */
export const errors = {
  announcement_stays: "Это объявление нельзя закрыть: оно исчезнет само, когда закончится срок.",
  announcement_times: "Окончание должно быть позже начала и в будущем.",
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
  lead: "Полоса над каждой страницей, для всех или для части участников. Всегда только одна: сначала предупреждения, затем самое новое.",
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
    new: "Новые: с нами не дольше {{days}} дн.",
    team: "Только команда",
  },
  text: "Текст. Язык: {{language}}",
  text_missing: "Напиши текст хотя бы на немецком.",
  text_hint:
    "Коротко и ясно. Если на языке читателя текста нет, он увидит английский, а если нет и его — немецкий.",
  other_language: "Другой язык",
  add_language: "Добавить язык",
  remove_language: "Убрать: {{language}}",
  starts: "С",
  starts_hint: "Пусто: сразу",
  ends: "До",
  ends_hint: "Пусто: пока кто-нибудь не завершит",
  link: "Ссылка на страницу",
  link_hint: "Адрес на этом сайте, например /dashboard/groups",
  link_wrong: "Адрес должен начинаться с / и принадлежать этому сайту.",
  dismissible: "Можно закрыть",
  dismissible_hint: "Тогда оно закрывается на всех устройствах и больше не появляется.",
  preview: "Так это будет выглядеть",
  preview_in: "Предпросмотр. Язык: {{language}}",
  publish: "Опубликовать",
  save: "Сохранить",
  edit: "Изменить",
  edit_title: "Изменить объявление",
  published: "Объявление опубликовано.",
  saved: "Сохранено.",
  span: "{{from}} — {{until}}",
  since: "С {{from}}, бессрочно",
  from: "Начиная с {{from}}, бессрочно",
  ended: "Завершено {{date}}",
  dismissed_one: "Закрыли: {{count}} участник",
  dismissed_few: "Закрыли: {{count}} участника",
  dismissed_many: "Закрыли: {{count}} участников",
  dismissed_other: "Закрыли: {{count}} участника",
  stays: "Закрыть нельзя",
  end: {
    button: "Завершить",
    title: "Завершить объявление",
    text: "Оно сразу исчезнет везде.",
    reason: "Причина (останется в журнале)",
    reason_missing: "Нужна причина.",
    done: "Завершено.",
  },
  empty: "Здесь пусто",
  empty_text: "То, что ты напишешь, увидят все, кому это адресовано, сразу или с выбранного момента.",
  failed: "Не удалось загрузить объявления",
} as const satisfies Translation<typeof german.staff, "ru">;
