/** The login, the page that confirms an address, and the reminder to do so. */
export const login = {
  forgot: "Passwort vergessen?",
  or: "oder",
  invited: "Du bist über eine Einladung hier. Leg ein Konto an, dann zählt sie.",
  why: {
    ended: "Du bist nicht mehr angemeldet. Melde dich wieder an, dann geht es da weiter, wo du warst.",
    password_changed:
      "Dein Passwort wurde geändert, deshalb bist du abgemeldet. Melde dich mit dem neuen an.",
    deleted:
      "Dieses Konto wird gelöscht, deshalb bist du abgemeldet. Melde dich an, wenn du es behalten möchtest.",
    register: "Dein Profil richtest du nach der Anmeldung ein. Melde dich an oder leg zuerst ein Konto an.",
  },
  mode: { label: "Anmelden oder registrieren", sign_in: "Anmelden", sign_up: "Registrieren" },
  sign_in: {
    title: "Schön, dass du wieder da bist",
    lead: "Deine Matches und Chats warten schon.",
    submit: "Anmelden",
  },
  sign_up: {
    title: "Leg los",
    lead: "Kostenlos und in zwei Minuten eingerichtet.",
    submit: "Konto anlegen",
  },
  fields: {
    email: "E-Mail",
    password: "Passwort",
    password_hint: "Mindestens {{min}} Zeichen",
    confirm: "Passwort wiederholen",
    caps_lock: "Die Feststelltaste ist an.",
    terms:
      "Ich bin mindestens 16 Jahre alt und stimme den <terms>Nutzungsbedingungen</terms> zu. Was mit meinen Daten geschieht, steht im <privacy>Datenschutz</privacy>.",
  },
  errors: {
    mismatch: "Die Passwörter stimmen nicht überein.",
    unexpected: "Unerwarteter Fehler. Bitte versuche es noch einmal.",
    taken_action: "Mit dieser Adresse anmelden",
    unlocked_in: "Wieder möglich in {{time}}",
  },
  google: {
    sign_in: "Mit Google anmelden",
    sign_up: "Mit Google registrieren",
    terms:
      "Legst du mit Google ein Konto an, bestätigst du, dass du mindestens 16 bist, und stimmst den <terms>Nutzungsbedingungen</terms> zu. Was mit deinen Daten geschieht, steht im <privacy>Datenschutz</privacy>.",
    no_credential: "Kein Google-Credential erhalten.",
    failed: "Google Login fehlgeschlagen.",
    away: "Google Login ist derzeit nicht verfügbar. Bitte später erneut versuchen.",
    late: "Google Login derzeit nicht verfügbar (Prompt Timeout).",
  },
  passkey: {
    sign_in: "Mit Passkey anmelden",
    given_up: "Abgebrochen, oder auf diesem Gerät gibt es keinen Passkey für dein Konto.",
    failed: "Mit dem Passkey hat es nicht geklappt. Versuch es noch einmal.",
  },
  captcha: {
    label: "Sicherheitsprüfung",
    checking: "Sicherheitsprüfung läuft …",
    harder:
      "Jemand probiert Passwörter für dieses Konto aus. Deshalb prüfen wir neue Geräte gründlicher: Das dauert bis zu einer Minute …",
    solved: "Sicherheitsprüfung bestanden",
  },
  brand: {
    headline: "Zu zweit wird was draus.",
    line_1: "Ich schneide Videos. Wer kann verkaufen?",
    line_2: "Ich. Und ein Produkt habe ich schon.",
    line_3: "Deal. Morgen um zehn?",
  },
  legal: {
    label: "Rechtliches",
    terms: "Nutzungsbedingungen",
    privacy: "Datenschutz",
    imprint: "Impressum",
    language: "Sprache",
  },
  confirm: {
    title: "E-Mail bestätigen",
    working: "Deine Adresse wird bestätigt …",
    proof_title: "Fast fertig",
    proof_text:
      "Gib noch das Passwort deines Kontos ein. So kann niemand mit deiner Adresse ein Konto bestätigen, das nicht deins ist.",
    proof_submit: "Bestätigen",
    proof_sign_in: "Stattdessen anmelden",
    proof_stranger:
      "Du hast gar kein Konto angelegt? Dann lass alles, wie es ist: Unbestätigt bleibt die Adresse wirkungslos.",
    done_title: "Deine Adresse ist bestätigt",
    done_text: "Danke! Damit ist dein Konto komplett.",
    change_text: "Ab jetzt meldest du dich mit der neuen Adresse an.",
    newsletter_title: "Du bekommst unseren Newsletter",
    newsletter_text: "Danke! Abbestellen kannst du ihn jederzeit in den Einstellungen.",
    invalid_title: "Dieser Link gilt nicht mehr",
    invalid_member:
      "Er ist abgelaufen oder wurde schon benutzt. Wir schicken dir gern einen neuen an {{email}}.",
    invalid_guest:
      "Er ist abgelaufen oder wurde schon benutzt. Melde dich an, dann schicken wir dir einen neuen.",
    to_dashboard: "Zum Dashboard",
    to_register: "Profil fertig einrichten",
    to_login: "Zur Anmeldung",
    resend: "Neuen Link senden",
    sent: "Gesendet. Schau in dein Postfach und auch in den Spam-Ordner.",
  },
  bar: {
    short: "Bestätige deine E-\u2060Mail-Adresse.",
    text: "Bestätige deine E-Mail-Adresse: Der Link liegt in deinem Postfach ({{email}}).",
    resend: "Noch einmal senden",
  },
} as const;

