import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The login, the page that confirms an address, and the reminder to do so. */
export const login = {
  forgot: "Password dimenticata?",
  or: "oppure",
  invited: "Sei qui grazie a un invito. Crea un account e varrà.",
  why: {
    ended: "Non hai più una sessione attiva. Accedi di nuovo e riprendi da dove eri.",
    password_changed:
      "La tua password è stata cambiata, perciò la sessione è terminata. Accedi con quella nuova.",
    deleted: "Questo account verrà eliminato, perciò la sessione è terminata. Accedi se vuoi tenerlo.",
    register: "Il profilo lo completi dopo l’accesso. Accedi o crea prima un account.",
  },
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
    terms:
      "Creando un account con Google confermi di avere almeno 16 anni e accetti le <terms>condizioni d’uso</terms>. Cosa succede ai tuoi dati è scritto nell’<privacy>informativa sulla privacy</privacy>.",
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
    harder:
      "Qualcuno sta provando password per questo account. Per questo controlliamo i nuovi dispositivi più a fondo: fino a un minuto …",
    solved: "Controllo di sicurezza superato",
  },
  brand: {
    headline: "In due si fa sul serio.",
    line_1: "Io monto video. Chi sa vendere?",
    line_2: "Io. E un prodotto ce l’ho già.",
    line_3: "Deal. Domani alle dieci?",
  },
  legal: {
    label: "Note legali",
    terms: "Condizioni d’uso",
    privacy: "Privacy",
    imprint: "Note legali",
    language: "Lingua",
  },
  confirm: {
    title: "Conferma e-mail",
    working: "Stiamo confermando il tuo indirizzo…",
    proof_title: "Quasi fatto",
    proof_text:
      "Inserisci ancora la password del tuo account. Così nessuno può confermare con il tuo indirizzo un account che non è tuo.",
    proof_submit: "Conferma",
    proof_sign_in: "Accedi invece",
    proof_stranger:
      "Non hai creato nessun account? Allora lascia tutto com’è: senza conferma l’indirizzo non ha effetto.",
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
} as const satisfies Translation<typeof german.login, "it">;

