import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Codes of several features that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  offline: "Sin conexión.",
  unavailable: "No disponible ahora mismo. Inténtalo de nuevo en un momento.",
} as const satisfies Translation<typeof german.checks, "es">;

/** Codes that any endpoint may answer with, that several features declare, or that name a broken field. */
export const errors = {
  invalid_input: "Revisa los datos.",
  unauthenticated: "Inicia sesión, por favor.",
  forbidden: "No tienes permiso para hacer eso.",
  cross_site: "Esta petición viene de otro sitio y se ha rechazado.",
  banned: "Un administrador ha baneado tu cuenta.",
  banned_reason: "Un administrador ha baneado tu cuenta. Motivo: {{reason}}",
  banned_until: "Tu cuenta está baneada hasta el {{until, datetime(dateStyle: long; timeZone: UTC)}}.",
  banned_reason_until:
    "Tu cuenta está baneada hasta el {{until, datetime(dateStyle: long; timeZone: UTC)}}. Motivo: {{reason}}",
  premium_required: "Necesitas Premium para esto.",
  second_factor_required:
    "Para el equipo necesitas un segundo factor: una app de autenticación o una llave de acceso. Configúralo en los ajustes, en «$t(settings:tabs.security)».",
  step_up_required: "Confirma que eres tú, por favor.",
  not_found: "Esto no existe o ya no está disponible.",
  too_large: "Es demasiado grande.",
  unsupported_type: "Este formato de archivo no se admite.",
  picture_too_large: "Esta imagen tiene demasiados píxeles. Guárdala más pequeña e inténtalo de nuevo.",
  picture_damaged: "Esta imagen está dañada. Ábrela en una aplicación de fotos y guárdala de nuevo.",
  rate_limited: "Demasiados intentos. Espera un momento.",
  internal: "Algo ha fallado por nuestra parte. Si vuelve a pasar, indica este número: {{id}}",
  storage_full: "Nuestro almacenamiento está lleno. Inténtalo más tarde.",
  quota_exceeded: "Tu espacio para archivos está lleno. Elimina primero mensajes antiguos con archivos.",
  already_decided: "Ya se ha decidido sobre esto.",
  ai_off: "La traducción no está configurada aquí.",
  translations_used: "Por hoy has gastado tus traducciones. Mañana tendrás más.",
  ai_failed: "Ahora no ha funcionado. Inténtalo de nuevo en un momento.",
  ticket_invalid: "Esta conexión en vivo ha caducado. Recarga la página.",
  distinct: "No elijas nada dos veces.",
  invalid_type: "Aquí se espera otra cosa.",
  invalid_value: "Esta opción no existe.",
  invalid_format: "El formato no es correcto.",
  too_small: "El valor es demasiado bajo o el texto demasiado corto.",
  too_big: "El valor es demasiado alto o el texto demasiado largo.",
  required: "Falta este dato.",
  identity_missing: "Para esto necesitas tu frase secreta. Configúrala primero.",
  key_changed: "Mientras tanto ha cambiado una clave. Recarga e inténtalo de nuevo.",
} as const satisfies Translation<typeof german.errors, "es">;