/** What stands around signing in: codes, new passwords, bans, terms, and coming back. */
export const pages = {
  back: "Zurück zur Anmeldung",
  code: {
    title: "Noch ein Schritt",
    lead: "Gib den sechsstelligen Code aus deiner Authenticator-App ein.",
    backup_lead: "Gib einen deiner Backup-Codes ein. Jeder funktioniert einmal.",
    label: "Code aus der App",
    backup_label: "Backup-Code",
    backup_hint: "Groß- und Kleinschreibung und der Bindestrich sind egal.",
    use_backup: "Backup-Code verwenden",
    use_app: "Code aus der App verwenden",
    submit: "Anmelden",
    invalid: "Ungültiger Code",
    restart: "Neu anmelden",
  },
  forgot: {
    title: "Passwort vergessen?",
    lead: "Wir schicken dir einen Link, mit dem du ein neues festlegst.",
    email: "E-Mail",
    submit: "Link senden",
    again: "Noch einmal senden",
    again_in_one: "Noch einmal in {{count}} Sekunde",
    again_in_other: "Noch einmal in {{count}} Sekunden",
    sent: "E-Mail gesendet! Wenn es zu dieser Adresse ein Konto gibt, liegt der Link gleich in deinem Postfach. Der Link ist 10 Minuten gültig.",
    email_invalid: "Bitte gib eine gültige E-Mail-Adresse ein.",
    wait_one: "Bitte warte noch {{count}} Sekunde, bevor du erneut eine E-Mail anforderst.",
    wait_other: "Bitte warte noch {{count}} Sekunden, bevor du erneut eine E-Mail anforderst.",
    failed: "Fehler beim Senden der E-Mail. Bitte versuche es erneut.",
  },
  reset: {
    title: "Neues Passwort",
    lead: "Leg ein neues Passwort für {{name}} fest. Danach melden wir alle deine Geräte ab.",
    checking: "Der Link wird geprüft …",
    password: "Neues Passwort",
    password_hint: "8 bis 128 Zeichen",
    confirm: "Neues Passwort wiederholen",
    submit: "Passwort festlegen",
    password_short: "Das Passwort muss mindestens 8 Zeichen lang sein.",
    mismatch: "Die Passwörter stimmen nicht überein.",
    code_needed: "Bitte gib deinen 6-stelligen 2FA-Code ein.",
    failed: "Fehler beim Zurücksetzen des Passworts",
    no_token: "Ungültiger Reset-Link",
    expired: "Ungültiger oder abgelaufener Reset-Link",
    check_failed: "Fehler beim Überprüfen des Reset-Links",
    check_again: "Erneut prüfen",
    invalid_title: "Ungültiger Link",
    invalid_text: "Reset-Links gelten 10 Minuten und funktionieren einmal. Hol dir einfach einen neuen.",
    new_link: "Neuen Link anfordern",
    to_login: "Zurück zum Login",
    done_title: "Dein Passwort ist neu",
    done_text: "Gleich geht es zur Anmeldung …",
  },
  ban: {
    appeal: "Einspruch einlegen",
    sign_in_first: "Wenn du Einspruch einlegen möchtest, melde dich an.",
    label: "Dein Einspruch",
    hint: "Sag uns, warum der Bann falsch ist. Du kannst das einmal tun.",
    send: "Einspruch senden",
    failed: "Das hat nicht geklappt. Versuch es noch einmal.",
    waiting: "Dein Einspruch ist da. Wir sehen ihn uns an.",
    rejected: "Dein Einspruch wurde abgelehnt.",
    rights: "Deine Daten",
    export: "Daten herunterladen",
    delete: "Konto löschen",
    export_text:
      "Bestätige mit deinem Passwort, dann bekommst du alles, was wir über dich gespeichert haben.",
    delete_text:
      "Sieben Tage nach deiner Bestätigung ist alles Persönliche gelöscht. Bis dahin kannst du es dir hier anders überlegen.",
    password: "Dein Passwort",
    deletion_due: "Dein Konto wird am {{when}} gelöscht.",
  },
  keep: {
    title: "Bleibst du doch?",
    text: "Dein Konto wird am {{when}} gelöscht. Bis dahin kannst du es behalten: Alles ist noch da.",
    keep: "Konto behalten",
    leave: "Bei der Löschung bleiben",
    failed: "Das hat nicht geklappt. Versuch es noch einmal.",
  },
  terms: {
    title: "Neue Nutzungsbedingungen",
    text: "Unsere <terms>Nutzungsbedingungen</terms> haben sich geändert. Lies sie bitte und stimm ihnen zu, dann geht es weiter.",
    accept: "Ich stimme zu",
    leave: "Abmelden",
    failed: "Das hat nicht geklappt. Versuch es noch einmal.",
  },
} as const;

