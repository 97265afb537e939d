import type { messages as german } from "../de/shell.ts";
import type { Translation } from "../translation.ts";

export const messages = {
  nav: {
    label: "Главная навигация",
    main: "Меню",
    settings: "Настройки",
    home: "Обзор",
    matching: "Подбор",
    chats: "Чаты",
    collapse: "Свернуть",
    expand: "Развернуть",
  },
  account: {
    menu: "Твой аккаунт",
    sign_out: "Выйти",
    signed_out: "Ты вышел из аккаунта.",
    theme: "Оформление",
    light: "Светлое",
    dark: "Тёмное",
    system: "Как на устройстве",
    site: "Открытый сайт",
  },
  language: {
    label: "Язык",
    more: "Другие языки",
    not_saved: "Язык действует здесь, но сохранить его в аккаунте не удалось.",
  },
  shortcuts: {
    title: "Горячие клавиши",
    palette: "Найти и перейти",
    show: "Показать этот список",
    home: "К обзору",
    matching: "К подбору",
    chats: "К чатам",
    and_then: "затем",
  },
  palette: { title: "Найти и перейти", placeholder: "Куда идём?", pages: "Страницы", actions: "Действия" },
  not_found: {
    title: "Страница не найдена",
    text: "Адрес неверный, или страница переехала.",
    dashboard: "К обзору",
    start: "На главную",
  },
  crash: {
    title: "Здесь что-то сломалось",
    text: "Перезагрузи страницу. Твои данные в безопасности.",
    reload: "Перезагрузить",
  },
  unreachable: {
    title: "Сервер не отвечает",
    text: "Проверь соединение. Как только сервер ответит, продолжишь с этого места.",
  },
  home: {
    greeting: "Привет, {{name}}",
    greeting_plain: "Привет",
    lead: "Хорошо, что ты здесь. С чего начнём?",
    chats_title: "Поговори со своими совпадениями",
    chats_text: "Из совпадения вырастает разговор, из разговора — план.",
    chats_action: "К чатам",
  },
} as const satisfies Translation<typeof german, "ru">;
