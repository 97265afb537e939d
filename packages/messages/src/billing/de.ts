/** Buying, what was bought, one's rights, and the test version. */

/** Codes that the endpoints answer with. */
export const errors = {
  billing_unavailable: "Billing nicht verfügbar",
  too_young: "Kaufen kannst du ab 16 Jahren.",
  subscription_runs: "Dein Abo läuft schon. Du kannst es in den Einstellungen verwalten.",
  nothing_bought: "Du hast noch nichts gekauft.",
  signature_invalid: "Diese Nachricht ist nicht richtig unterschrieben.",
  withdrawal_over:
    "Von diesem Kauf kannst du nicht mehr zurücktreten: Die Frist ist vorbei, oder das Geld ist schon zurück.",
  papers_unavailable: "Die PDF-Datei lässt sich gerade nicht erstellen. Versuch es gleich noch einmal.",
  no_subscription: "Bei dir läuft gerade kein Abo.",
  test_version_used: "Du hast die Testversion schon genutzt. (already used)",
  premium_already: "Du hast schon Premium. Die Testversion brauchst du nicht.",
  already_resolved: "Das hat schon jemand erledigt.",
  nothing_to_refund: "Hier gibt es keine Zahlung, die zurückgehen könnte.",
} as const;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  premium_expiring: {
    name: "Premium oder Testversion endet bald",
    premium: {
      title: "Dein Premium endet bald",
      text: "Verlängere jetzt, dann läuft alles ohne Pause weiter.",
      line: "Dein Premium endet bald",
    },
    test: {
      title: "Deine Testversion endet bald",
      text: "Was du angelegt hast, bleibt. Mit Premium arbeitest du daran weiter.",
      line: "Deine Testversion endet bald",
    },
  },
} as const;

/** Mails. */
export const mails = {
  purchase_confirmed: {
    subject: "Deine Bestellung {{order}} bei {{app}}",
    heading: "Danke für deinen Kauf!",
    body: "Deine Zahlung ist da, Premium ist ab sofort aktiv.\n\n{{plan}}\n{{amount}} inkl. MwSt.\nBestellung {{order}}, bezahlt am {{when}}\n\nDu kannst innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Dann bekommst du den vollen Betrag zurück. Rechnung, Bedingungen und Widerrufsbelehrung mit Formular hängen an dieser Mail. Heb sie bitte auf.",
    button: "Meine Käufe",
  },
  purchase_confirmed_test: {
    subject: "Testkauf {{order}} bei {{app}}",
    heading: "Dein Testkauf hat geklappt",
    body: "Das war Testgeld: Es wurde nichts berechnet. Premium ist ab sofort aktiv.\n\n{{plan}}\n{{amount}} inkl. MwSt.\nBestellung {{order}}, bezahlt am {{when}}\n\nDu kannst innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Rechnung, Bedingungen und Widerrufsbelehrung mit Formular hängen an dieser Mail.",
    button: "Meine Käufe",
  },
  purchase_refunded: {
    subject: "Dein Geld kommt zurück: Bestellung {{order}}",
    heading: "Dein Geld kommt zurück",
    body: "Wir haben dir {{amount}} für „{{plan}}“ (Bestellung {{order}}) zurückgezahlt, auf demselben Weg, auf dem du bezahlt hast. Je nach Bank dauert es ein paar Tage.\n\nDie Gutschrift hängt an dieser Mail.",
    button: "Meine Käufe",
  },
  withdrawal_received: {
    subject: "Dein Widerruf {{number}} ist angekommen",
    heading: "Dein Widerruf ist angekommen",
    body: "Wir bestätigen den Eingang deines Widerrufs.\n\nNummer: {{number}}\nEingegangen: {{when}}\nName: {{name}}\nBestellung: {{order}}\nDeine Nachricht: {{text}}\n\nKönnen wir den Widerruf deinem Kauf eindeutig zuordnen, zahlen wir dir den vollen Betrag sofort zurück. Sonst meldet sich ein Mensch bei dir, spätestens nach 14 Tagen ist alles erledigt.",
    button: "{{app}} öffnen",
  },
  cancellation_received: {
    subject: "Deine Kündigung {{number}} ist angekommen",
    heading: "Deine Kündigung ist angekommen",
    body: "Wir bestätigen den Eingang deiner Kündigung.\n\nNummer: {{number}}\nEingegangen: {{when}}\nName: {{name}}\nBestellung: {{order}}\nDeine Nachricht: {{text}}\n\nWir prüfen, zu welchem Vertrag sie gehört, und schreiben dir, wann er endet.",
    button: "{{app}} öffnen",
  },
  cancellation_received_until: {
    subject: "Deine Kündigung {{number}} ist angekommen",
    heading: "Deine Kündigung ist angekommen",
    body: "Wir bestätigen den Eingang deiner Kündigung.\n\nNummer: {{number}}\nEingegangen: {{when}}\nName: {{name}}\nBestellung: {{order}}\nDeine Nachricht: {{text}}\n\nDein Vertrag endet am {{until}}. Danach wird nichts mehr abgebucht.",
    button: "{{app}} öffnen",
  },
  subscription_cancelled: {
    subject: "Dein Abo bei {{app}} ist gekündigt",
    heading: "Dein Abo ist gekündigt",
    body: "Du hast dein Abo am {{when}} gekündigt. Premium bleibt dir bis zum {{until}}, danach wird nichts mehr abgebucht.\n\nBis dahin kannst du die Kündigung in den Einstellungen zurücknehmen.",
    button: "{{app}} öffnen",
  },
  premium_expiring: {
    subject: "Dein Premium bei {{app}} endet am {{until}}",
    heading: "Dein Premium endet bald",
    body: "Am {{until}} endet dein Premium. Es verlängert sich nicht von selbst. Kaufst du vorher nach, hängen wir die neue Zeit einfach an.\n\nAlles, was du angelegt hast, bleibt lesbar und lässt sich exportieren.",
    button: "Premium verlängern",
  },
  test_expiring: {
    subject: "Deine Testversion bei {{app}} endet am {{until}}",
    heading: "Deine Testversion endet bald",
    body: "Am {{until}} endet deine Testversion. Sie kostet nichts und verlängert sich nicht.\n\nAlles, was du angelegt hast, bleibt lesbar. Mit Premium arbeitest du daran weiter.",
    button: "Premium ansehen",
  },
} as const;

