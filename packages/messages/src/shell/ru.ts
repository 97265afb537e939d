import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The frame around every page: navigation, menus, shortcuts, what is said when a page is missing or broken. */
export const pages = {
  nav: {
    label: "Главная навигация",
    main: "Меню",
    settings: "Настройки",
    home: "Обзор",
    feed: "Лента",
    people: "Люди",
    jobs: "Вакансии",
    matching: "Подбор",
    groups: "Группы",
    teampanel: "Команды",
    pods: "Круги",
    resources: "Инструменты",
    plans: "Планы",
    presentations: "Презентации",
    chats: "Чаты",
    notifications: "Уведомления",
    reports: "Жалобы",
    admin: "Админка",
    invites: "Пригласить",
    payouts: "Выплаты",
    verification: "Подтверждение личности",
    verifications: "Проверки",
    profile: "Мой профиль",
    help: "Помощь",
    collapse: "Свернуть",
    expand: "Развернуть",
  },
  account: {
    legal: "Цены и права",
    menu: "Твой аккаунт",
    sign_out: "Выйти",
    signed_out: "Выход из аккаунта выполнен.",
    theme: "Оформление",
    light: "Светлое",
    dark: "Тёмное",
    system: "Как на устройстве",
    site: "Публичный сайт",
    install: "Установить приложение",
  },
  language: {
    label: "Язык",
    more: "Другие языки",
    not_saved: "Здесь язык переключён, но сохранить его в аккаунте не удалось.",
  },
  shortcuts: {
    title: "Горячие клавиши",
    palette: "Найти и перейти",
    show: "Показать этот список",
    home: "Открыть обзор",
    feed: "Открыть ленту",
    people: "Открыть раздел «Люди»",
    jobs: "Открыть вакансии",
    matching: "Открыть подбор",
    groups: "Открыть группы",
    teampanel: "Открыть команды",
    pods: "Открыть круги",
    resources: "Открыть инструменты",
    plans: "Открыть планы",
    presentations: "Открыть презентации",
    chats: "Открыть чаты",
    notifications: "Открыть уведомления",
    settings: "Открыть настройки",
    reports: "Открыть жалобы",
    admin: "Открыть админку",
    invites: "Открыть приглашения",
    payouts: "Открыть выплаты",
    verification: "Открыть подтверждение личности",
    verifications: "Открыть проверки",
    profile: "Открыть мой профиль",
    help: "Открыть помощь",
    and_then: "затем",
  },
  palette: { title: "Найти и перейти", pages: "Страницы", actions: "Действия" },
  not_found: {
    title: "Страница не найдена",
    text: "Адрес неверный, или страницу перенесли.",
    dashboard: "Открыть обзор",
    start: "На главную",
  },
  crash: {
    title: "Здесь что-то сломалось",
    text: "Перезагрузи страницу. Твои данные в безопасности.",
    reload: "Перезагрузить",
  },
  offline_page: {
    title: "Этой страницы пока нет на твоём устройстве",
    text: "Без интернета её не открыть. Как только связь вернётся, она откроется сама.",
  },
  unreachable: {
    title: "Сервер не отвечает",
    text: "Проверь соединение. Как только сервер ответит, можно будет продолжить с этого места.",
  },
  chat_folders: "Папки",
  not_done: "Не получилось. Попробуй ещё раз.",
} as const satisfies Translation<typeof german.pages, "ru">;

/** What stands below every mail. */
export const mails = {
  footer: {
    why: "Ты получаешь это письмо, потому что с этим адресом создан аккаунт в {{app}}.",
    typed: "Ты получаешь это письмо, потому что этот адрес указали в форме на {{app}}.",
    ignore: "Это не ты? Тогда ничего делать не нужно.",
    unattached: "Сейчас не удалось создать вложение. Его можно скачать здесь:",
  },
} as const satisfies Translation<typeof german.mails, "ru">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  shortcuts: {
    title: "Горячие клавиши",
    keywords: "клавиатура, сочетания, быстро, команды, Ctrl K, перейти",
    body: "На компьютере многое можно делать без мыши. Клавиша «?» в любой момент показывает весь список.\n\n- Ctrl+K, на Mac Cmd+K: открыть «$t(shell:palette.title)»\n- g, потом h: открыть обзор\n- g, потом m: открыть подбор\n- g, потом c: открыть чаты\n- ← и →: решать в подборе\n- Enter: открыть подробности в подборе\n- Esc: закрыть окно\n\nПока ты пишешь в поле, одиночные клавиши остаются просто буквами, так что случайно ничего не сработает. Клавишей Tab можно дойти до любой кнопки.",
  },
} as const satisfies Translation<typeof german.help, "ru">;
