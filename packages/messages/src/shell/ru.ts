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
    admin: "Админ",
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
    signed_out: "Ты вышел из аккаунта.",
    theme: "Оформление",
    light: "Светлое",
    dark: "Тёмное",
    system: "Как на устройстве",
    site: "Открытый сайт",
    install: "Установить приложение",
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
    feed: "К ленте",
    people: "К людям",
    jobs: "К вакансиям",
    matching: "К подбору",
    groups: "К группам",
    teampanel: "К командам",
    pods: "К недельным кругам",
    resources: "К инструментам",
    plans: "К планам",
    presentations: "К презентациям",
    chats: "К чатам",
    notifications: "К уведомлениям",
    settings: "К настройкам",
    reports: "К жалобам",
    admin: "К администрированию",
    invites: "К твоим приглашениям",
    payouts: "К выплатам",
    verification: "К подтверждению личности",
    verifications: "К проверкам",
    profile: "К моему профилю",
    help: "К помощи",
    and_then: "затем",
  },
  palette: { title: "Найти и перейти", pages: "Страницы", actions: "Действия" },
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
  offline_page: {
    title: "Этой страницы ещё нет на твоём устройстве",
    text: "Без соединения её не открыть. Как только связь вернётся, она откроется сама.",
  },
  unreachable: {
    title: "Сервер не отвечает",
    text: "Проверь соединение. Как только сервер ответит, продолжишь с этого места.",
  },
  chat_folders: "Папки",
  not_done: "Не получилось. Попробуй ещё раз.",
} as const satisfies Translation<typeof german.pages, "ru">;

/** What stands below every mail. */
export const mails = {
  footer: {
    why: "Ты получаешь это письмо, потому что с этим адресом создан аккаунт в {{app}}.",
    typed: "Ты получаешь это письмо, потому что этот адрес указали в форме на {{app}}.",
    ignore: "Это был не ты? Тогда ничего делать не нужно.",
    unattached: "Сейчас не удалось создать вложение. Его можно скачать здесь:",
  },
} as const satisfies Translation<typeof german.mails, "ru">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  shortcuts: {
    title: "Горячие клавиши",
    keywords: "клавиатура, сочетания, быстро, команды, Ctrl K, перейти",
    body: "На компьютере многое делается без мыши. По «?» в любой момент видно весь список.\n\n- Ctrl+K, на Mac Cmd+K: «Найти и перейти» на любую страницу\n- g, потом h: к обзору\n- g, потом m: к подбору\n- g, потом c: к чатам\n- ← и →: решать в подборе\n- Enter: открыть подробности в подборе\n- Esc: закрыть окно\n\nПока ты пишешь в поле, эти клавиши остаются просто буквами, ничего не прыгает. Клавишей Tab можно дойти до каждой кнопки.",
  },
} as const satisfies Translation<typeof german.help, "ru">;
