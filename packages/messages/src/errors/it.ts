import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Codes of several features that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  offline: "Nessuna connessione.",
  unavailable: "Non raggiungibile in questo momento. Riprova tra poco.",
} as const satisfies Translation<typeof german.checks, "it">;

/** Codes that any endpoint may answer with, that several features declare, or that name a broken field. */
export const errors = {
  invalid_input: "Controlla i dati inseriti.",
  unauthenticated: "Accedi per continuare.",
  forbidden: "Non puoi farlo.",
  cross_site: "La richiesta proviene da un altro sito ed è stata rifiutata.",
  banned: "Il tuo account è stato bannato da un amministratore.",
  banned_reason: "Il tuo account è stato bannato da un amministratore. Motivo: {{reason}}",
  banned_until:
    "Il tuo account è bannato fino al giorno {{until, datetime(dateStyle: long; timeZone: UTC)}}.",
  banned_reason_until:
    "Il tuo account è bannato fino al giorno {{until, datetime(dateStyle: long; timeZone: UTC)}}. Motivo: {{reason}}",
  premium_required: "Ti serve Premium per questo.",
  second_factor_required:
    "Per il team serve un secondo fattore: un’app di autenticazione o una passkey. Configuralo nelle impostazioni, alla voce «$t(settings:tabs.security)».",
  step_up_required: "Conferma che sei tu.",
  not_found: "Non esiste o non esiste più.",
  too_large: "È troppo grande.",
  unsupported_type: "Questo formato di file non è accettato.",
  picture_too_large: "Questa immagine ha troppi pixel. Salvala più piccola e riprova.",
  picture_damaged: "Questa immagine è danneggiata. Aprila in un’app per le foto e salvala di nuovo.",
  rate_limited: "Troppi tentativi. Aspetta un momento.",
  internal: "Qualcosa è andato storto da noi. Se succede ancora, indica questo numero: {{id}}",
  storage_full: "Il nostro spazio di archiviazione è pieno. Riprova più tardi.",
  quota_exceeded: "Il tuo spazio per i file è pieno. Elimina prima i vecchi messaggi con file.",
  already_decided: "La decisione è già stata presa.",
  ai_off: "Qui la traduzione non è configurata.",
  translations_used: "Per oggi hai usato tutte le tue traduzioni. Domani ne avrai altre.",
  ai_failed: "Qualcosa è andato storto. Riprova tra poco.",
  ticket_invalid: "Questa connessione live è scaduta. Ricarica la pagina.",
  distinct: "Scegli ogni voce una volta sola.",
  invalid_type: "Qui serve un valore di altro tipo.",
  invalid_value: "Questa scelta non esiste.",
  invalid_format: "Il formato non è corretto.",
  too_small: "Il valore è troppo basso o il testo troppo corto.",
  too_big: "Il valore è troppo alto o il testo troppo lungo.",
  required: "Questo campo è obbligatorio.",
  identity_missing: "Prima ti serve la tua frase segreta. Impostala.",
  key_changed: "Nel frattempo una chiave è cambiata. Ricarica e riprova.",
} as const satisfies Translation<typeof german.errors, "it">;
