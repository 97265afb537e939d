import type { messages as german } from "../de/faults.ts";
import type { Translation } from "../translation.ts";

/** Texts of the codes that pages say themselves, without asking the server; the error texts contain them. */
export const messages: Translation<typeof german, "it"> = {
  offline: "Nessuna connessione.",
  unavailable: "Non raggiungibile in questo momento. Riprova tra poco.",
  suspicious_input: "Caratteri non validi. Usa solo lettere, numeri e simboli comuni.",
  wrong_credentials: "E-mail o password errata.",
  email_invalid: "Inserisci un indirizzo e-mail valido.",
  email_taken: "Esiste già un account con questo indirizzo. Accedi.",
  password_short: "La password deve avere almeno 8 caratteri.",
  password_long: "La password può avere al massimo 128 caratteri.",
  password_common: "Questa password è troppo facile da indovinare. Scegline un’altra.",
  terms_required: "Accetta le condizioni, per favore.",
  captcha_required: "Completa la verifica CAPTCHA.",
  captcha_failed: "Verifica CAPTCHA non riuscita. Riprova.",
  too_many_attempts: "Troppi tentativi di accesso. Aspetta 5 minuti prima di riprovare.",
  username_taken: "Questo username è già in uso.",
  username_invalid: "Solo lettere, 3–20 caratteri.",
  invalid_age: "Inserisci un’età tra 13 e 120 anni.",
  bio_too_long: "La bio è troppo lunga (max. 2000 caratteri).",
  required: "Manca ancora questo.",
};
