import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Members’ keys: why something is refused. */
export const errors = {
  identity_exists: "Hai già una chiave. Ricarica la pagina.",
} as const satisfies Translation<typeof german.errors, "it">;

/** The passphrase: set up, unlocked, recovered, changed. */
export const pages = {
  set_up: {
    title: "La tua frase segreta",
    lead: "Quello che scrivi qui viene cifrato sul tuo dispositivo prima di arrivare a noi. Possono leggerlo solo tu e chi inviti. Noi no. Per questo scegli una volta una frase segreta.",
    no_reset:
      "Noi non la conosciamo e non possiamo reimpostarla. Per questo tra poco ricevi anche un codice di recupero.",
    next: "Avanti",
  },
  passphrase: {
    label: "Frase segreta",
    hint: "Almeno 10 caratteri. Vanno bene quattro parole che non c’entrano l’una con l’altra. Non usare la password di accesso.",
    short: "Ancora troppo corta",
    long: "È troppo lunga",
    weak: "Facile da indovinare. Qualche parola in più la rende sicura.",
    fine: "Bene",
    strong: "Ottima: difficile da indovinare",
  },
  code: {
    title: "Il tuo codice di recupero",
    lead: "Se dimentichi la frase segreta, è l’unico modo per rientrare. Lo mostriamo solo adesso. Conservalo con i documenti importanti.",
    copy: "Copia",
    copied: "Codice copiato",
    copy_failed: "Non è stato possibile copiare. Trascrivi il codice a mano.",
    print: "Stampa",
    download: "Salva come file",
    file_title: "{{name}}: codice di recupero",
    file_text: "Chi ha questo codice e l’accesso al tuo account può leggere i tuoi documenti cifrati.",
    have_it: "L’ho al sicuro",
    check: "Per prova: quali sono i quattro caratteri del gruppo {{group}}?",
    check_wrong: "Non è corretto. Controlla di nuovo.",
    again: "Mostra di nuovo il codice",
    finish: "Fatto",
  },
  unlock: {
    title: "Apri con la tua frase segreta",
    lead: "Su questo dispositivo serve una volta sola, finché non esci.",
    wrong: "Non è la tua frase segreta.",
    forgotten: "Hai dimenticato la frase segreta?",
    open: "Apri",
    by_passkey: "Apri con la passkey",
  },
  recover: {
    title: "Frase segreta dimenticata",
    lead: "Scrivi il codice di recupero ricevuto alla configurazione. Maiuscole, minuscole e trattini non contano.",
    code: "Codice di recupero",
    wrong: "Questo codice non corrisponde al tuo account.",
    lost: "Non hai più nemmeno il codice?",
    next: "Avanti",
    new_lead: "Il codice è giusto. Ora scegli una nuova frase segreta. Il codice resta valido.",
    new: "Nuova frase segreta",
    save: "Imposta la nuova frase",
    done: "La nuova frase segreta vale da ora.",
  },
  over: {
    title: "Ricominciare da capo",
    lead: "Ricevi una nuova chiave. I documenti cifrati che potevi aprire solo tu saranno persi per sempre. Chi condivide documenti con te può ridarti l’accesso.",
    confirm: "Ricomincia",
    done: "Hai una nuova chiave.",
  },
  settings: {
    title: "Frase segreta per i documenti cifrati",
    lead: "Le presentazioni vengono cifrate sul tuo dispositivo. Non possiamo leggerne il contenuto né reimpostare la frase segreta.",
    since: "Valida dal giorno",
    set_up: "Imposta una frase segreta",
    set_up_done: "La tua frase segreta è impostata.",
    change: "Cambia la frase segreta",
    change_confirm: "Cambia",
    current: "Frase segreta attuale",
    changed: "Frase segreta cambiata.",
    new_code: "Nuovo codice di recupero",
    rarely: "Codice perso o ricominciare da capo",
    code_lead: "Il codice attuale poi non vale più.",
    code_last: "Per finire: dimostra che sei tu. Solo allora vale il nuovo codice.",
    code_confirm: "Attiva il nuovo codice",
    code_changed: "Il nuovo codice vale da ora.",
    over: "Ricominciare da capo",
    here_open: "Sbloccata su questo dispositivo finché non esci.",
    here_locked: "Bloccata su questo dispositivo.",
    lock: "Blocca ora",
    unlock: "Apri",
  },
  passkey: {
    add: "Abilita una passkey",
    lead: "Al posto della frase segreta basteranno impronta, volto o PIN del dispositivo. La frase resta valida.",
    none: "Non hai ancora una passkey. Creane prima una più in alto, in «Passkey».",
    touch_lead: "La frase è giusta. Ora il browser chiede la passkey.",
    touch: "Scegli una passkey",
    last: "Per finire, dimostra che sei tu. Solo allora la passkey apre i tuoi documenti.",
    confirm: "Attiva la passkey",
    added: "Da ora la passkey apre anche i tuoi documenti cifrati.",
    list: "Passkey che aprono i tuoi documenti",
    since: "Apre dal giorno",
    unnamed: "Passkey",
    remove: "Rimuovi",
    remove_named: "Rimuovi: {{name}}",
    removed: "La passkey non apre più i tuoi documenti. Puoi ancora usarla per accedere.",
    cancelled: "Annullato, oppure è passato troppo tempo. Riprova pure.",
    unable: "Questa passkey non può farlo. Usane un’altra, creala di nuovo o usa la frase.",
    failed: "La passkey non ha aperto i documenti. Usa la frase segreta.",
  },
  trouble: {
    weak_lock:
      "Il server chiede una protezione più debole del previsto. Per sicurezza qui non si apre nulla. Scrivici.",
    memory: "Ora questo dispositivo ha troppo poca memoria. Chiudi altre schede e riprova.",
    browser: "Questo browser non ne è ancora capace. Usane uno più recente.",
    failed: "Qualcosa è andato storto. Riprova.",
  },
} as const satisfies Translation<typeof german.pages, "it">;

/** Its article in the help centre. */
export const help = {
  passphrase: {
    title: "Frase segreta e documenti cifrati",
    keywords:
      "frase segreta, cifrato, end to end, codice di recupero, chiave, presentazione, numero di sicurezza",
    body: "Le presentazioni vengono cifrate sul tuo dispositivo prima di arrivare a noi. Possono leggerle solo le persone che inviti e chi ha un tuo link. Noi non ne vediamo il contenuto. Vediamo solo i nomi delle versioni, chi partecipa e quando qualcuno modifica qualcosa.\n\n1. La prima volta scegli una frase segreta. Ci vuole meno di un minuto.\n2. Poi ricevi un codice di recupero. Stampalo o conservalo in un posto sicuro.\n3. Su ogni dispositivo inserisci la frase una volta dopo l’accesso. Con una passkey bastano anche l’impronta o il volto: la abiliti in «$t(settings:title)», «$t(settings:tabs.security)».\n\nSe la dimentichi, aiuta solo il codice di recupero. Noi non possiamo reimpostarla. Se mancano tutti e due, ricomincia in «$t(settings:title)», «$t(settings:tabs.security)»: i documenti che potevi aprire solo tu saranno persi.\n\nVuoi avere la certezza che nessuno si sia messo in mezzo? In «$t(documents:share.button)» confronta il numero di sicurezza con l’altra persona, meglio al telefono.",
  },
} as const satisfies Translation<typeof german.help, "it">;
