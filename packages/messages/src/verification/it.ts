import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Showing who one is by a document and a selfie, and the reviewers' queue. */

/** Codes that the endpoints answer with. */
export const errors = {
  already_verified: "La tua identità è già verificata.",
  verification_running: "La tua verifica è in corso.",
  verification_limit: "Hai già provato tre volte in 30 giorni. Aspetta un po’.",
  no_draft: "Questa verifica non è più aperta. Ricomincia da capo.",
  picture_too_small: "In questa foto non si legge nulla: è troppo piccola.",
  pictures_missing: "Manca ancora una foto.",
  verification_taken: "Qualcun altro ha aperto questo caso, oppure il tuo tempo è scaduto.",
  verification_decided: "La decisione è già stata presa.",
  birthdate_invalid: "Controlla la tua data di nascita. Bisogna avere almeno 16 anni.",
} as const satisfies Translation<typeof german.errors, "it">;

/** Why a verification is not accepted: read by its member and chosen by reviewers. */
export const checks = {
  reason_unreadable: "Una foto è sfocata o riflette: non si può leggere.",
  reason_covered: "In una foto è coperto qualcosa che ci serve: nome, data di nascita, ritratto o scadenza.",
  reason_wrong_document: "Non è una carta d’identità, un passaporto o un permesso di soggiorno tedesco.",
  reason_document_expired: "Il tuo documento è scaduto.",
  reason_data_differs: "Nome o data di nascita non corrispondono al documento.",
  reason_face_differs: "Il selfie non corrisponde alla foto del documento.",
  reason_altered: "Il documento o una foto ha subito modifiche.",
  reason_something_else: "Per un altro motivo.",
} as const satisfies Translation<typeof german.checks, "it">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  verification_decision: {
    name: "Decisione sulla tua verifica",
    approved: {
      title: "La tua identità è verificata",
      text: "Ora tutti vedono il tuo distintivo.",
      line: "La tua identità è verificata",
    },
    rejected: {
      title: "La tua verifica non è riuscita",
      text: "Guarda perché e riprova.",
      line: "La tua verifica non è riuscita",
    },
    expiring: {
      title: "La tua verifica scade presto",
      text: "Poi puoi rifare la verifica in pochi minuti.",
      line: "La tua verifica scade presto",
    },
    expired: {
      title: "La tua verifica è scaduta",
      text: "Rifai la verifica e il distintivo torna.",
      line: "La tua verifica è scaduta",
    },
  },
} as const satisfies Translation<typeof german.notifications, "it">;

