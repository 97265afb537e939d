import type { messages as german } from "../de/faults.ts";
import type { Translation } from "../translation.ts";

/** Texts of the codes that pages say themselves, without asking the server; the error texts contain them. */
export const messages: Translation<typeof german, "es"> = {
  offline: "Sin conexión.",
  unavailable: "No disponible ahora mismo. Inténtalo de nuevo enseguida.",
  suspicious_input: "Caracteres no válidos. Usa solo letras, números y símbolos habituales.",
  wrong_credentials: "Correo o contraseña incorrectos.",
  email_invalid: "Introduce una dirección de correo válida.",
  email_taken: "Ya existe una cuenta con esta dirección. Inicia sesión.",
  password_short: "La contraseña debe tener al menos 8 caracteres.",
  password_long: "La contraseña puede tener como máximo 128 caracteres.",
  password_common: "Esta contraseña es demasiado fácil de adivinar. Elige otra.",
  terms_required: "Acepta las condiciones, por favor.",
  captcha_required: "Completa la verificación CAPTCHA.",
  captcha_failed: "La verificación CAPTCHA ha fallado. Inténtalo de nuevo.",
  too_many_attempts: "Demasiados intentos de acceso. Espera 5 minutos antes de volver a intentarlo.",
  username_taken: "Este nombre de usuario ya está ocupado.",
  username_invalid: "Solo letras, 3–20 caracteres.",
  invalid_age: "Indica una edad entre 13 y 120 años.",
  bio_too_long: "La bio es demasiado larga (máx. 2000 caracteres).",
  required: "Esto falta todavía.",
};