/** Codes that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  suspicious_input: "Ungültige Zeichen gefunden. Bitte nutze nur Buchstaben, Zahlen und übliche Zeichen.",
  wrong_credentials: "Falsche E-Mail oder falsches Passwort.",
  email_invalid: "Bitte gib eine gültige E-Mail-Adresse ein.",
  email_taken: "Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich an.",
  password_short: "Das Passwort muss mindestens 8 Zeichen lang sein.",
  password_long: "Das Passwort darf höchstens 128 Zeichen lang sein.",
  password_common: "Dieses Passwort ist zu leicht zu erraten. Nimm bitte ein anderes.",
  terms_required: "Bitte stimme den Nutzungsbedingungen zu.",
  captcha_required: "Bitte schließe die CAPTCHA-Prüfung ab.",
  captcha_failed: "Die CAPTCHA-Prüfung ist fehlgeschlagen. Bitte versuch es noch einmal.",
  captcha_harder:
    "Für dieses Konto ist gerade eine gründlichere Sicherheitsprüfung nötig. Bitte versuch es noch einmal.",
  too_many_attempts: "Zu viele Anmeldeversuche. Bitte warte 5 Minuten, bevor du es noch einmal versuchst.",
  too_many_strangers:
    "Unbekannte probieren gerade Passwörter für dieses Konto aus. Neue Geräte müssen deshalb warten. Nimm ein Gerät, mit dem du schon angemeldet warst, oder einen Passkey. Ein neues Passwort per Mail geht immer.",
} as const;

/** Codes that the endpoints answer with. */
export const errors = {
  provider_off: "Google Login ist derzeit nicht verfügbar. Bitte später erneut versuchen.",
  credential_invalid: "Google Login fehlgeschlagen.",
  wrong_password: "Das Passwort stimmt nicht.",
  fresh_sign_in_required: "Melde dich dafür bitte noch einmal an: Deine Anmeldung ist älter als 10 Minuten.",
  totp_required: "2FA Code erforderlich",
  invalid_totp: "Ungültiger 2FA Code",
  pending_invalid: "Diese Anmeldung ist abgelaufen. Bitte gib E-Mail und Passwort noch einmal ein.",
  already_enabled: "Die Zwei-Faktor-Anmeldung ist schon an.",
  nothing_to_verify: "Richte die Zwei-Faktor-Anmeldung zuerst ein.",
  google_account:
    "Dieses Konto meldet sich mit Google an und hat kein Passwort. Melde dich mit Google an; in den Einstellungen kannst du dann ein Passwort festlegen.",
  no_password: "Dieses Konto hat noch kein Passwort.",
  reset_invalid: "Ungültiger oder abgelaufener Reset-Link",
  passkey_invalid: "Mit diesem Passkey hat es nicht geklappt.",
  too_many_passkeys: "Mehr als 20 Passkeys gehen nicht. Lösch zuerst einen alten.",
  not_banned: "Dein Konto ist nicht gebannt.",
  terms_outdated: "Inzwischen gelten neuere Nutzungsbedingungen. Bitte lade die Seite neu.",
  token_invalid: "Dieser Link ist ungültig oder abgelaufen.",
  proof_required: "Melde dich an oder gib dein Passwort ein, dann ist es bestätigt.",
  email_unconfirmed: "Bestätige dafür zuerst deine E-Mail-Adresse.",
} as const;