/** Mails. */
export const mails = {
  verification_approved: {
    subject: "La tua identità è verificata su {{app}}",
    heading: "La tua identità è verificata!",
    body: "Abbiamo controllato il tuo documento. Da ora tutti vedono il tuo distintivo, per due anni.\n\nLe foto e il nome del documento saranno eliminati tra sette giorni.",
    button: "Vai alla verifica",
  },
  verification_rejected: {
    subject: "La tua verifica su {{app}} non è riuscita",
    heading: "La verifica non è ancora riuscita",
    body: "Non abbiamo potuto confermare il tuo documento:\n\n{{reason}}\n\nRiprova quando vuoi. Foto e dati saranno eliminati tra sette giorni.",
    button: "Riprova",
  },
  verification_expiring: {
    subject: "La tua verifica su {{app}} scade presto",
    heading: "La tua verifica scade presto",
    body: "Scadenza della tua verifica: {{day}}. Poi puoi rifarla in pochi minuti.",
    button: "Vai alla verifica",
  },
  verification_expired: {
    subject: "La tua verifica su {{app}} è scaduta",
    heading: "La tua verifica è scaduta",
    body: "Sono passati due anni e il tuo distintivo non si vede più. Rifai la verifica: bastano 3–5 minuti.",
    button: "Rifai la verifica",
  },
} as const satisfies Translation<typeof german.mails, "it">;
/** The member's four pages. */
export const pages = {
  title: "Verifica",
  lead: "Mostra una volta che sei tu. Poi il tuo profilo ha un distintivo e gli altri si fidano più facilmente di te.",
  failed: "Impossibile caricare la tua verifica",
  duration: "Richiede circa 3–5 minuti.",
  private:
    "Solo le persone del nostro team autorizzate al controllo vedono le tue foto. Sette giorni dopo la decisione vengono eliminate.",
  start: "Inizia la verifica",
  resume: "Continua",
  discard: "Elimina la bozza",
  discarded: "Bozza eliminata. Tutte le sue foto sono state eliminate.",
  back: "Indietro",
  how: "Come funziona",
  steps: {
    data: "Conferma i dati",
    data_text: "Nome e data di nascita come nel documento.",
    document: "Fotografa il documento",
    document_text: "Fronte e retro con la fotocamera. Puoi oscurare i numeri.",
    selfie: "Fai un selfie",
    selfie_text: "Una persona lo confronta con il documento. Non usiamo il riconoscimento facciale.",
  },
  draft: { title: "Sei a metà strada", text: "Riprendi da dove eri." },
  in_review: {
    title: "In verifica",
    text: "Le tue foto sono arrivate. Appena qualcuno ha deciso, te lo diciamo.",
    since: "Data di invio: {{date}}",
  },
  approved: {
    title: "La tua identità è già verificata.",
    text: "Tutti vedono il tuo distintivo.",
    until: "Scadenza: {{date}}",
  },
  rejected: {
    title: "La verifica non è ancora riuscita",
    again: "Riprova",
    later: "Prossimo tentativo possibile: {{date}}.",
  },
  expired: {
    title: "La tua verifica è scaduta",
    text: "Sono passati due anni. Rifai la verifica e il distintivo torna.",
    again: "Rifai la verifica",
  },
  confirm: {
    title: "Conferma i dati",
    step: "Passo 1 di 2",
    lead: "Scrivi nome e data di nascita esattamente come nel documento.",
    name: "Nome completo",
    name_missing: "Come ti chiami secondo il documento?",
    birthdate: "Data di nascita",
    birthdate_missing: "Qual è la tua data di nascita?",
    birthdate_hint: "Se la verifica viene accettata, riportiamo la tua età nel profilo.",
    country: "Paese del documento",
    germany: "Germania",
    consent:
      "Accetto che {{app}} conservi in forma cifrata una copia del mio documento e il mio selfie per verificare la mia identità, e li elimini sette giorni dopo la decisione. Posso revocarlo in ogni momento eliminando la bozza o scrivendo al team.",
    consent_missing: "Senza il tuo consenso non possiamo guardare il documento.",
    next: "Passa alla fotocamera",
  },
  scan: {
    title: "Scatta le foto",
    step: "Passo 2 di 2",
    sides: { front: "Fronte", back: "Retro", selfie: "Selfie" },
    hints: {
      front: "Metti il documento su uno sfondo scuro e tienilo nell’inquadratura.",
      back: "Ora il retro, con le righe in fondo.",
    },
    instructions: {
      head_left: "Guarda la fotocamera e gira un po’ la testa a sinistra.",
      head_right: "Guarda la fotocamera e gira un po’ la testa a destra.",
      chin_up: "Guarda la fotocamera e alza un po’ il mento.",
      hand_at_cheek: "Guarda la fotocamera e appoggia una mano alla guancia.",
    },
    camera: "Immagine della fotocamera",
    starting: "Avvio della fotocamera…",
    camera_failed: "Impossibile avviare la fotocamera. Consenti l’accesso nel browser.",
    camera_again: "Riavvia la fotocamera",
    searching: "Cerco il documento…",
    hold: "Bene così, non muoverti…",
    locked: "Documento riconosciuto.",
    auto: "Scatto automatico",
    capture: "Scatta la foto",
    choose: "Carica una foto",
    choose_wrong: "Non è un’immagine che possiamo leggere. Usa JPEG, PNG o WebP.",
    review: "Va bene così?",
    review_text: "È tutto nitido e leggibile? «{{mark}}» resta scritto nell’immagine.",
    review_selfie: "Il tuo viso si vede bene?",
    redact_text:
      "Numero di serie e di accesso non ci servono: oscurali prima che l’immagine lasci il tuo dispositivo. Traccia una barra con il mouse o il dito, oppure aggiungine una e spostala con le frecce (con Maiusc cambia dimensione, Canc la toglie).",
    picture: "Foto scattata: {{side}}",
    add_bar: "Aggiungi una barra",
    bar: "Barra nera {{n}}",
    remove_bars: "Togli le barre",
    use: "Usa la foto",
    retake: "Rifai",
    retake_side: "Rifai: {{side}}",
    uploading: "Salvataggio cifrato…",
    upload_failed: "Impossibile salvare la foto. È ancora qui: riprova subito.",
    upload_again: "Riprova",
    there: "Fatta",
    missing: "Manca",
    all_there: "Le tre foto sono pronte. Inviale, oppure rifanne una.",
    submit: "Invia",
  },
  submitted: {
    title: "Fatto, grazie!",
    text: "Qualcuno del team esaminerà le tue foto. Il risultato arriva qui e per e-mail.",
    to_dashboard: "Vai alla home",
    to_settings: "Vai alla verifica",
  },
} as const satisfies Translation<typeof german.pages, "it">;

