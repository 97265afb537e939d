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
  unauthenticated: "Accedi, per favore.",
  forbidden: "Non puoi farlo.",
  cross_site: "La richiesta proviene da un altro sito ed è stata rifiutata.",
  banned: "Il tuo account è stato bandito da un amministratore.",
  banned_reason: "Il tuo account è stato bandito da un amministratore. Motivo: {{reason}}",
  banned_until:
    "Il tuo account è bandito fino al giorno {{until, datetime(dateStyle: long; timeZone: UTC)}}.",
  banned_reason_until:
    "Il tuo account è bandito fino al giorno {{until, datetime(dateStyle: long; timeZone: UTC)}}. Motivo: {{reason}}",
  premium_required: "Ti serve Premium per questo.",
  second_factor_required:
    "Per il team serve un secondo fattore: un’app di autenticazione o una passkey. Configurala nelle impostazioni, alla voce Sicurezza.",
  step_up_required: "Conferma che sei tu.",
  not_found: "Non esiste o non esiste più.",
  too_large: "È troppo grande.",
  unsupported_type: "Questo formato di file non è accettato.",
  picture_too_large: "Questa immagine ha troppi pixel. Salvala più piccola e riprova.",
  picture_damaged: "Questa immagine è danneggiata. Aprila in un’app per le foto e salvala di nuovo.",
  rate_limited: "Troppi tentativi. Aspetta un momento.",
  internal: "Qualcosa è andato storto da noi. Se succede ancora, indica questo numero: {{id}}",
  storage_full: "Il nostro spazio è pieno. Riprova più tardi.",
  quota_exceeded: "Il tuo spazio per i file è pieno. Elimina prima vecchi messaggi con file.",
  already_decided: "È già stato deciso.",
  ai_off: "Qui la traduzione non è configurata.",
  translations_used: "Per oggi hai usato tutte le tue traduzioni. Domani si continua.",
  ai_failed: "Adesso non ha funzionato. Riprova tra un momento.",
  ticket_invalid: "Questa connessione live è scaduta.",
  distinct: "Non scegliere nulla due volte.",
  invalid_type: "Qui è previsto altro.",
  invalid_value: "Questa scelta non esiste.",
  invalid_format: "Il formato non è corretto.",
  too_small: "È troppo poco o troppo corto.",
  too_big: "È troppo o troppo lungo.",
  required: "Manca ancora questo.",
  identity_missing: "Prima ti serve la tua frase segreta. Impostala.",
  key_changed: "Nel frattempo una chiave è cambiata. Ricarica e riprova.",
} as const satisfies Translation<typeof german.errors, "it">;
