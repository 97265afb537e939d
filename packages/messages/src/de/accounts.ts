export const messages = {
  forgot: "Passwort vergessen?",
  or: "oder",
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
    invited: "Du kommst über eine Einladung. Sie zählt, sobald du dein Konto anlegst.",
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
      "Wenn du dich mit Google registrierst, bestätigst du, dass du mindestens 16 bist und den Nutzungsbedingungen zustimmst.",
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
    solved: "Sicherheitsprüfung bestanden",
  },
  brand: {
    headline: "Zu zweit wird was draus.",
    line_1: "Ich schneide Videos. Wer kann verkaufen?",
    line_2: "Ich. Und ein Produkt habe ich schon.",
    line_3: "Deal. Morgen um zehn?",
  },
  legal: { label: "Rechtliches", terms: "Nutzungsbedingungen", privacy: "Datenschutz", language: "Sprache" },
  confirm: {
    title: "E-Mail bestätigen",
    working: "Deine Adresse wird bestätigt …",
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
