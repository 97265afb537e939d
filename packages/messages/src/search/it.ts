import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The search over everything. */
export const pages = {
  title: "Ricerca",
  placeholder: "Persone, gruppi, chat, post, pagine",
  people: "Persone",
  groups: "Gruppi",
  channels: "Canali",
  chats: "Chat",
  posts: "Post",
  jobs: "Annunci",
  recent: "Ricerche recenti",
  forget: "Cancella cronologia",
  all_people: "Tutte le persone per «{{words}}»",
  all_posts: "Tutti i post per «{{words}}»",
  all_jobs: "Tutti gli annunci per «{{words}}»",
  searching: "Ricerca in corso…",
  nothing: "Nessun risultato per «{{words}}».",
  nothing_hint: "Un’altra grafia, una parola più breve? Nei gruppi privati cerca nel canale.",
  failed: "La ricerca non è riuscita.",
  retry: "Riprova",
  deleted: "Membro eliminato",
  close: "Chiudi ricerca",
  keys: "Frecce per scegliere, Invio apre, Esc chiude.",
} as const satisfies Translation<typeof german.pages, "it">;
