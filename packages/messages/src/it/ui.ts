import type { Translation } from "../translation.ts";
import type { messages as german } from "../de/ui.ts";

export const messages = {
close: "Chiudi", back: "Indietro", next: "Avanti", cancel: "Annulla", save: "Salva", done: "Fatto", retry: "Riprova", more: "Altro",
loading: "Caricamento", busy: "Un momento…", optional: "facoltativo", search: "Cerca", clear: "Svuota", none_found: "Nessun risultato",
show_password: "Mostra la password", hide_password: "Nascondi la password",
remaining_one: "Ancora {{count}} carattere", remaining_many: "Ancora {{count}} caratteri", remaining_other: "Ancora {{count}} caratteri",
too_long_one: "{{count}} carattere di troppo", too_long_many: "{{count}} caratteri di troppo", too_long_other: "{{count}} caratteri di troppo",
chosen: "{{chosen}} di {{max}} scelti", code_digit: "Cifra {{number}} di {{total}}", step: "Passo {{step}} di {{total}}",
skip: "Vai al contenuto", messages: "Messaggi", unread_one: "{{count}} non letto", unread_many: "{{count}} non letti", unread_other: "{{count}} non letti", now: "adesso",
online: "Online", away: "Assente", offline: "Offline",
error_title: "Non ha funzionato", error_text: "Riprova, per favore. Se continua così, il problema è nostro.",
offline_bar: "Nessuna connessione. Quello che scrivi resta salvato e parte più tardi.", back_online: "Di nuovo online"
} as const satisfies Translation<typeof german, "it">;
