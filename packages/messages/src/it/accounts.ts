import type { messages as german } from "../de/accounts.ts";
import type { Translation } from "../translation.ts";

export const messages = {
  forgot: "Password dimenticata?",
  or: "oppure",
  mode: { label: "Accedi o registrati", sign_in: "Accedi", sign_up: "Registrati" },
  sign_in: {
    title: "Che bello rivederti",
    lead: "I tuoi match e le tue chat ti aspettano.",
    submit: "Accedi",
  },
  sign_up: {
    title: "Si comincia",
    lead: "Gratis e pronto in due minuti.",
    submit: "Crea account",
    invited: "Arrivi da un invito. Vale appena crei il tuo account.",
  },
  fields: {
    email: "E-mail",
    password: "Password",
    password_hint: "Almeno {{min}} caratteri",
    confirm: "Ripeti la password",
    caps_lock: "Il blocco maiuscole è attivo.",
    terms:
      "Ho almeno 16 anni e accetto le <terms>condizioni d’uso</terms>. Cosa succede ai miei dati è scritto nell’<privacy>informativa sulla privacy</privacy>.",
  },
  errors: {
    mismatch: "Le password non coincidono.",
    unexpected: "Errore imprevisto. Riprova.",
    taken_action: "Accedi con questo indirizzo",
    unlocked_in: "Di nuovo possibile tra {{time}}",
  },
  google: {
    sign_in: "Accedi con Google",
    sign_up: "Registrati con Google",
    terms: "Registrandoti con Google confermi di avere almeno 16 anni e di accettare le condizioni d’uso.",
    no_credential: "Nessuna credenziale Google ricevuta.",
    failed: "Accesso con Google non riuscito.",
    away: "L’accesso con Google non è disponibile in questo momento. Riprova più tardi.",
    late: "L’accesso con Google non è disponibile in questo momento (tempo scaduto).",
  },
  passkey: {
    sign_in: "Accedi con una passkey",
    given_up: "Annullato, oppure su questo dispositivo non c’è una passkey per il tuo account.",
    failed: "La passkey non ha funzionato. Riprova.",
  },
  captcha: {
    label: "Controllo di sicurezza",
    checking: "Controllo di sicurezza in corso…",
    solved: "Controllo di sicurezza superato",
  },
  brand: {
    headline: "In due si fa sul serio.",
    line_1: "Io monto video. Chi sa vendere?",
    line_2: "Io. E un prodotto ce l’ho già.",
    line_3: "Deal. Domani alle dieci?",
  },
  legal: { label: "Note legali", terms: "Condizioni d’uso", privacy: "Privacy", language: "Lingua" },
  confirm: {
    title: "Conferma e-mail",
    working: "Stiamo confermando il tuo indirizzo…",
    done_title: "Il tuo indirizzo è confermato",
    done_text: "Grazie! Il tuo account è completo.",
    change_text: "D’ora in poi accedi con il nuovo indirizzo.",
    newsletter_title: "Riceverai la nostra newsletter",
    newsletter_text: "Grazie! Puoi disiscriverti quando vuoi nelle impostazioni.",
    invalid_title: "Questo link non vale più",
    invalid_member: "È scaduto o è già stato usato. Te ne mandiamo volentieri uno nuovo a {{email}}.",
    invalid_guest: "È scaduto o è già stato usato. Accedi e te ne mandiamo uno nuovo.",
    to_dashboard: "Vai alla dashboard",
    to_register: "Completa il profilo",
    to_login: "Vai all’accesso",
    resend: "Invia un nuovo link",
    sent: "Inviato. Guarda nella posta in arrivo e anche nello spam.",
  },
  bar: {
    short: "Conferma il tuo indirizzo e-mail.",
    text: "Conferma il tuo indirizzo e-mail: il link è nella tua posta ({{email}}).",
    resend: "Invia di nuovo",
  },
} as const satisfies Translation<typeof german, "it">;