/** Its mails: subject, heading, body and button of each. */
export const mails = {
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
  guesses: {
    subject: "Jemand probiert Passwörter für dein Konto aus",
    heading: "Dein Konto hält stand",
    body: "Auf fremden Geräten probiert jemand Passwörter für dein Konto aus. Wir bremsen das: Jeder Versuch kostet mehr Mühe als der davor, und mehr als 100 in der Stunde lassen wir nicht zu. Geräte, mit denen du schon angemeldet warst, und deine Passkeys betrifft das nicht.\n\nKommst du von einem neuen Gerät nicht hinein? Setz ein neues Passwort, das geht immer. Verwendest du dein Passwort auch anderswo, ändere es am besten gleich.",
    button: "Neues Passwort setzen",
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
} as const;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  sign_up: {
    title: "Konto anlegen und E-Mail bestätigen",
    keywords:
      "registrieren, Registrierung, Account erstellen, Bestätigungsmail, bestätigen, Aktivierung, Link abgelaufen, Spam",
    body: "Dein Konto kostet nichts und ist in zwei Minuten eingerichtet.\n\n1. Wähle auf der Anmeldeseite „Registrieren“.\n2. Gib deine E-Mail-Adresse und zweimal ein Passwort mit 8 bis 128 Zeichen ein.\n3. Stimm den Nutzungsbedingungen zu und tippe auf „Konto anlegen“.\n4. Öffne die Mail von uns und bestätige deine Adresse.\n\nDer Link in der Mail gilt 24 Stunden und nur einmal. Kommt nichts an, schau in den Spam-Ordner und tippe oben in der Leiste auf „Noch einmal senden“.",
  },
  sign_in: {
    title: "Anmelden und was eine Sperre bedeutet",
    keywords: "einloggen, Login, Zugang, gesperrt, Sperre, zu viele Versuche, 5 Minuten, falsches Passwort",
    body: "Melde dich mit deiner E-Mail-Adresse und deinem Passwort an. Hast du Zwei-Faktor-Codes eingeschaltet, fragen wir danach noch nach dem Code aus deiner App.\n\nNach fünf Fehlversuchen ist die Anmeldung in dieses Konto an deinem Anschluss für 5 Minuten gesperrt. Das schützt dich vor Leuten, die Passwörter durchprobieren. Die Seite zeigt dir, wann es weitergeht.\n\nProbiert jemand anders Passwörter für dein Konto aus, sperrt dich das nicht aus: Geräte, mit denen du schon angemeldet warst, und Passkeys kommen immer hinein. Auf neuen Geräten dauert die Sicherheitsprüfung dann länger, bis zu einer Minute. Ein neues Passwort per Mail geht immer, auch während einer Sperre.\n\n- Prüfe, ob die Feststelltaste an ist.\n- Lass dir das Passwort mit dem Auge-Symbol zeigen.\n- Weißt du es nicht mehr? Dann setz es per Mail zurück, statt weiter zu raten.",
  },
  reset_password: {
    title: "Passwort vergessen",
    keywords: "zurücksetzen, Reset, neues Passwort, Kennwort verloren, komme nicht rein, Link abgelaufen",
    body: "Kein Problem, du setzt dir einfach ein neues.\n\n1. Geh auf der Anmeldeseite auf den Link für ein vergessenes Passwort.\n2. Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link.\n3. Öffne ihn und wähle ein neues Passwort mit 8 bis 128 Zeichen. Mit Zwei-Faktor-Codes brauchst du zusätzlich einen Code.\n\nDer Link gilt 10 Minuten und nur einmal. Eine weitere Mail kannst du nach 2 Minuten anfordern. Aus Sicherheitsgründen verraten wir nicht, ob es zu einer Adresse ein Konto gibt: Kommt nichts an, prüfe die Schreibweise und den Spam-Ordner.",
  },
  google: {
    title: "Mit Google anmelden",
    keywords: "Google-Konto, Gmail, ohne Passwort, erstes Passwort, Passwort festlegen",
    body: "Siehst du auf der Anmeldeseite den Google-Knopf, kannst du dich ohne eigenes Passwort anmelden. Fehlt er, wird Google hier nicht angeboten.\n\nDu hast dich mit Google registriert und möchtest auch ein Passwort haben?\n\n1. Öffne die Einstellungen und dort „Sicherheit“.\n2. Lass dir eine Mail für dein erstes Passwort schicken.\n3. Öffne den Link darin und wähle ein Passwort mit mindestens 8 Zeichen.\n\nDanach hast du beide Wege. Das ist praktisch, falls du einmal nicht an dein Google-Konto kommst.",
  },
  passkeys: {
    title: "Passkeys: anmelden ohne Passwort",
    keywords:
      "Passkey, Fingerabdruck, Gesichtserkennung, Face ID, Touch ID, Windows Hello, Sicherheitsschlüssel, biometrisch",
    body: "Mit einem Passkey meldest du dich so an, wie du dein Gerät entsperrst: mit Fingerabdruck, Gesicht oder PIN. Du musst dir nichts merken, und niemand kann ihn dir mit einer falschen Seite abluchsen.\n\n1. Öffne die Einstellungen und dort „Sicherheit“.\n2. Lege einen Passkey an und gib ihm einen Namen, etwa „Mein Laptop“.\n3. Wähle ihn beim nächsten Anmelden statt des Passworts.\n\nEin Passkey zählt als beide Faktoren, du brauchst also keinen zusätzlichen Code. Du kannst bis zu 20 anlegen. Verkaufst du ein Gerät, lösche seinen Passkey an derselben Stelle.",
  },
  two_factor: {
    title: "Zwei-Faktor-Codes einschalten",
    keywords: "2FA, TOTP, Authenticator, QR-Code, Zweifaktor, sechsstelliger Code, Authentifizierung",
    body: "Damit reicht ein gestohlenes Passwort nicht mehr, um in dein Konto zu kommen. Du brauchst eine Authenticator-App auf deinem Handy.\n\n1. Öffne die Einstellungen und dort „Sicherheit“.\n2. Schalte die Zwei-Faktor-Codes ein.\n3. Scanne den QR-Code mit der App. Geht das nicht, tippe den geheimen Schlüssel ab.\n4. Gib den sechsstelligen Code ein, den die App zeigt.\n5. Sichere deine zehn Backup-Codes.\n\nEin Code gilt nur kurz. Wird er abgelehnt, prüfe, ob die Uhr deines Handys richtig geht. Zum Ausschalten brauchst du ebenfalls einen Code oder einen Backup-Code.",
  },
  backup_codes: {
    title: "Backup-Codes",
    keywords: "Ersatzcodes, Notfallcodes, Wiederherstellung, Sicherungscodes, 2FA",
    body: "Wenn du Zwei-Faktor-Codes einschaltest, bekommst du zehn Backup-Codes. Jeder ersetzt einmal den Code aus der App, überall, wo wir danach fragen.\n\n- Wir zeigen sie dir nur einmal. Kopiere sie oder lade sie herunter.\n- Bewahre sie getrennt vom Handy auf, etwa im Passwortmanager oder auf Papier.\n- Groß- und Kleinschreibung, Leerzeichen und Bindestriche sind egal.\n\nGehen sie zur Neige, erzeuge in den Einstellungen unter „Sicherheit“ neue. Dafür brauchst du einen Code oder einen der alten Backup-Codes. Die alten gelten ab dann nicht mehr.",
  },
  lost_phone: {
    title: "Handy verloren oder gewechselt",
    keywords: "Telefon weg, neues Handy, gestohlen, kein Code, ausgesperrt, Authenticator verloren",
    body: "Ohne dein Handy kommst du mit einem Backup-Code in dein Konto.\n\n1. Melde dich mit E-Mail-Adresse und Passwort an.\n2. Gib statt des Codes aus der App einen Backup-Code ein.\n3. Melde unter „Sicherheit“ das verlorene Gerät ab.\n\nAuch mit einem Passkey kommst du hinein.\n\nWechselst du nur das Handy, schalte die Codes aus und mit dem neuen wieder ein. Das Ausschalten braucht einen Code aus der App oder einen Backup-Code, es geht also auch ohne das alte Handy. Fehlen dir auch die Backup-Codes, schreib uns an die Adresse im Impressum.",
  },
  devices: {
    title: "Angemeldete Geräte",
    keywords: "Sitzungen, Session, überall abmelden, ausloggen, fremdes Gerät, neues Gerät, Mail, gehackt",
    body: "In den Einstellungen unter „Sicherheit“ siehst du, auf welchen Geräten du angemeldet bist und wann sie zuletzt benutzt wurden. Das zuletzt benutzte steht oben.\n\n- Melde ein einzelnes Gerät ab, wenn du es nicht mehr benutzt.\n- Oder melde alle anderen auf einmal ab. Dieses hier bleibt angemeldet.\n\nMeldet sich ein neues Gerät an, bekommst du eine Mail. Warst du das nicht, melde es sofort ab und ändere dein Passwort. Am besten schaltest du danach Zwei-Faktor-Codes ein.",
  },
  change_password: {
    title: "Passwort ändern",
    keywords: "Kennwort wechseln, neues Passwort, Sicherheit",
    body: "1. Öffne die Einstellungen und dort „Sicherheit“.\n2. Gib dein jetziges Passwort ein und dann das neue.\n3. Hast du Zwei-Faktor-Codes eingeschaltet, gib auch einen sechsstelligen Code ein.\n4. Speichere die Änderung.\n\nDas neue Passwort braucht 8 bis 128 Zeichen und darf nicht auf der Liste der häufigsten Passwörter stehen. Ein ganzer Satz ist leichter zu merken und schwerer zu erraten als Sonderzeichen. Danach sind alle anderen Geräte abgemeldet, dieses bleibt angemeldet. Dein altes Passwort hast du vergessen? Dann setz es per Mail zurück.",
  },
  change_email: {
    title: "E-Mail-Adresse ändern",
    keywords: "Mailadresse wechseln, neue E-Mail, Adresse",
    body: "1. Öffne die Einstellungen und dort „Sicherheit“.\n2. Gib die neue Adresse ein und weise dich mit deinem Passwort aus, bei Zwei-Faktor-Codes auch mit einem Code.\n3. Öffne die Mail, die an die neue Adresse geht, und bestätige sie.\n\nDer Link gilt 24 Stunden und nur einmal. Bis du bestätigst, bleibt die alte Adresse gültig. Auch an sie geht eine Mail, damit niemand heimlich deine Adresse tauscht. Hast du den Wechsel nicht angestoßen, ändere gleich dein Passwort.",
  },
  export: {
    title: "Deine Daten herunterladen",
    keywords: "Export, ZIP, DSGVO, Auskunft, Datenschutz, Kopie, Backup",
    body: "Deine Daten gehören dir. Du bekommst sie jederzeit als ZIP-Datei, bis zu zehnmal am Tag.\n\n1. Öffne die Einstellungen und dort „Sicherheit“.\n2. Wähle dort das Herunterladen deiner Daten und weise dich aus, wenn wir danach fragen.\n3. Speichere die Datei an einem sicheren Ort.\n\nDarin steht alles, was wir über dich gespeichert haben, zum Beispiel dein Profil, deine Entscheidungen, Matches und Nachrichten. Die Datei ist nicht verschlüsselt: Lass sie nicht auf einem fremden Computer liegen. Vor dem Löschen deines Kontos lohnt sich der Export, danach ist nichts mehr da.",
  },
  delete_account: {
    title: "Konto löschen",
    keywords: "Account entfernen, kündigen, abmelden für immer, austreten, alles löschen, 7 Tage",
    body: "1. Öffne die Einstellungen, dort „Sicherheit“ und ganz unten das Löschen des Kontos.\n2. Gib dein Passwort ein, mit Zwei-Faktor-Codes auch einen Code.\n3. Bestätige die Löschung.\n\nAlle deine Geräte werden abgemeldet. Du hast dann 7 Tage Bedenkzeit: Überlegst du es dir anders, melde dich in dieser Zeit wieder an und behalte dein Konto. Danach löschen wir alles Persönliche endgültig. Was du für andere geschrieben hast, steht dann unter „Gelöschtes Mitglied“. Möchtest du nur Ruhe, reicht vielleicht eine Pause im Matching.",
  },
  ban: {
    title: "Gesperrtes Konto und Einspruch",
    keywords: "gebannt, Bann, Sperrung, Regeln, Verstoß, Widerspruch",
    body: "Wer gegen die Nutzungsbedingungen verstößt, kann gesperrt werden, für eine Zeit oder auf Dauer. Du wirst dann auf allen Geräten abgemeldet und siehst beim Anmelden den Grund und bis wann die Sperre gilt.\n\nHältst du das für falsch, kannst du genau einmal Einspruch einlegen:\n\n1. Melde dich an, dann erscheint das Feld dafür.\n2. Beschreib ruhig und genau, was aus deiner Sicht passiert ist, in höchstens 2000 Zeichen.\n3. Lies alles noch einmal, bevor du es abschickst.\n\nEin Mensch liest deinen Einspruch. Eine befristete Sperre endet von selbst.",
  },
} as const;

