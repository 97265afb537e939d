import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Public pages of members, groups and jobs. */

/** Codes that the endpoints answer with. */
export const errors = {
  public_page_age:
    "Una pagina pubblica è possibile solo dai 16 anni, e la tua età deve essere indicata nel profilo.",
  public_page_private: "Un gruppo privato non può avere una pagina pubblica.",
} as const satisfies Translation<typeof german.errors, "it">;

/** What the server writes on pages that everybody can read, and on their preview pictures. */
export const messages = {
  does: "Si occupa di",
  can: "Competenze",
  seeks: "Obiettivo",
  verified: "Verificato",
  view: "Vedi su {{app}}",
  apply: "Candidati su {{app}}",
  member: "Membro di {{app}}",
  group: "Gruppo su {{app}}",
  job: "Annuncio su {{app}}",
  topics: "Temi",
  wanted: "Si cerca",
  members_one: "{{count}} membro",
  members_many: "{{count}} di membri",
  members_other: "{{count}} membri",
  by: "Di {{name}}",
  posted: "Pubblicato",
  until: "Aperto fino al",
  salary: "Compenso",
  kind: "Tipo",
  oneoff: "Incarico singolo",
  fulltime: "Tempo pieno",
  place: "Luogo",
  remote: "Da remoto, {{place}}",
  global: "tutto il mondo",
  promise: "{{app}} fa incontrare chi sta creando qualcosa online.",
  missing_title: "Questa pagina non esiste",
  missing_text: "Forse è stata chiusa, oppure il link non è corretto.",
  home: "Vai alla pagina iniziale",
} as const satisfies Translation<typeof german.messages, "it">;

/** Where such pages are opened and closed. */
export const pages = {
  done: "Fatto",
  member_title: "Scheda pubblica",
  member_text:
    "Chi ha il link o ti cerca sul web vede, anche senza account: il tuo nome, la tua foto, di cosa ti occupi e cosa sai fare, qual è il tuo obiettivo e se la tua identità è verificata. Nient’altro: niente età, luogo, indirizzo e-mail o post.",
  member_switch: "La mia scheda è visibile a tutti",
  member_dormant: "Al momento non è visibile: nel profilo deve esserci un’età di almeno 16 anni.",
  group_title: "Pagina pubblica",
  group_text:
    "Chiunque vede, anche senza account: nome, immagine, descrizione, temi e quanti ne fanno parte. Chi ne fa parte e cosa scrivete resta tra voi.",
  group_switch: "La pagina del gruppo è visibile a tutti",
  group_dormant: "Al momento non è visibile: il gruppo è privato o la descrizione ha un avviso.",
  job_title: "Pagina pubblica",
  job_text:
    "Chiunque può leggere l’intero annuncio e il tuo nome, anche senza account; i motori di ricerca lo elencano tra le offerte di lavoro. Ci si candida solo qui. Quando l’annuncio si chiude, la pagina scompare.",
  job_switch: "La pagina dell’annuncio è visibile a tutti",
  job_dormant:
    "Al momento non è visibile: l’annuncio è chiuso o in verifica, oppure nel profilo manca un’età di almeno 16 anni.",
  afterwards:
    "Se la chiudi di nuovo, sparisce subito. I motori di ricerca possono però mostrarla ancora per un po’, e ciò che altri hanno salvato resta a loro.",
  address: "Indirizzo",
  copy: "Copia link",
  copied: "Link copiato.",
  copy_failed: "Non è stato possibile copiare il link.",
  look: "Vedi",
  share: "Condividi",
  not_done: "Qualcosa è andato storto.",
  load_failed: "Non è stato possibile verificare se la pagina è aperta.",
  again: "Riprova",
} as const satisfies Translation<typeof german.pages, "it">;

/** Its article in the help centre. */
export const help = {
  public_pages: {
    title: "Aprire a tutti una scheda, un gruppo o un annuncio",
    keywords:
      "pubblico, biglietto da visita, condividere il profilo, link, motore di ricerca, Google, senza account, immagine di anteprima, visibile",
    body: "Solo i membri vedono profili, gruppi e annunci. Puoi però aprire a tutti:\n\n- La tua scheda: nelle impostazioni sotto «$t(settings:tabs.privacy)», o sul tuo profilo sotto «$t(publicpages:member_title)». Mostra il tuo nome, la tua foto, di cosa ti occupi e cosa sai fare, il tuo obiettivo e se la tua identità è verificata.\n- Un gruppo: in «$t(groups:settings.open)», se lo guidi. Chi ne fa parte resta tra voi. I gruppi privati non hanno una pagina.\n- Un annuncio: mentre lo scrivi, o dopo sotto «$t(publicpages:job_title)». Quando si chiude, sparisce anche la pagina.\n\nChi condivide il link ottiene un’immagine di anteprima. La scheda è possibile dai 16 anni. Se la chiudi, sparisce subito; i motori di ricerca forse la mostrano ancora per un po’.",
  },
} as const satisfies Translation<typeof german.help, "it">;
