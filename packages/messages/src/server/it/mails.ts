import type { Translation } from "../../translation.ts";
import type { messages as german } from "../de/mails.ts";

/** Mails: subject, heading, body and button of each. */
export const messages: Translation<typeof german, "it"> = {
  footer: {
    why: "Ricevi questa mail perché qualcuno ha creato un account {{app}} con questo indirizzo.",
    ignore: "Non eri tu? Allora non devi fare nulla.",
  },
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
  digest: {
    subject_one: "Una novità per te su {{app}}",
    subject_many: "{{count}} novità per te su {{app}}",
    subject_other: "{{count}} novità per te su {{app}}",
    heading: "Ecco le tue novità",
    body: "{{lines}}\n\nQuesta mail arriva al massimo una volta al giorno. Puoi disattivarla nelle impostazioni, alla voce «Notifiche».",
    button: "Vedi tutto",
  },
};