/** What stands around signing in: codes, new passwords, bans, terms, and coming back. */
export const pages = {
  back: "Torna all’accesso",
  code: {
    title: "Ancora un passo",
    lead: "Inserisci il codice a sei cifre della tua app di autenticazione.",
    backup_lead: "Inserisci uno dei tuoi codici di riserva. Ognuno funziona una volta.",
    label: "Codice dell’app",
    backup_label: "Codice di riserva",
    backup_hint: "Maiuscole, minuscole e trattino non contano.",
    use_backup: "Usa un codice di riserva",
    use_app: "Usa un codice dell’app",
    submit: "Accedi",
    invalid: "Codice non valido",
    restart: "Ricomincia",
  },
  forgot: {
    title: "Password dimenticata?",
    lead: "Ti mandiamo un link per impostarne una nuova.",
    email: "E-mail",
    submit: "Invia link",
    again: "Invia di nuovo",
    again_in_one: "Di nuovo tra {{count}} secondo",
    again_in_many: "Di nuovo tra {{count}} di secondi",
    again_in_other: "Di nuovo tra {{count}} secondi",
    sent: "E-mail inviata! Se esiste un account con questo indirizzo, tra poco trovi il link nella tua posta. Il link vale 10 minuti.",
    email_invalid: "Inserisci un indirizzo e-mail valido.",
    wait_one: "Aspetta ancora {{count}} secondo prima di richiedere un’altra e-mail.",
    wait_many: "Aspetta ancora {{count}} di secondi prima di richiedere un’altra e-mail.",
    wait_other: "Aspetta ancora {{count}} secondi prima di richiedere un’altra e-mail.",
    failed: "Non è stato possibile inviare l’e-mail. Riprova.",
  },
  reset: {
    title: "Nuova password",
    lead: "Imposta una nuova password per {{name}}. Poi disconnetteremo tutti i tuoi dispositivi.",
    checking: "Controllo del link…",
    password: "Nuova password",
    password_hint: "Da 8 a 128 caratteri",
    confirm: "Ripeti la nuova password",
    submit: "Imposta la password",
    password_short: "La password deve avere almeno 8 caratteri.",
    mismatch: "Le password non coincidono.",
    code_needed: "Inserisci il tuo codice 2FA di 6 cifre.",
    failed: "Non è stato possibile reimpostare la password",
    no_token: "Link di reimpostazione non valido",
    expired: "Link di reimpostazione non valido o scaduto",
    check_failed: "Non è stato possibile controllare il link di reimpostazione",
    check_again: "Controlla di nuovo",
    invalid_title: "Link non valido",
    invalid_text:
      "Questi link valgono 10 minuti e funzionano una sola volta. Chiedine semplicemente uno nuovo.",
    new_link: "Richiedi un nuovo link",
    to_login: "Torna all’accesso",
    done_title: "Hai una nuova password",
    done_text: "Ora si passa all’accesso…",
  },
  ban: {
    appeal: "Fai ricorso",
    sign_in_first: "Se vuoi fare ricorso, accedi.",
    label: "Il tuo ricorso",
    hint: "Dicci perché il ban è sbagliato. Puoi farlo una volta.",
    send: "Invia il ricorso",
    failed: "Non ha funzionato. Riprova.",
    waiting: "Il tuo ricorso è arrivato. Lo esamineremo.",
    rejected: "Il tuo ricorso è stato respinto.",
    rights: "I tuoi dati",
    export: "Scarica i dati",
    delete: "Elimina account",
    export_text: "Conferma con la tua password e ricevi tutto ciò che abbiamo su di te.",
    delete_text:
      "Sette giorni dopo la conferma tutto ciò che è personale è cancellato. Fino ad allora puoi ripensarci qui.",
    password: "La tua password",
    deletion_due: "Il tuo account sarà eliminato il {{when}}.",
  },
  keep: {
    title: "Rimani, alla fine?",
    text: "Il tuo account sarà eliminato {{when}}. Fino ad allora puoi tenerlo: c’è ancora tutto.",
    keep: "Tieni l’account",
    leave: "Conferma l’eliminazione",
    failed: "Non ha funzionato. Riprova.",
  },
  terms: {
    title: "Nuove condizioni d’uso",
    text: "Le nostre <terms>condizioni d’uso</terms> sono cambiate. Leggile e accettale per continuare.",
    accept: "Accetto",
    leave: "Esci",
    failed: "Non ha funzionato. Riprova.",
  },
} as const satisfies Translation<typeof german.pages, "it">;

/** Codes that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  suspicious_input: "Caratteri non validi. Usa solo lettere, numeri e simboli comuni.",
  wrong_credentials: "E-mail o password errata.",
  email_invalid: "Inserisci un indirizzo e-mail valido.",
  email_taken: "Esiste già un account con questo indirizzo. Accedi.",
  password_short: "La password deve avere almeno 8 caratteri.",
  password_long: "La password può avere al massimo 128 caratteri.",
  password_common: "Questa password è troppo facile da indovinare. Scegline un’altra.",
  terms_required: "Accetta le condizioni, per favore.",
  captcha_required: "Completa la verifica CAPTCHA.",
  captcha_failed: "Verifica CAPTCHA non riuscita. Riprova.",
  captcha_harder: "Per questo account serve ora un controllo di sicurezza più approfondito. Riprova.",
  too_many_attempts: "Troppi tentativi di accesso. Aspetta 5 minuti prima di riprovare.",
  too_many_strangers:
    "Degli sconosciuti stanno provando password per questo account, quindi i nuovi dispositivi devono aspettare. Usa un dispositivo con cui sei già entrato o una passkey. Una nuova password via mail funziona sempre.",
} as const satisfies Translation<typeof german.checks, "it">;

/** Codes that the endpoints answer with. */
export const errors = {
  provider_off: "L’accesso con Google non è disponibile in questo momento. Riprova più tardi.",
  credential_invalid: "Accesso con Google non riuscito.",
  wrong_password: "La password non è corretta.",
  fresh_sign_in_required: "Per questo accedi di nuovo: il tuo accesso ha più di 10 minuti.",
  totp_required: "Serve un codice 2FA",
  invalid_totp: "Codice 2FA non valido",
  pending_invalid: "Questo accesso è scaduto. Inserisci di nuovo e-mail e password.",
  already_enabled: "L’accesso a due fattori è già attivo.",
  nothing_to_verify: "Prima configura l’accesso a due fattori.",
  google_account:
    "Questo account accede con Google e non ha una password. Accedi con Google; poi potrai impostare una password nelle impostazioni.",
  no_password: "Questo account non ha ancora una password.",
  reset_invalid: "Link di reimpostazione non valido o scaduto",
  passkey_invalid: "Con questa passkey non ha funzionato.",
  too_many_passkeys: "Non puoi avere più di 20 passkey. Eliminane prima una vecchia.",
  not_banned: "Il tuo account non è bandito.",
  terms_outdated: "Nel frattempo valgono condizioni d’uso più recenti. Ricarica la pagina.",
  token_invalid: "Questo link non è valido o è scaduto.",
  proof_required: "Accedi o inserisci la password, poi è confermato.",
  email_unconfirmed: "Conferma prima il tuo indirizzo e-mail.",
} as const satisfies Translation<typeof german.errors, "it">;