/** What the team meets: confirming who one is within a session, and the security log. */
export const staff = {
  confirm: {
    title: "Bist du es?",
    intro: "Für diesen Schritt fragen wir noch einmal nach. Danach hast du 15 Minuten Ruhe.",
    passkey: "Mit Passkey bestätigen",
    passkey_failed: "Mit dem Passkey hat es nicht geklappt. Versuch es noch einmal.",
    submit: "Bestätigen",
    cancel: "Abbrechen",
    none: "Du hast noch keine zweite Sicherung.",
    why: "Wer fürs Team arbeitet, sieht Vertrauliches. Darum braucht jedes Teamkonto eine Authenticator-App oder einen Passkey.",
    set_up: "Jetzt einrichten",
    or: "oder",
  },
  log: {
    title: "Sicherheitsprotokoll",
    intro:
      "Wer sich angemeldet hat, gescheitert ist oder abgewiesen wurde. Nichts daran lässt sich ändern; nach einem Jahr verschwindet es.",
    link: "Zum Sicherheitsprotokoll",
    any: "Alles",
    filter: "Was ist geschehen?",
    empty: "Nichts gefunden",
    empty_text: "Sobald etwas geschieht, steht es hier.",
    failed: "Das Sicherheitsprotokoll ließ sich nicht laden",
    more: "Mehr anzeigen",
    more_failed: "Mehr ließ sich nicht laden.",
    by: "durch {{name}}",
    unknown: "Kein Konto",
    gone: "Gelöschtes Mitglied",
    of_member: "Nur {{name}}",
    all_members: "Wieder alle Mitglieder zeigen",
    back: "Zum Protokoll",
    level: "Stufe {{before}} → {{after}}",
    events: {
      signed_in: "Angemeldet",
      sign_in_refused: "Anmeldung abgewiesen",
      sign_in_locked: "Anmeldung gesperrt",
      second_factor_refused: "Zweite Sicherung falsch",
      signed_out: "Abgemeldet",
      devices_signed_out: "Andere Geräte abgemeldet",
      password_changed: "Passwort geändert",
      password_refused: "Passwort falsch",
      reset_asked: "Neues Passwort angefordert",
      password_reset: "Passwort zurückgesetzt",
      email_change_asked: "Neue Adresse angefordert",
      email_changed: "Adresse geändert",
      email_confirmed: "Adresse bestätigt",
      two_factor_on: "Zwei-Faktor eingeschaltet",
      two_factor_off: "Zwei-Faktor ausgeschaltet",
      backup_codes_made: "Neue Backup-Codes",
      passkey_added: "Passkey hinzugefügt",
      passkey_removed: "Passkey entfernt",
      stepped_up: "Noch einmal bestätigt",
      admin_refused: "Zugriff verweigert",
      level_changed: "Stufe geändert",
      banned: "Gebannt",
      unbanned: "Bann aufgehoben",
      exported: "Daten mitgenommen",
      deletion_asked: "Löschung beantragt",
      deletion_stopped: "Löschung zurückgenommen",
    },
    methods: {
      password: "Passwort",
      code: "Code",
      backup_code: "Backup-Code",
      passkey: "Passkey",
      google: "Google",
    },
  },
} as const;
