import type { messages as german } from "../de/moderation.ts";
import type { Translation } from "../translation.ts";

/** Texts of the beginner moderation: strip, card, dialog. */
export const messages = {
  report: "Segnala",
  title_member: "Segnala {{name}}",
  title_group: "Segnala il gruppo «{{name}}»",
  title_message: "Segnala il messaggio",
  title_post: "Segnala il post",
  title_comment: "Segnala il commento",
  intro: "Il nostro team se ne occuperà. Nessuno saprà che la segnalazione viene da te.",
  message_seen: "Il team vede solo questo messaggio, non il resto della chat.",
  reason: "Di che cosa si tratta?",
  note: "Vuoi aggiungere qualcosa?",
  note_needed: "Descrivi brevemente di che cosa si tratta.",
  reason_needed: "Scegli un motivo.",
  also_block: "Blocca anche {{name}}",
  cancel: "Annulla",
  thanks: "Grazie. La tua segnalazione è arrivata.",
  block_failed: "Il blocco non è riuscito. Riprova nelle impostazioni.",
  reasons: {
    spam: "Spam o pubblicità",
    fraud: "Frode o truffa",
    harassment: "Insulti o molestie",
    hate: "Odio",
    sexual: "Contenuti sessuali",
    violence: "Violenza o minacce",
    minors: "Pericolo per i minori",
    impersonation: "Si spaccia per un’altra persona",
    illegal: "Altro di illegale",
    other: "Altro",
  },
} as const satisfies Translation<typeof german, "it">;
