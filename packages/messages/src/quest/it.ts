import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The starter quest: strip, card, dialog. */
export const pages = {
  title: "I tuoi primi passi",
  lead: "Così ti trovano le persone giuste.",
  progress: "Fatti: {{done}} di {{total}}",
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
  dismiss_failed: "Qualcosa è andato storto. Riprova.",
  steps: {
    upload_avatar: {
      title: "Mostra il tuo volto",
      why: "Si scrive più volentieri a chi si può vedere.",
      action: "Carica una foto",
    },
    edit_bio: {
      title: "Presentati",
      why: "Bastano due o tre frasi: che cosa fai, chi cerchi?",
      action: "Compila la bio",
    },
    discover_groups: {
      title: "Scopri i gruppi",
      why: "Lì incontri persone che stanno creando qualcosa di simile.",
      action: "Scopri i gruppi",
    },
    find_partners: {
      title: "Conosci due persone",
      why: "Bastano due match o richieste di chat. Poi puoi confrontare chi è adatto alla tua idea.",
      action: "Trova persone",
    },
    first_post: {
      title: "Scrivi il tuo primo post",
      why: "Racconta cosa stai creando. Gli altri rispondono volentieri.",
      action: "Vai alla bacheca",
    },
  },
} as const satisfies Translation<typeof german.pages, "it">;

/** Codes that the endpoints answer with. */
export const errors = {
  step_not_done: "Questo passo non è ancora fatto.",
} as const satisfies Translation<typeof german.errors, "it">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  quest: {
    title: "I tuoi primi passi",
    keywords: "principiante, inizio, compiti, progressi, nascondere la missione, quest",
    body: "«$t(quest:title)» ti accompagnano all’inizio; una barra sottile mostra a che punto sei. Per esempio:\n\n- caricare una foto del profilo\n- scrivere qualche frase su di te\n- conoscere due persone diverse\n\nOgni passo viene spuntato automaticamente appena l’hai fatto. Non devi segnalare niente. Puoi ridurre la barra quando ti dà fastidio. Se non ti serve affatto, scegli «$t(quest:dismiss)»: tutte le sezioni ti sono aperte anche così.",
  },
} as const satisfies Translation<typeof german.help, "it">;
