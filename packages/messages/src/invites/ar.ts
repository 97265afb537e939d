/** One's invite link, who came by it, what it earns, and how that is paid out. */

/** Codes that the endpoints answer with. */
export const errors = {
  slug_invalid: "3 bis 64 Zeichen: Buchstaben, Ziffern, - und _.",
  slug_taken: "Dieser Name ist schon vergeben.",
  slug_reserved: "Dieser Name ist reserviert. Such dir einen anderen aus.",
  link_exists: "Du hast schon einen Einladungslink. Er bleibt für immer deiner.",
  invite_unknown: "Diesen Einladungslink gibt es nicht (mehr).",
  invite_own: "Das ist dein eigener Link.",
  invite_late: "Ein Einladungslink zählt nur innerhalb von 24 Stunden nach der Anmeldung.",
  iban_invalid: "Diese IBAN stimmt nicht, oder SEPA reicht nicht dorthin.",
  payout_too_small: "Auszahlen können wir ab 25 Euro.",
  payout_running: "Eine Auszahlung läuft schon. Wenn sie da ist, kannst du die nächste anfordern.",
  payout_decided: "Darüber ist schon entschieden.",
  batch_empty: "Es ist keine Auszahlung freigegeben.",
  payout_account_missing: "Es ist kein Konto hinterlegt, von dem ausgezahlt wird.",
} as const;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "Jemand kam über deinen Einladungslink",
    title: "Jemand ist über deinen Link dabei",
    text: "Sieh nach, wie viele schon gekommen sind.",
    line: "Jemand hat sich über deinen Einladungslink angemeldet",
  },
} as const;

/** What only the server says: the monthly credit note. */
export const messages = {
  statement: "Gutschrift",
  statement_test: "Testgeld: Es wird nichts ausgezahlt.",
  statement_for: "Für",
  statement_number: "Nummer",
  statement_what: "Vorgang",
  statement_amount: "Betrag",
  statement_opening: "Stand am Monatsanfang",
  statement_closing: "Stand am Monatsende",
  statement_tax:
    "Für Empfehlungen von zahlenden Mitgliedern. Ob und wie du das versteuerst, hängt von dir ab: Frag im Zweifel dein Finanzamt oder eine Steuerberatung.",
  line_earned: "Empfehlung eines zahlenden Mitglieds",
  line_reversed: "Zurückgenommen: Kauf erstattet oder angefochten",
  line_paid: "Ausgezahlt",
} as const;
