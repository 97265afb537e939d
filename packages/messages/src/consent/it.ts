import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The question whether a visit may be measured at the foot of every page. */
export const pages = {
  label: "Misurazione della tua visita",
  question:
    "Possiamo guardare come usi {{brand}}? Così vediamo dove ci si blocca. Se dici di no, contiamo solo le pagine viste, mai te.",
  more: "Che cosa di preciso?",
  decline: "Rifiuta",
  accept: "Accetta",
  quiet: "Il tuo browser chiede di non essere seguito. Lo rispettiamo: qui non si misura nulla.",
  understood: "Ho capito",
  again: "Misurazione delle visite",
} as const satisfies Translation<typeof german.pages, "it">;

/** Where the answer is changed. */
export const choice = {
  title: "Misurazione delle visite",
  lead: "Come usi {{brand}} ci mostra dove ci si blocca. Messaggi e profili non li leggiamo mai.",
  switch: "Misura le mie visite",
  on: "Attiva. Puoi ritirare il consenso in ogni momento; in quel caso eliminiamo ciò che abbiamo misurato con il tuo account.",
  off: "Disattivata. Contiamo solo le pagine viste, senza collegarle a te.",
  switch_quiet: "Il tuo browser chiede di non essere seguito. Lo rispettiamo.",
} as const satisfies Translation<typeof german.choice, "it">;

/** What is collected, on the page about privacy. */
export const collected = {
  title: "Misurazione delle visite",
  text: "Misuriamo noi stessi come si usa {{brand}}, sui nostri server e solo con il tuo consenso (art. 6, par. 1, lett. a GDPR). Senza consenso contiamo soltanto quante volte si apre una pagina. Se il tuo browser chiede di non essere seguito, con «Do Not Track» o «Global Privacy Control», non inviamo nulla. Togliamo nomi, codici e numeri dagli indirizzi delle pagine prima che lascino il browser. Ciò che scrivi e leggi non ne fa mai parte. Ecco tutto ciò che viene raccolto:",
  kind: "Che cosa",
  what: "Dati",
  purpose: "Perché",
  kept: "Per quanto tempo",
  only_with: "solo con il tuo consenso",
  without: "anche senza",
  days: "{{days}} giorni, poi restano totali giornalieri",
  sums: "come totale, o finché esiste il tuo account",
  change:
    "Puoi ritirare il consenso in ogni momento: in fondo a ogni pagina pubblica alla voce «Misurazione delle visite» o nelle tue impostazioni.",
  kinds: {
    count: "Pagina vista, solo contata",
    session: "Visita",
    pageView: "Pagina di una visita",
    event: "Clic e simili",
    heatmap: "Mappa dei clic",
    outline: "Struttura di una pagina",
    error: "Errori",
    conversion: "Passi raggiunti",
    featureUsage: "Aree usate",
    consent: "La tua scelta",
  },
  purposes: {
    visits: "sapere che cosa si visita",
    use: "capire che cosa si usa",
    layout: "migliorare la struttura delle pagine",
    errors: "trovare errori",
    success: "vedere se i percorsi portano alla meta",
    choice: "rispettare la tua scelta",
  },
  fields: {
    page: "indirizzo della pagina senza nomi e numeri",
    title: "titoli delle pagine pubbliche",
    visit: "un numero casuale di questa visita",
    device: "dispositivo e browser: tipo, lingua, dimensione dello schermo",
    window: "dimensione della finestra",
    referrer: "il nome del sito da cui arrivi",
    campaign: "la campagna indicata nel link",
    answer: "il tuo sì o no, e a quale versione",
    address: "un indirizzo IP abbreviato",
    country: "il paese, dal tuo fuso orario",
    member: "il tuo account, se hai effettuato l’accesso",
    speed: "quanto in fretta è apparsa la pagina",
    time: "per quanto tempo",
    depth: "fin dove hai letto",
    action: "che cosa hai fatto: clic, scorrimento, invio",
    control: "l’etichetta del pulsante, al massimo 100 caratteri",
    position: "il punto sulla pagina",
    layout: "i contorni della pagina, senza testo né immagini",
    error: "il messaggio d’errore e il punto del codice",
    goal: "quale passo hai raggiunto, per esempio la registrazione",
    feature: "quale area hai usato",
  },
} as const satisfies Translation<typeof german.collected, "it">;
