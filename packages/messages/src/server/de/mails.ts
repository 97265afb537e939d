/** Mails: subject, heading, body and button of each. */
export const messages = {
  footer: {
    why: "Du bekommst diese Mail, weil jemand mit dieser Adresse ein Konto bei {{app}} angelegt hat.",
    ignore: "Warst du das nicht? Dann musst du nichts tun.",
  },
  confirm_email: {
    subject: "Bestätige deine E-Mail-Adresse",
    heading: "Schön, dass du da bist!",
    body: "Bestätige kurz, dass diese Adresse dir gehört. So kommst du immer wieder in dein Konto, und andere wissen, dass es dich gibt.\n\nDer Link ist 24 Stunden gültig und funktioniert einmal.",
    button: "Adresse bestätigen",
  },
  reset_password: {
    subject: "Neues Passwort für {{app}}",
    heading: "Neues Passwort",
    body: "Jemand hat für dein Konto ein neues Passwort angefordert. Wenn du das warst, setz es über den Knopf.\n\nDer Link ist 10 Minuten gültig und funktioniert einmal. Wenn du es nicht warst, bleibt alles, wie es ist.",
    button: "Passwort zurücksetzen",
  },
  first_password: {
    subject: "Leg dein Passwort für {{app}} fest",
    heading: "Dein erstes Passwort",
    body: "Bisher meldest du dich ohne Passwort an. Über den Knopf legst du eins fest; deine bisherige Anmeldung bleibt.\n\nDer Link ist 10 Minuten gültig und funktioniert einmal.",
    button: "Passwort festlegen",
  },
  password_changed: {
    subject: "Dein Passwort wurde geändert",
    heading: "Dein Passwort ist neu",
    body: "Das Passwort deines Kontos wurde am {{when}} geändert. Deine anderen Geräte haben wir abgemeldet.\n\nWarst du das nicht? Dann setz sofort ein neues Passwort und sieh in den Einstellungen nach, welche Geräte angemeldet sind.",
    button: "Passwort zurücksetzen",
  },
  new_device: {
    subject: "Neue Anmeldung bei {{app}}",
    heading: "Neues Gerät angemeldet",
    body: "Auf einem Gerät, das wir noch nicht kennen, hat sich jemand in dein Konto eingeloggt: {{device}}, {{when}}.\n\nWarst du das? Dann ist alles gut. Wenn nicht, melde das Gerät in den Einstellungen ab und ändere dein Passwort.",
    button: "Geräte ansehen",
  },
  change_email: {
    subject: "Bestätige deine neue E-Mail-Adresse",
    heading: "Deine neue Adresse",
    body: "Du möchtest diese Adresse für dein Konto bei {{app}} verwenden. Bestätige kurz, dass sie dir gehört; bis dahin gilt die alte.\n\nDer Link ist 24 Stunden gültig und funktioniert einmal.",
    button: "Neue Adresse bestätigen",
  },
  email_changed: {
    subject: "Deine E-Mail-Adresse wurde geändert",
    heading: "Diese Adresse gilt nicht mehr",
    body: "Dein Konto bei {{app}} gehört jetzt zu einer anderen E-Mail-Adresse. An diese hier schreiben wir dir nicht mehr.\n\nWarst du das nicht? Dann melde dich sofort bei uns: Die Adresse steht im Impressum.",
    button: "Zum Impressum",
  },
  two_factor_on: {
    subject: "Zwei-Faktor-Anmeldung ist an",
    heading: "Doppelt gesichert",
    body: "Ab jetzt fragen wir beim Anmelden zusätzlich nach einem Code aus deiner App. Bewahr deine Backup-Codes gut auf: Sie helfen dir, wenn das Handy weg ist.\n\nWarst du das nicht? Dann ändere sofort dein Passwort.",
    button: "Sicherheit ansehen",
  },
  two_factor_off: {
    subject: "Zwei-Faktor-Anmeldung ist aus",
    heading: "Nur noch dein Passwort",
    body: "Die Zwei-Faktor-Anmeldung deines Kontos wurde abgeschaltet. Zum Anmelden reicht jetzt das Passwort.\n\nWarst du das nicht? Dann ändere sofort dein Passwort und schalte sie wieder ein.",
    button: "Sicherheit ansehen",
  },
  passkey_added: {
    subject: "Neuer Passkey für dein Konto",
    heading: "Ein Passkey mehr",
    body: "Mit dem Passkey „{{name}}“ kann man sich jetzt in dein Konto einloggen.\n\nWarst du das nicht? Dann lösch ihn in den Einstellungen und ändere dein Passwort.",
    button: "Sicherheit ansehen",
  },
  newsletter: {
    subject: "Bestätige deinen Newsletter",
    heading: "Newsletter gewünscht?",
    body: "Du möchtest von uns hören: neue Funktionen, gute Geschichten, selten und kurz. Bestätige das bitte einmal, sonst schicken wir dir nichts.\n\nDer Link ist 24 Stunden gültig.",
    button: "Ja, Newsletter schicken",
  },
  deletion_scheduled: {
    subject: "Dein Konto wird gelöscht",
    heading: "Noch 7 Tage",
    body: "Du hast dein Konto gelöscht. Bis {{when}} bewahren wir es auf, für alle anderen bist du schon nicht mehr zu sehen. Danach löschen wir alles, was zu dir gehört.\n\nAnders überlegt? Melde dich vorher an und behalte dein Konto.",
    button: "Anmelden und behalten",
  },
  deletion_done: {
    subject: "Dein Konto ist gelöscht",
    heading: "Mach’s gut",
    body: "Dein Konto bei {{app}} und alles, was dazugehörte, ist gelöscht. Danke, dass du dabei warst.\n\nDas ist unsere letzte Mail an dich.",
    button: "Zur Startseite",
  },
  digest: {
    subject_one: "{{count}} Neuigkeit für dich bei {{app}}",
    subject_other: "{{count}} Neuigkeiten für dich bei {{app}}",
    heading: "Das ist neu bei dir",
    body: "{{lines}}\n\nDiese Mail kommt höchstens einmal am Tag. Abschalten kannst du sie in den Einstellungen unter „Benachrichtigungen“.",
    button: "Alles ansehen",
  },
} as const;
