import type { messages as german } from "../de/accounts.ts";
import type { Translation } from "../translation.ts";

export const messages = {
  mode: { label: "Вход или регистрация", sign_in: "Вход", sign_up: "Регистрация" },
  sign_in: {
    title: "С возвращением",
    lead: "Твои мэтчи и чаты уже ждут.",
    submit: "Войти",
  },
  sign_up: {
    title: "Начнём",
    lead: "Бесплатно и за две минуты.",
    submit: "Создать аккаунт",
    invited: "Тебя пригласили. Приглашение засчитается, как только ты создашь аккаунт.",
  },
  fields: {
    email: "E-mail",
    password: "Пароль",
    password_hint: "Минимум символов: {{min}}",
    confirm: "Повтори пароль",
    caps_lock: "Включён Caps Lock.",
    terms:
      "Мне есть 16 лет, и я принимаю <terms>условия использования</terms>. Что происходит с моими данными, написано в <privacy>политике конфиденциальности</privacy>.",
  },
  errors: {
    mismatch: "Пароли не совпадают.",
    unexpected: "Непредвиденная ошибка. Попробуй ещё раз.",
    taken_action: "Войти с этим адресом",
    unlocked_in: "Снова можно через {{time}}",
  },
  captcha: {
    label: "Проверка безопасности",
    checking: "Идёт проверка безопасности…",
    solved: "Проверка безопасности пройдена",
  },
  brand: {
    headline: "Вдвоём получится.",
    line_1: "Я монтирую видео. Кто умеет продавать?",
    line_2: "Я. И продукт у меня уже есть.",
    line_3: "Deal. Завтра в десять?",
  },
  legal: {
    label: "Правовая информация",
    terms: "Условия использования",
    privacy: "Конфиденциальность",
    language: "Язык",
  },
  confirm: {
    title: "Подтверждение e-mail",
    working: "Подтверждаем твой адрес…",
    done_title: "Адрес подтверждён",
    done_text: "Спасибо! Теперь с аккаунтом всё готово.",
    invalid_title: "Эта ссылка больше не действует",
    invalid_member: "Она устарела или уже использована. Мы пришлём новую на {{email}}.",
    invalid_guest: "Она устарела или уже использована. Войди, и мы пришлём новую.",
    to_dashboard: "В кабинет",
    to_register: "Закончить профиль",
    to_login: "Ко входу",
    resend: "Прислать новую ссылку",
    sent: "Отправлено. Проверь почту и папку «Спам».",
  },
  bar: {
    short: "Подтверди свой e-mail.",
    text: "Подтверди свой e-mail: ссылка лежит в твоей почте ({{email}}).",
    resend: "Отправить ещё раз",
  },
} as const satisfies Translation<typeof german, "ru">;
