import type { messages as german } from "../de/quest.ts";
import type { Translation } from "../translation.ts";

/** Texts of the beginner quest: strip, card, dialog. */
export const messages = {
  title: "I tuoi primi passi",
  lead: "Così ti trovano le persone giuste.",
  progress: "{{done}} di {{total}} fatti",
  next: "Il prossimo: {{step}}",
  all_steps: "Tutti i passi",
  fold: "Riduci i primi passi",
  unfold: "Espandi i primi passi",
  done: "Fatto",
  open: "Da fare",
  all_done: "Ce l’hai fatta! I tuoi primi passi sono completi.",
  dismiss: "Non mostrare più",
  dismiss_title: "Nascondere i primi passi?",
  dismiss_text: "Non torneranno. Puoi fare tutto anche senza.",
  dismiss_confirm: "Nascondi",
  dismiss_failed: "Non ha funzionato. Riprova.",
  steps: {
    upload_avatar: {
      title: "Mostra il tuo volto",
      why: "Si scrive più volentieri a chi si può vedere.",
      action: "Carica una foto",
    },
    edit_bio: {
      title: "Presentati",
      why: "Bastano due o tre frasi: che cosa fai, chi cerchi?",
      action: "Scrivi di te",
    },
    discover_groups: {
      title: "Scopri i gruppi",
      why: "Lì incontri persone che costruiscono la stessa cosa.",
      action: "Scopri i gruppi",
    },
    find_partners: {
      title: "Trova due partner",
      why: "Con due match puoi confrontare chi è adatto alla tua idea.",
      action: "Al matching",
    },
    first_post: {
      title: "Scrivi il tuo primo post",
      why: "Racconta cosa stai costruendo. Gli altri rispondono volentieri.",
      action: "Al feed",
    },
  },
} as const satisfies Translation<typeof german, "it">;