/** Its mails: subject, heading, body and button of each. */
export const mails = {
  confirm_email: {
    subject: "Conferma il tuo indirizzo e-mail",
    heading: "Che bello averti qui!",
    body: "Conferma che questo indirizzo è tuo. Così potrai sempre rientrare nel tuo account e gli altri sapranno che esisti davvero.\n\nIl link vale 24 ore e funziona una sola volta.",
    button: "Conferma indirizzo",
  },
  reset_password: {
    subject: "Nuova password per {{app}}",
    heading: "Nuova password",
    body: "Qualcuno ha chiesto una nuova password per il tuo account. Se eri tu, impostala con il pulsante.\n\nIl link vale 10 minuti e funziona una sola volta. Se non eri tu, resta tutto com’è.",
    button: "Reimposta la password",
  },
  first_password: {
    subject: "Imposta la tua password per {{app}}",
    heading: "La tua prima password",
    body: "Finora accedi senza password. Con il pulsante ne imposti una; il tuo solito modo di accedere resta.\n\nIl link vale 10 minuti e funziona una sola volta.",
    button: "Imposta la password",
  },
  password_changed: {
    subject: "La tua password è stata cambiata",
    heading: "Hai una nuova password",
    body: "La password del tuo account è stata cambiata il giorno {{when}}. Abbiamo disconnesso gli altri tuoi dispositivi.\n\nNon eri tu? Allora imposta subito una nuova password e guarda nelle impostazioni quali dispositivi sono collegati.",
    button: "Reimposta la password",
  },
  new_device: {
    subject: "Nuovo accesso a {{app}}",
    heading: "Nuovo dispositivo collegato",
    body: "Qualcuno è entrato nel tuo account da un dispositivo che non conosciamo ancora: {{device}}, {{when}}.\n\nEri tu? Allora va tutto bene. Altrimenti disconnetti il dispositivo nelle impostazioni e cambia la password.",
    button: "Vedi i dispositivi",
  },
  guesses: {
    subject: "Qualcuno sta provando password per il tuo account",
    heading: "Il tuo account resiste",
    body: "Da dispositivi sconosciuti qualcuno sta provando password per il tuo account. Noi lo rallentiamo: ogni tentativo costa più fatica del precedente e non ne ammettiamo più di 100 all’ora. I dispositivi con cui sei già entrato e le tue passkey non sono toccati.\n\nNon riesci a entrare da un nuovo dispositivo? Imposta una nuova password, funziona sempre. Se usi la password anche altrove, cambiala subito.",
    button: "Imposta una nuova password",
  },
  change_email: {
    subject: "Conferma il tuo nuovo indirizzo e-mail",
    heading: "Il tuo nuovo indirizzo",
    body: "Vuoi usare questo indirizzo per il tuo account {{app}}. Conferma che è tuo; fino ad allora vale quello vecchio.\n\nIl link vale 24 ore e funziona una sola volta.",
    button: "Conferma il nuovo indirizzo",
  },
  email_changed: {
    subject: "Il tuo indirizzo e-mail è stato cambiato",
    heading: "Questo indirizzo non vale più",
    body: "Il tuo account {{app}} ora è legato a un altro indirizzo e-mail. A questo non ti scriveremo più.\n\nNon eri tu? Allora scrivici subito: l’indirizzo è nelle note legali.",
    button: "Vai alle note legali",
  },
  two_factor_on: {
    subject: "L’accesso a due fattori è attivo",
    heading: "Doppia sicurezza",
    body: "Da ora, quando accedi, ti chiediamo anche un codice della tua app. Conserva bene i codici di riserva: ti aiutano se il telefono non c’è più.\n\nNon eri tu? Allora cambia subito la password.",
    button: "Vedi la sicurezza",
  },
  two_factor_off: {
    subject: "L’accesso a due fattori è disattivato",
    heading: "Ora solo la tua password",
    body: "L’accesso a due fattori del tuo account è stato disattivato. Per accedere ora basta la password.\n\nNon eri tu? Allora cambia subito la password e riattivalo.",
    button: "Vedi la sicurezza",
  },
  passkey_added: {
    subject: "Nuova passkey per il tuo account",
    heading: "Una passkey in più",
    body: "Con la passkey «{{name}}» ora si può entrare nel tuo account.\n\nNon eri tu? Allora eliminala nelle impostazioni e cambia la password.",
    button: "Vedi la sicurezza",
  },
  newsletter: {
    subject: "Conferma la tua newsletter",
    heading: "Vuoi la newsletter?",
    body: "Vuoi avere nostre notizie: nuove funzioni, belle storie, di rado e in breve. Confermalo una volta, altrimenti non ti mandiamo nulla.\n\nIl link vale 24 ore.",
    button: "Sì, mandatemi la newsletter",
  },
  deletion_scheduled: {
    subject: "Il tuo account sarà eliminato",
    heading: "Ancora 7 giorni",
    body: "Hai eliminato il tuo account. Lo conserviamo fino al giorno {{when}}; gli altri non ti vedono già più. Dopo cancelliamo tutto ciò che è tuo.\n\nCi hai ripensato? Accedi prima e tieni il tuo account.",
    button: "Accedi e tienilo",
  },
  deletion_done: {
    subject: "Il tuo account è eliminato",
    heading: "Stammi bene",
    body: "Il tuo account {{app}} e tutto ciò che ne faceva parte sono stati eliminati. Grazie per il tempo passato insieme.\n\nQuesta è la nostra ultima mail per te.",
    button: "Vai alla pagina iniziale",
  },
} as const satisfies Translation<typeof german.mails, "it">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  sign_up: {
    title: "Creare un account e confermare l’e-mail",
    keywords:
      "registrazione, registrarsi, iscrizione, nuovo account, mail di conferma, attivazione, link scaduto, spam",
    body: "Il tuo account è gratuito e pronto in due minuti.\n\n1. Scegli «Registrati» nella pagina di accesso.\n2. Inserisci il tuo indirizzo e-mail e, due volte, una password da 8 a 128 caratteri.\n3. Accetta le condizioni d’uso e premi «Crea account».\n4. Apri la nostra mail e conferma l’indirizzo.\n\nIl link nella mail vale 24 ore e una sola volta. Se non arriva niente, guarda nello spam e premi «Invia di nuovo» nella barra in alto.",
  },
  sign_in: {
    title: "Accedere, e che cosa significa un blocco",
    keywords: "login, entrare, accesso, bloccato, troppi tentativi, 5 minuti, password sbagliata",
    body: "Accedi con il tuo indirizzo e-mail e la password. Se hai attivato i codici a due fattori, ti chiediamo poi il codice della tua app.\n\nDopo cinque tentativi falliti l’accesso a questo account è bloccato per 5 minuti dalla tua connessione. Ti protegge da chi prova password a caso. La pagina mostra quando puoi continuare.\n\nSe qualcun altro prova password per il tuo account, questo non ti chiude fuori: i dispositivi con cui sei già entrato e le passkey entrano sempre. Sui nuovi dispositivi il controllo di sicurezza dura allora di più, fino a un minuto. Una nuova password via mail funziona sempre, anche durante un blocco.\n\n- Controlla che il blocco maiuscole sia disattivato.\n- Mostra la password con il simbolo dell’occhio.\n- Non la ricordi più? Reimpostala via mail invece di tirare a indovinare.",
  },
  reset_password: {
    title: "Password dimenticata",
    keywords: "reimpostare, nuova password, persa, non riesco a entrare, recuperare, link scaduto",
    body: "Nessun problema, ne imposti semplicemente una nuova.\n\n1. Nella pagina di accesso segui il link per la password dimenticata.\n2. Inserisci il tuo indirizzo e-mail. Ti mandiamo un link.\n3. Aprilo e scegli una nuova password da 8 a 128 caratteri. Con i codici a due fattori ti serve anche un codice.\n\nIl link vale 10 minuti e una sola volta. Puoi chiedere un’altra mail dopo 2 minuti. Per sicurezza non riveliamo se a un indirizzo corrisponde un account: se non arriva niente, controlla come l’hai scritto e lo spam.",
  },
  google: {
    title: "Accedere con Google",
    keywords: "account Google, Gmail, senza password, prima password, impostare",
    body: "Se nella pagina di accesso vedi il pulsante Google, puoi accedere senza una password tua. Se manca, qui Google non è disponibile.\n\nTi sei registrato con Google e vuoi anche una password?\n\n1. Apri le impostazioni e vai su «Sicurezza».\n2. Fatti mandare una mail per la prima password.\n3. Apri il link e scegli una password di almeno 8 caratteri.\n\nDa quel momento hai entrambe le strade. È comodo se un giorno non riesci a entrare nel tuo account Google.",
  },
  passkeys: {
    title: "Passkey: accedere senza password",
    keywords:
      "passkey, impronta digitale, riconoscimento del volto, Face ID, Touch ID, Windows Hello, chiave di sicurezza, biometria",
    body: "Con una passkey accedi come sblocchi il tuo dispositivo: con l’impronta, il volto o il PIN. Non devi ricordare niente, e nessuno può carpirtela con una pagina falsa.\n\n1. Apri le impostazioni e vai su «Sicurezza».\n2. Crea una passkey e dalle un nome, per esempio «Il mio portatile».\n3. La prossima volta sceglila al posto della password.\n\nUna passkey vale come entrambi i fattori, quindi non serve un codice in più. Puoi averne fino a 20. Se vendi un dispositivo, elimina la sua passkey nello stesso punto.",
  },
  two_factor: {
    title: "Attivare i codici a due fattori",
    keywords: "2FA, TOTP, authenticator, codice QR, due passaggi, codice a sei cifre, autenticazione",
    body: "Così una password rubata non basta più per entrare nel tuo account. Ti serve un’app di autenticazione sul telefono.\n\n1. Apri le impostazioni e vai su «Sicurezza».\n2. Attiva i codici a due fattori.\n3. Inquadra il codice QR con l’app. Se non funziona, copia la chiave segreta.\n4. Inserisci il codice a sei cifre mostrato dall’app.\n5. Metti al sicuro i tuoi dieci codici di riserva.\n\nUn codice vale solo per poco. Se viene rifiutato, controlla che l’ora del telefono sia giusta. Anche per disattivarli serve un codice.",
  },
  backup_codes: {
    title: "Codici di riserva",
    keywords: "codici di backup, codici di recupero, emergenza, ripristino, 2FA",
    body: "Quando attivi i codici a due fattori ricevi dieci codici di riserva. Ognuno sostituisce una volta il codice dell’app, ovunque lo chiediamo.\n\n- Li mostriamo una volta sola. Copiali o scaricali.\n- Tienili lontano dal telefono, in un gestore di password o su carta.\n- Maiuscole, spazi e trattini non contano.\n\nStanno per finire? Creane di nuovi nelle impostazioni, in «Sicurezza». Ti serve un codice oppure uno dei vecchi codici di riserva. Da quel momento i vecchi non valgono più.",
  },
  lost_phone: {
    title: "Telefono perso o cambiato",
    keywords: "cellulare perso, nuovo telefono, rubato, nessun codice, chiuso fuori, smartphone",
    body: "Senza telefono entri nel tuo account con un codice di riserva.\n\n1. Accedi con indirizzo e-mail e password.\n2. Inserisci un codice di riserva al posto di quello dell’app.\n3. In «Sicurezza» disconnetti il dispositivo perso.\n\nPuoi entrare anche con una passkey.\n\nSe cambi solo telefono, disattiva i codici e riattivali con quello nuovo. Per disattivarli serve un codice dell’app o un codice di riserva, quindi funziona anche senza il vecchio. Se ti mancano anche i codici di riserva, scrivici all’indirizzo nelle note legali.",
  },
  devices: {
    title: "Dispositivi connessi",
    keywords:
      "sessioni, disconnettere ovunque, uscire, dispositivo sconosciuto, nuovo dispositivo, mail, hackerato",
    body: "Nelle impostazioni, in «Sicurezza», vedi su quali dispositivi hai effettuato l’accesso e quando sono stati usati l’ultima volta. Il più recente è in alto.\n\n- Disconnetti un singolo dispositivo che non usi più.\n- Oppure disconnetti tutti gli altri in una volta. Questo resta connesso.\n\nQuando accede un nuovo dispositivo ricevi una mail. Se non sei stato tu, disconnettilo subito e cambia la password. Poi conviene attivare i codici a due fattori.",
  },
  change_password: {
    title: "Cambiare la password",
    keywords: "nuova password, modificare, sicurezza",
    body: "1. Apri le impostazioni e vai su «Sicurezza».\n2. Inserisci la password attuale e poi quella nuova.\n3. Se hai attivato i codici a due fattori, inserisci anche un codice a sei cifre.\n4. Salva.\n\nLa nuova password deve avere da 8 a 128 caratteri e non può essere tra le più comuni. Una frase intera si ricorda meglio e si indovina meno facilmente dei caratteri speciali. Poi tutti gli altri dispositivi vengono disconnessi, questo resta connesso. Non ricordi la vecchia? Reimpostala via mail.",
  },
  change_email: {
    title: "Cambiare indirizzo e-mail",
    keywords: "nuova e-mail, indirizzo mail, modificare, posta",
    body: "1. Apri le impostazioni e vai su «Sicurezza».\n2. Inserisci il nuovo indirizzo e conferma che sei tu con la password e, se usi i codici a due fattori, con un codice.\n3. Apri la mail inviata al nuovo indirizzo e confermalo.\n\nIl link vale 24 ore e una sola volta. Finché non confermi resta valido il vecchio indirizzo. Anche lì arriva una mail, così nessuno può cambiare il tuo indirizzo di nascosto. Se non l’hai chiesto tu, cambia subito la password.",
  },
  export: {
    title: "Scaricare i tuoi dati",
    keywords: "esportazione, ZIP, GDPR, accesso, privacy, copia, backup",
    body: "I tuoi dati sono tuoi. Puoi averli in ogni momento come file ZIP, fino a dieci volte al giorno.\n\n1. Apri le impostazioni e vai su «Sicurezza».\n2. Scegli di scaricare i tuoi dati e, se lo chiediamo, conferma che sei tu.\n3. Conserva il file in un posto sicuro.\n\nContiene tutto ciò che abbiamo salvato su di te, come profilo, decisioni, match e messaggi. Il file non è cifrato: non lasciarlo sul computer di altri. Conviene esportare prima di eliminare l’account; dopo non resta niente.",
  },
  delete_account: {
    title: "Eliminare l’account",
    keywords: "chiudere account, disdire, andarsene, cancellare tutto, 7 giorni",
    body: "1. Apri le impostazioni e vai su «Sicurezza», alla parte per eliminare l’account.\n2. Inserisci la password e, con i codici a due fattori, un codice.\n3. Conferma l’eliminazione.\n\nTutti i tuoi dispositivi vengono disconnessi. Hai poi 7 giorni per ripensarci: se cambi idea, accedi di nuovo in questo tempo e tieni il tuo account. Dopo cancelliamo per sempre tutto ciò che è personale. Quello che hai scritto per altri compare allora come «Membro eliminato». Se vuoi solo un po’ di pace, forse basta una pausa nel matching.",
  },
  ban: {
    title: "Account bloccato e ricorso",
    keywords: "bannato, ban, sospensione, regole, violazione, reclamo",
    body: "Chi viola le condizioni d’uso può essere bloccato, per un periodo o per sempre. Vieni allora disconnesso da tutti i dispositivi e all’accesso vedi il motivo e fino a quando dura.\n\nSe pensi che sia sbagliato, puoi fare ricorso una sola volta:\n\n1. Accedi, e compare il campo apposito.\n2. Descrivi con calma e precisione che cosa è successo dal tuo punto di vista, in massimo 2000 caratteri.\n3. Rileggi tutto prima di inviare.\n\nIl tuo ricorso lo legge una persona. Un blocco a tempo finisce da solo.",
  },
} as const satisfies Translation<typeof german.help, "it">;