/** What only the server says: names of plans, papers, and the pages of the payments with test money. */
export const messages = {
  plan_30d: "Premium für 30 Tage",
  plan_6m: "Premium für 6 Monate",
  plan_monthly: "Premium-Abo, monatlich",
  paper_invoice: "Rechnung",
  paper_credit_note: "Gutschrift",
  paper_test: "Testgeld: Es wurde nichts berechnet.",
  paper_number: "Nummer",
  paper_date: "Datum",
  paper_order: "Bestellung",
  paper_of_invoice: "Zur Rechnung",
  paper_period: "Zeitraum",
  paper_service: "Leistung",
  paper_amount: "Betrag",
  paper_vat: "Umsatzsteuer {{rate}} ({{country}})",
  paper_total: "Gesamt, inkl. Umsatzsteuer",
  paper_paid: "Der Betrag ist bezahlt. Danke!",
  paper_returned: "Der Betrag geht auf demselben Weg zurück, auf dem er bezahlt wurde.",
  notice_title: "Widerrufsbelehrung",
  notice_right_title: "Widerrufsrecht",
  notice_right_text:
    "Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.\n\nUm dein Widerrufsrecht auszuüben, musst du uns ({{operator}}, {{address}}, {{email}}) mit einer eindeutigen Erklärung über deinen Entschluss informieren, diesen Vertrag zu widerrufen. Du kannst dafür das Formular unten verwenden oder auf unserer Seite „Vertrag widerrufen“ drücken; beides ist nicht vorgeschrieben. Zur Wahrung der Frist genügt es, dass du die Mitteilung vor Ablauf der Frist absendest.",
  notice_effect_title: "Folgen des Widerrufs",
  notice_effect_text:
    "Wenn du diesen Vertrag widerrufst, zahlen wir dir alle Zahlungen, die wir von dir erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurück, an dem die Mitteilung über deinen Widerruf bei uns eingegangen ist. Wir verwenden dasselbe Zahlungsmittel wie bei deiner Zahlung und berechnen dafür nichts. Das gilt auch dann in voller Höhe, wenn du verlangt hast, dass die Leistung vor Ablauf der Frist beginnt.",
  notice_form_title: "Muster-Widerrufsformular",
  notice_form_text:
    "Wenn du den Vertrag widerrufen willst, füll dieses Formular aus und sende es zurück an {{operator}}, {{address}}, {{email}}.\n\nHiermit widerrufe ich den von mir abgeschlossenen Vertrag über die folgende Dienstleistung (Bestellung {{order}}):",
  notice_line_contract: "Dienstleistung",
  notice_line_ordered: "Bestellt am",
  notice_line_name: "Name",
  notice_line_address: "Anschrift",
  notice_line_date: "Datum",
  notice_line_signature: "Unterschrift (nur bei Mitteilung auf Papier)",
  local_note: "Testgeld. Hier fließt kein Geld, es wird nichts berechnet.",
  local_checkout: "Testkasse",
  local_vat: "inkl. MwSt.",
  local_card: "Testkarte",
  local_cards:
    "4242 4242 4242 4242 zahlt. 4000 0000 0000 0002 wird abgelehnt. 4000 0000 0000 0259 zahlt und wird angefochten. Gib keine echte Karte ein.",
  local_pay: "Mit Testgeld zahlen",
  local_back: "Zurück",
  local_home: "Zum Dashboard",
  local_gone: "Diese Seite ist abgelaufen",
  local_declined: "Die Karte wurde abgelehnt. Es wurde nichts berechnet.",
  local_no_card: "Das ist keine Testkarte. Bitte gib keine echte ein.",
  local_portal: "Testportal",
  local_subscription: "Abo",
  local_method: "Zahlungsmittel",
  local_payments: "Zahlungen",
  local_none: "Nichts vorhanden",
  local_returned: "zurückgezahlt",
  local_renews: "Läuft, nächste Abbuchung am {{until}}",
  local_ends: "Gekündigt, läuft bis {{until}}",
  local_ended: "Beendet",
  local_cancel: "Kündigen",
  local_keep: "Doch behalten",
} as const;
