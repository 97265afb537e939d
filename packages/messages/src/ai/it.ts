import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The assistants. */

/** Codes that the endpoints answer with. */
export const errors = {
  ai_no_model: "Qui non è configurato alcun modello di IA.",
  ai_allowance_used: "Le tue risposte di questo mese sono finite.",
  ai_running: "In questa conversazione è in arrivo una risposta. Aspetta un attimo.",
  ai_away: "Il modello di IA ora non risponde. Riprova tra poco.",
  ai_busy: "Il modello di IA in questo momento è sovraccarico. Riprova tra un minuto.",
  ai_refused: "Il modello di IA ha rifiutato la richiesta. Forse non è configurato bene.",
  ai_no_list:
    "Il modello di IA non ha dato un elenco utilizzabile. Riprova, magari con qualche parola in più.",
  ai_conversation_full: "Questa conversazione è piena. Iniziane una nuova.",
  ai_conversations_full: "Hai moltissime conversazioni con questo assistente. Prima eliminane qualcuna.",
  ai_sent: "Questa domanda è già arrivata.",
} as const satisfies Translation<typeof german.errors, "it">;

/** Their pages. */
export const pages = {
  title: "Assistenti IA",
  lead: "Cinque assistenti per nomi, testi e domande. Loro propongono, tu decidi.",
  label: "IA",
  label_full: "Scritto da un’IA",
  assistants: {
    name: {
      title: "Trova nomi",
      text: "Nomi per aziende o prodotti, e se qui sono già presi.",
      placeholder: "Cosa fai, per chi, e come deve suonare il nome?",
      start: "Descrivi la tua idea in due o tre frasi. Ricevi nomi tra cui scegliere.",
      examples: {
        one: "Candele fatte a mano con avanzi di cera, vendute ai mercati e online. Il nome deve trasmettere calore.",
        two: "App che aiuta i piccoli bar con i turni. Breve e facile da ricordare.",
      },
    },
    legal: {
      title: "Coach legale",
      text: "Spiega le regole generali su come fondare un’impresa e sulla riservatezza. Non è consulenza legale.",
      placeholder: "Cosa vuoi capire?",
      start: "Chiedi di termini, contratti o obblighi. Ricevi una spiegazione con le fonti.",
      examples: {
        one: "Che cosa contiene un accordo di riservatezza tra due persone che fondano un’impresa?",
        two: "Che differenza c’è in Germania tra GbR e UG?",
      },
      notice:
        "Non è consulenza legale. Un’IA può sbagliare: controlla le fonti e, nel dubbio, chiedi a un’avvocata o un avvocato.",
    },
    tax: {
      title: "Coach fiscale",
      text: "Spiega tasse e contributi per cominciare. Non è consulenza fiscale.",
      placeholder: "Cosa vuoi capire?",
      start: "Chiedi di soglie, scadenze o termini. Ricevi una spiegazione con le fonti.",
      examples: {
        one: "Quali regole valgono il primo anno con il regime tedesco dei piccoli imprenditori (Kleinunternehmer)?",
        two: "Quali contributi si pagano con un’attività autonoma secondaria?",
      },
      notice:
        "Non è consulenza fiscale. Un’IA può sbagliare: controlla le fonti e, nel dubbio, chiedi all’agenzia delle entrate o a un commercialista.",
    },
    marketing: {
      title: "Testi pubblicitari",
      text: "Inserzioni, post, oggetti di e-mail e testi di prodotto in bozza.",
      placeholder: "Per cosa ti serve un testo, per chi, e dove comparirà?",
      start: "Di’ cosa offri, a chi e dove comparirà il testo. Ricevi una bozza.",
      examples: {
        one: "Post per Instagram: il mio corso sui giardini da balcone inizia a marzo.",
        two: "Tre oggetti per un’e-mail a chi ha dimenticato il carrello.",
      },
    },
    slogan: {
      title: "Slogan",
      text: "Da 10 a 20 slogan da tre a sei parole.",
      placeholder: "Che cosa deve esprimere lo slogan?",
      start: "Di’ in una o due frasi di cosa si tratta. Ricevi slogan tra cui scegliere.",
      examples: {
        one: "Officina mobile di biciclette a Münster che viene a casa.",
        two: "Newsletter sui soldi per chi non se n’è mai voluto occupare.",
      },
    },
  },
  allowance: {
    left_one: "Ancora {{count}} risposta su {{limit}} questo mese",
    left_many: "Ancora {{count}} di risposte su {{limit}} questo mese",
    left_other: "Ancora {{count}} risposte su {{limit}} questo mese",
    renews: "Rinnovo: {{date}}",
    used_up: "Le tue {{limit}} risposte di questo mese sono finite. Prossimo rinnovo: {{date}}.",
  },
  no_model: {
    title: "Qui non è configurato alcun modello di IA",
    hub: "A tutti e cinque serve un modello, che configura chi gestisce questa installazione. Fino ad allora non possono rispondere.",
    text: "A questo assistente serve un modello, che configura chi gestisce questa installazione. Fino ad allora non può rispondere.",
    badge: "Senza modello",
  },
  privacy: "Quello che scrivi va al modello di IA configurato. Non scrivere nulla che debba restare segreto.",
  compose: {
    label: "Il tuo messaggio",
    send: "Invia",
    stop: "Ferma",
    stopping: "Interruzione…",
    too_long: "{{count}} caratteri di troppo",
    left: "Ancora {{count}} caratteri",
    offline: "Sei offline. Quello che scrivi resta qui.",
  },
  answer: {
    you: "Tu",
    writing: "Risposta in arrivo…",
    listing: "Raccolta delle proposte…",
    finished: "La risposta è arrivata.",
    copy: "Copia",
    copied: "Copiato.",
    copy_failed: "Non è stato possibile copiare.",
    again: "Rispondi di nuovo",
    more: "Altre proposte",
    stopped: "Fermata da te",
    cut: "La risposta si interrompe qui.",
    none: "Qui non è arrivata alcuna risposta.",
    sources: "Chiedi le fonti",
    sources_question: "Su quali fonti ti basi? Indica legge e articolo, o l’autorità.",
    doubts: "Cosa è incerto?",
    doubts_question: "Cosa di tutto questo è incerto o può essere cambiato?",
    table: "Tabella",
  },
  list: {
    taken: "Già preso qui",
    taken_by: {
      member: "Qui un membro si chiama così.",
      group: "Qui un gruppo si chiama così.",
      team: "Qui un team si chiama così.",
    },
    free: "Ancora libero qui",
    check: "Controlla tu: «{{name}}»",
    dpma: "Marchi al DPMA",
    domain: "Cerca il dominio",
    check_hint:
      "«Qui» vuol dire solo Kompagnon. Per sapere se un nome è libero come marchio o dominio, consulta il DPMA (l’ufficio marchi tedesco) e fai una ricerca di domini.",
    copy_one: "Copia «{{text}}»",
    copy_all: "Copia tutto",
    fallback: {
      no_model: "Da elenchi di parole e modelli di testo: qui non è configurato alcun modello di IA.",
      allowance: "Da elenchi di parole e modelli di testo: le tue risposte IA di questo mese sono finite.",
      failed: "Da elenchi di parole e modelli di testo: il modello di IA non ha dato un elenco utilizzabile.",
    },
  },
  history: {
    title: "Conversazioni",
    open: "Mostra le conversazioni",
    new: "Nuova conversazione",
    empty: "Ancora nessuna conversazione. Quello che chiedi lo ritrovi qui.",
    failed: "Impossibile caricare le conversazioni",
    more: "Mostra le più vecchie",
    more_failed: "Impossibile caricare le più vecchie.",
    menu: "Opzioni per «{{title}}»",
    rename: "Rinomina",
    rename_title: "Rinomina la conversazione",
    name: "Nome",
    name_missing: "Inserisci un nome.",
    save: "Salva",
    delete: "Elimina",
    delete_title: "Eliminare la conversazione?",
    delete_text: "«{{title}}» viene eliminata per sempre, con tutte le risposte.",
    deleted: "Conversazione eliminata.",
  },
  talk: "Conversazione",
  full: "Questa conversazione è piena. Continua in una nuova.",
  load_failed: "Impossibile caricare la conversazione",
  gone_title: "Questa conversazione non c’è più",
  gone_text: "Forse l’hai eliminata.",
  state_failed: "Impossibile caricare",
  not_sent: "Non è arrivato. Riprova.",
  retry: "Riprova",
  back: "Tutti gli assistenti",
} as const satisfies Translation<typeof german.pages, "it">;

/** Its article in the help centre. */
export const help = {
  assistants: {
    title: "Assistenti IA",
    keywords: "IA, nomi, slogan, tasse, diritto, testi pubblicitari, risposta, quota",
    body: "Cinque assistenti ti aiutano con nomi, slogan, testi pubblicitari e le prime domande su tasse e diritto.\n\n1. Apri «$t(shell:nav.resources)» e poi «$t(ai:title)».\n2. Scegli un assistente e scrivi di che cosa si tratta.\n3. La risposta appare mentre viene scritta. Con «$t(ai:compose.stop)» la interrompi, con «$t(ai:answer.again)» ne ottieni un’altra.\n\nGli assistenti fanno parte di Premium; sopra la conversazione vedi quante risposte ti restano questo mese. Ritrovi le conversazioni passate nell’assistente a cui appartengono e puoi rinominarle ed eliminarle. Ciò che scrivi viene letto da un modello linguistico: non metterci nulla che debba restare segreto. Le risposte possono essere sbagliate e non sostituiscono una consulenza.",
  },
} as const satisfies Translation<typeof german.help, "it">;