export const staff = {
  confirm: {
    title: "Sei tu?",
    intro:
      "Prima di questo passo te lo chiediamo ancora una volta. Poi per 15 minuti non te lo chiediamo più.",
    passkey: "Conferma con una passkey",
    passkey_failed: "Con la passkey non ha funzionato. Riprova.",
    submit: "Conferma",
    cancel: "Annulla",
    none: "Non hai ancora una seconda protezione.",
    why: "Chi lavora per il team vede cose riservate. Per questo ogni account del team ha bisogno di un’app di autenticazione o di una passkey.",
    set_up: "Configurala ora",
    or: "oppure",
  },
  log: {
    title: "Registro di sicurezza",
    intro:
      "Chi ha effettuato l’accesso, ha fallito o è stato respinto. Nulla può essere modificato; dopo un anno sparisce.",
    link: "Al registro di sicurezza",
    any: "Tutto",
    filter: "Che cosa è successo?",
    empty: "Nessun risultato",
    empty_text: "Appena succede qualcosa, compare qui.",
    failed: "Impossibile caricare il registro di sicurezza",
    more: "Mostra altro",
    more_failed: "Impossibile caricare altro.",
    by: "da {{name}}",
    unknown: "Nessun account",
    gone: "Membro eliminato",
    of_member: "Solo {{name}}",
    all_members: "Mostra di nuovo tutti i membri",
    back: "Al registro",
    level: "Livello {{before}} → {{after}}",
    events: {
      signed_in: "Accesso effettuato",
      sign_in_refused: "Accesso rifiutato",
      sign_in_locked: "Accesso bloccato",
      second_factor_refused: "Secondo fattore errato",
      signed_out: "Disconnessione",
      devices_signed_out: "Altri dispositivi disconnessi",
      password_changed: "Password cambiata",
      password_refused: "Password errata",
      reset_asked: "Nuova password richiesta",
      password_reset: "Password reimpostata",
      email_change_asked: "Nuovo indirizzo richiesto",
      email_changed: "Indirizzo cambiato",
      email_confirmed: "Indirizzo confermato",
      two_factor_on: "Due fattori attivati",
      two_factor_off: "Due fattori disattivati",
      backup_codes_made: "Nuovi codici di riserva",
      passkey_added: "Passkey aggiunta",
      passkey_removed: "Passkey rimossa",
      stepped_up: "Confermato di nuovo",
      admin_refused: "Accesso negato",
      level_changed: "Livello cambiato",
      banned: "Escluso",
      unbanned: "Esclusione revocata",
      exported: "Dati esportati",
      deletion_asked: "Eliminazione richiesta",
      deletion_stopped: "Eliminazione annullata",
    },
    methods: {
      password: "password",
      code: "codice",
      backup_code: "codice di riserva",
      passkey: "passkey",
      google: "Google",
    },
  },
} as const satisfies Translation<typeof german.staff, "it">;