/** The reviewers' queue and a case of it. */
export const staff = {
  title: "Verifiche",
  intro: "Confronta documento, dati e selfie. Ogni accesso finisce nel registro.",
  failed: "Impossibile caricare",
  tabs: { waiting: "In attesa", decided: "Decise" },
  empty: {
    waiting: "Nessuno aspetta",
    decided: "Ancora nessuna decisione",
    text: "Le nuove verifiche compaiono qui.",
  },
  nameless: "Membro senza nome",
  submitted: "Inviata",
  decided: "Decisa",
  open: "Vedi",
  taken: "Qualcun altro ha aperto questo caso.",
  own: "Sulla tua verifica decide qualcun altro.",
  states: { in_review: "In attesa", approved: "Accettata", rejected: "Rifiutata", expired: "Scaduta" },
  back: "Vai alle verifiche",
  case_title: "Verifica di {{name}}",
  gone: "Questo caso non esiste (più)",
  until: "Riservato a te fino alle {{time}}",
  extend: "Ricarica le foto",
  name: "Nome",
  birthdate: "Data di nascita",
  age: "{{age}} anni",
  profile_age: "Età nel profilo",
  country: "Paese",
  germany: "Germania",
  hint: "Richiesto",
  hints: {
    head_left: "testa a sinistra",
    head_right: "testa a destra",
    chin_up: "mento in su",
    hand_at_cheek: "mano sulla guancia",
  },
  earlier: "Rifiutata in passato",
  document: "Lato del documento",
  sides: { front: "Fronte", back: "Retro", selfie: "Selfie" },
  profile_picture: "Foto del profilo",
  no_profile_picture: "Nessuna foto del profilo",
  viewer: "{{side}}. Ingrandisci con + e -, ruota con R, sposta con le frecce, ripristina con 0.",
  zoom_in: "Ingrandisci",
  zoom_out: "Riduci",
  rotate: "Ruota",
  reset: "Ripristina",
  picture_failed: "Impossibile aprire la foto. Ricarica le foto.",
  mrz: {
    title: "Righe a lettura ottica",
    label: "Righe del retro",
    hint: "Scrivile o incollale, una riga alla volta. Restano nel tuo browser.",
    unknown: "Non sono tre righe da 30 né due da 44 caratteri.",
    number: "Numero del documento",
    birth: "Data di nascita",
    expiry: "Scadenza",
    whole: "Insieme",
    good: "cifra di controllo giusta",
    bad: "cifra di controllo sbagliata",
    covered: "oscurato, non verificabile",
    birth_differs: "La data di nascita è diversa da quella indicata.",
    expired: "Il documento è scaduto.",
  },
  approve: "Accetta",
  approve_title: "Accettare la verifica di {{name}}?",
  approve_text: "Tutti vedono subito il distintivo; l’età nel profilo diventa {{age}}.",
  approved: "Accettata.",
  reject: "Rifiuta",
  reject_title: "Rifiuta la verifica",
  reject_text: "Il membro legge il motivo e può riprovare.",
  reason: "Motivo",
  reason_missing: "Scegli un motivo.",
  text: "Altre indicazioni",
  text_missing: "Scrivi che cosa non andava.",
  rejected: "Rifiutata.",
  release: "Restituisci",
  released: "Il caso è di nuovo aperto a tutti.",
} as const satisfies Translation<typeof german.staff, "it">;

/** Its article in the help centre. */
export const help = {
  verify_identity: {
    title: "Verificare l’account, e che cosa succede alle tue foto",
    keywords: "carta d’identità, distintivo, identità, selfie, privacy, spunta, verificato",
    body: "In «$t(verification:title)» mostri con il documento e un selfie che sei tu. Poi il tuo profilo ha un distintivo per due anni.\n\n- Il tuo browser scrive «KOPIE» (copia) nell’immagine, e puoi oscurare i numeri prima che lasci il tuo dispositivo.\n- Foto, nome e data di nascita sono conservati cifrati. Possono vederli solo le persone del nostro team che controllano le verifiche, e ogni accesso viene registrato.\n- Una persona confronta le foto. Non c’è riconoscimento facciale.\n- Sette giorni dopo la decisione foto e nome vengono eliminati. La data di nascita resta cifrata finché la verifica è valida, perché serve per le regole sull’età.\n\nSe la verifica non riesce, leggi il motivo e puoi riprovare, al massimo tre volte in 30 giorni. Puoi eliminare una bozza in ogni momento. Gli altri membri vedono solo il distintivo, mai il nome del documento.",
  },
} as const satisfies Translation<typeof german.help, "it">;
