import type { messages as german } from "../de/faults.ts";
import type { Translation } from "../translation.ts";

/** Texts of the codes that pages say themselves, without asking the server; the error texts contain them. */
export const messages: Translation<typeof german, "ru"> = {
  offline: "Нет соединения.",
  unavailable: "Сейчас недоступно. Попробуй чуть позже.",
  suspicious_input: "Обнаружены недопустимые символы. Используй только буквы, цифры и обычные знаки.",
  wrong_credentials: "Неверный e-mail или пароль.",
  email_invalid: "Введи действительный адрес e-mail.",
  email_taken: "С этим адресом уже есть аккаунт. Войди.",
  password_short: "Пароль должен быть не короче 8 символов.",
  password_long: "Пароль должен быть не длиннее 128 символов.",
  password_common: "Этот пароль слишком легко угадать. Выбери другой.",
  terms_required: "Пожалуйста, прими условия.",
  captcha_required: "Пройди проверку CAPTCHA.",
  captcha_failed: "Проверка CAPTCHA не удалась. Попробуй ещё раз.",
  too_many_attempts: "Слишком много попыток входа. Подожди 5 минут.",
  username_taken: "Это имя пользователя уже занято.",
  username_invalid: "Только буквы, 3–20 символов.",
  invalid_age: "Укажи возраст от 13 до 120 лет.",
  bio_too_long: "Описание слишком длинное (макс. 2000 символов).",
  required: "Этого ещё не хватает.",
};
