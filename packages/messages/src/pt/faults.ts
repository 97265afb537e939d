import type { messages as german } from "../de/faults.ts";
import type { Translation } from "../translation.ts";

/** Texts of the codes that pages say themselves, without asking the server; the error texts contain them. */
export const messages: Translation<typeof german, "pt"> = {
  offline: "Sem ligação.",
  unavailable: "Indisponível de momento. Tenta de novo daqui a pouco.",
  suspicious_input: "Caracteres inválidos. Usa só letras, números e símbolos comuns.",
  wrong_credentials: "E-mail ou palavra-passe incorretos.",
  email_invalid: "Introduz um endereço de e-mail válido.",
  email_taken: "Já existe uma conta com este endereço. Inicia sessão.",
  password_short: "A palavra-passe deve ter pelo menos 8 caracteres.",
  password_long: "A palavra-passe pode ter no máximo 128 caracteres.",
  password_common: "Esta palavra-passe é demasiado fácil de adivinhar. Escolhe outra.",
  terms_required: "Aceita as condições, por favor.",
  captcha_required: "Conclui a verificação CAPTCHA.",
  captcha_failed: "A verificação CAPTCHA falhou. Tenta de novo.",
  too_many_attempts: "Demasiadas tentativas de início de sessão. Espera 5 minutos antes de tentar de novo.",
  username_taken: "Este nome de utilizador já está ocupado.",
  username_invalid: "Só letras, 3–20 caracteres.",
  invalid_age: "Indica uma idade entre 13 e 120 anos.",
  bio_too_long: "A bio é demasiado longa (máx. 2000 caracteres).",
  required: "Isto ainda falta.",
};
