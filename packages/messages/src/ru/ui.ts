import type { Translation } from "../translation.ts";
import type { messages as german } from "../de/ui.ts";

export const messages = {
close: "Закрыть", back: "Назад", next: "Дальше", cancel: "Отмена", save: "Сохранить", done: "Готово", retry: "Повторить", more: "Ещё",
loading: "Загрузка", busy: "Секунду…", optional: "по желанию", search: "Поиск", clear: "Очистить", none_found: "Ничего не найдено",
show_password: "Показать пароль", hide_password: "Скрыть пароль",
remaining_one: "Остался {{count}} символ", remaining_few: "Осталось {{count}} символа", remaining_many: "Осталось {{count}} символов", remaining_other: "Осталось {{count}} символа",
too_long_one: "Лишний {{count}} символ", too_long_few: "Лишние {{count}} символа", too_long_many: "Лишние {{count}} символов", too_long_other: "Лишние {{count}} символа",
chosen: "Выбрано {{chosen}} из {{max}}", code_digit: "Цифра {{number}} из {{total}}", step: "Шаг {{step}} из {{total}}",
skip: "Перейти к содержанию", messages: "Сообщения", unread_one: "{{count}} непрочитанное", unread_few: "{{count}} непрочитанных", unread_many: "{{count}} непрочитанных", unread_other: "{{count}} непрочитанных", now: "только что",
online: "В сети", away: "Отошёл", offline: "Не в сети",
error_title: "Не получилось", error_text: "Попробуй ещё раз. Если не поможет, дело в нас.",
offline_bar: "Нет связи. Всё написанное сохранится и отправится позже.", back_online: "Связь восстановлена"
} as const satisfies Translation<typeof german, "ru">;
