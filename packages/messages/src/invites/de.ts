/** One's invite link, who came by it, what it earns, and how that is paid out. */

/** Codes that the endpoints answer with. */
export const errors = {
  slug_invalid: "3 bis 64 Zeichen: Buchstaben (keine Umlaute), Ziffern, - und _.",
  slug_taken: "Dieser Name ist schon vergeben.",
  slug_reserved: "Dieser Name ist reserviert. Such dir einen anderen aus.",
  link_exists: "Du hast schon einen Einladungslink. Er bleibt für immer deiner.",
  invite_unknown: "Diesen Einladungslink gibt es nicht (mehr).",
  invite_own: "Das ist dein eigener Link.",
  invite_late: "Ein Einladungslink zählt nur innerhalb von 24 Stunden nach der Registrierung.",
  iban_invalid: "Diese IBAN stimmt nicht, oder das Land gehört nicht zum SEPA-Raum.",
  payout_too_small: "Auszahlen können wir ab 25 Euro.",
  payout_running: "Eine Auszahlung läuft schon. Wenn sie da ist, kannst du die nächste anfordern.",
  payout_decided: "Darüber ist schon entschieden.",
  payout_uncovered: "Das Guthaben deckt diese Auszahlung nicht mehr: Ein Verdienst wurde zurückgenommen.",
  holder_unwritable: "Diesen Namen können Banken nicht verarbeiten. Gib ihn in lateinischen Buchstaben an.",
  batch_empty: "Es ist keine Auszahlung freigegeben.",
  payout_account_missing: "Es ist kein Konto hinterlegt, von dem ausgezahlt wird.",
} as const;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "Jemand kam über deinen Einladungslink",
    title: "Jemand hat sich über deinen Link registriert",
    text: "Sieh nach, wie viele schon gekommen sind.",
    line: "Jemand hat sich über deinen Link registriert",
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
    "Für Empfehlungen von zahlenden Mitgliedern. Ob und wie du das versteuerst, hängt von deiner Lage ab: Frag im Zweifel dein Finanzamt oder eine Steuerberatung.",
  line_earned: "Empfehlung eines zahlenden Mitglieds",
  line_reversed: "Zurückgenommen: Kauf erstattet oder angefochten",
  line_paid: "Ausgezahlt",
} as const;

/** The page of one's own link: who came by it, what it earns, payouts and statements. */
export const pages = {
  title: "Einladen und verdienen",
  lead: "Bring Menschen mit, die auch etwas aufbauen wollen. Für jedes Mitglied, das über deinen Link kommt und Premium kauft, bekommst du Geld.",
  failed: "Deine Einladungen ließen sich nicht laden",
  make: {
    title: "Such dir deinen Link aus",
    lead: "Er gehört dir für immer. Ändern lässt er sich danach nicht mehr.",
    label: "Name deines Links",
    hint: "3 bis 64 Zeichen: Buchstaben (keine Umlaute), Ziffern, - und _.",
    invalid: "Hier gehen nur Buchstaben (keine Umlaute), Ziffern, - und _.",
    short: "Noch zu kurz: mindestens 3 Zeichen.",
    button: "Link anlegen",
    confirm_title: "Diesen Link für immer anlegen?",
    confirm_text:
      "Dein Link heißt dann „{{slug}}“. Du kannst ihn später nicht ändern und keinen zweiten anlegen.",
    confirm_button: "Für immer anlegen",
    failed: "Einladung konnte nicht erstellt werden",
    done: "Dein Link ist da. Schick ihn gleich jemandem.",
  },
  link: {
    title: "Dein Link",
    lead: "Wer sich darüber registriert, zählt für dich. Das gilt auch, wenn jemand ihn erst bis zu 24 Stunden nach der Registrierung öffnet.",
    label: "Dein Einladungslink",
    copy: "Kopieren",
    copied: "Link kopiert.",
    copy_failed: "Das Kopieren hat nicht geklappt. Markiere den Link und kopiere ihn von Hand.",
    share: "Teilen",
    share_text: "Komm zu {{app}}: Hier findest du Menschen, mit denen du etwas aufbauen kannst.",
    qr: "QR-Code mit deinem Einladungslink",
    png: "PNG laden",
    svg: "SVG laden",
  },
  stats: {
    title: "Was dein Link gebracht hat",
    total: "Registriert",
    premium: "Aktuell mit Premium",
    conversions: "Haben gekauft",
    revenue: "Bezahlt von ihnen",
    earnings: "Verdient",
  },
  people: {
    title: "Wer über deinen Link kam",
    premium: "Premium",
    bought: "Hat schon gekauft",
    newcomer: "Noch ohne Namen",
    all: "Alle zeigen",
    empty: "Noch niemand",
    empty_text:
      "Schick deinen Link zwei, drei Menschen, die schon länger etwas gründen wollen. Sobald sich jemand registriert, steht der Name hier.",
  },
  money: {
    title: "Dein Verdienst",
    reward: "{{amount}} für jedes zahlende Mitglied: {{usd}}, umgerechnet zum Kurs {{rate}} vom {{date}}.",
    payable: "Auszahlbar",
    missing: "Noch {{amount}}, dann kannst du dir das Geld auszahlen lassen.",
    enough: "Du kannst dir das Geld auszahlen lassen.",
    progress: "Fortschritt bis zur Auszahlung",
    request: "Auszahlen lassen",
    running: "Eine Auszahlung ist unterwegs. Wenn sie da ist, kannst du die nächste anfordern.",
    waiting: "Wartet",
    waiting_text: "Wer kauft, kann {{days}} Tage lang widerrufen. Danach wird das Geld auszahlbar.",
    held: "In Prüfung",
    held_text: "Manche Registrierungen sehen wir uns an, bevor wir auszahlen. Du musst nichts tun.",
    requested: "Angefordert",
    requested_text: "Auf dem Weg zu dir.",
    paid: "Ausgezahlt",
    paid_text: "Schon auf deinem Konto.",
    earned: "Insgesamt verdient",
    earned_text: "Ohne Käufe, die zurückgegeben wurden.",
  },
  payout: {
    title: "{{amount}} auszahlen lassen",
    lead: "Wir überweisen alles, was auszahlbar ist, sobald jemand aus dem Team es geprüft hat.",
    iban: "IBAN",
    iban_hint: "Das Konto, auf das wir überweisen.",
    iban_short: "Da fehlen noch Stellen.",
    iban_wrong: "Diese IBAN stimmt nicht. Vergleich sie Zeichen für Zeichen.",
    iban_good: "Die IBAN ist richtig geschrieben.",
    holder: "Konto lautet auf",
    holder_hint: "So, wie der Name bei der Bank steht.",
    holder_missing: "Wem gehört das Konto?",
    send: "Auszahlung anfordern",
    done: "Angefordert. Wir prüfen und überweisen dann.",
  },
  payouts: {
    title: "Auszahlungen",
    empty: "Hier steht später jede Auszahlung und wie weit sie ist.",
    account: "Konto, das auf {{end}} endet",
    reason: "Grund: {{reason}}",
    older: "Ältere anzeigen",
    older_failed: "Ältere ließen sich nicht laden.",
    states: {
      requested: "Wird geprüft",
      approved: "Freigegeben, wird überwiesen",
      rejected: "Abgelehnt",
      paid: "Überwiesen",
    },
  },
  months: {
    title: "Abrechnungen",
    lead: "Für jeden Monat, in dem sich etwas tut, eine Gutschrift für deine Unterlagen.",
    empty: "Die erste Abrechnung entsteht mit deinem ersten Verdienst.",
    opening: "Anfangsstand",
    earned: "Verdient",
    reversed: "Zurückgenommen",
    paid: "Ausgezahlt",
    closing: "Endstand",
    pdf: "PDF",
    pdf_of: "Gutschrift {{month}} als PDF laden",
    pdf_failed: "Die Gutschrift ließ sich nicht laden. Versuch es gleich noch einmal.",
  },
  how: "So funktioniert es",
} as const;

/** Where a link leads to: it is redeemed there. */
export const redeem = {
  title: "Einladung",
  working: "Deine Einladung wird eingelöst …",
  success: "Einladung eingelöst! Weiterleitung…",
  already: "Du bist schon dabei, schön! Es geht gleich weiter …",
  no_slug: "Ungültiger Link: Kein Slug gefunden.",
  no_slug_text: "Frag nach dem ganzen Link und öffne ihn noch einmal.",
  failed: "Einladung konnte nicht eingelöst werden.",
  unauthenticated: "Dafür brauchst du ein Konto. Es geht gleich weiter …",
  to_feed: "Zu den Beiträgen",
  to_login: "Zur Anmeldung",
} as const;

/** The admins' page of payouts and held invitations. */
export const staff = {
  title: "Auszahlungen",
  intro: "Wer Geld angefordert hat, was davon unterwegs ist und welche Einladungen sich jemand ansehen muss.",
  failed: "Das ließ sich nicht laden",
  tabs: {
    requested: "Angefordert",
    approved: "Freigegeben",
    paid: "Überwiesen",
    rejected: "Abgelehnt",
    held: "Angehalten",
  },
  empty: {
    requested: "Nichts zu entscheiden",
    approved: "Nichts zu überweisen",
    paid: "Noch nichts überwiesen",
    rejected: "Nichts abgelehnt",
    held: "Keine angehaltenen Einladungen",
    text: "Sobald sich etwas tut, steht es hier.",
  },
  uncovered:
    "Nicht mehr gedeckt: Ein Verdienst wurde zurückgenommen. Die Auszahlung steht nicht in der SEPA-Datei.",
  transferred: "Die Bank hat schon überwiesen",
  holder: "Konto lautet auf",
  iban: "IBAN",
  requested: "Angefordert",
  decided: "Entschieden",
  paid: "Überwiesen",
  own: "Über deine eigene Auszahlung entscheidet jemand anders.",
  approve: {
    button: "Freigeben",
    title: "{{amount}} an {{name}} freigeben?",
    text: "Danach steht die Auszahlung in der SEPA-Datei.",
    done: "Freigegeben.",
  },
  reject: {
    button: "Ablehnen",
    title: "Auszahlung an {{name}} ablehnen",
    text: "Das Geld wird wieder auszahlbar. {{name}} liest deinen Grund.",
    reason: "Grund",
    missing: "Schreib einen Grund dazu.",
    done: "Abgelehnt.",
  },
  mark: {
    button: "Als überwiesen markieren",
    title: "Hat die Bank die Überweisung angenommen?",
    text: "{{amount}} an {{name}}. Das lässt sich nicht rückgängig machen.",
    done: "Als überwiesen markiert.",
  },
  file: {
    button: "SEPA-Datei laden",
    text: "Alle freigegebenen Auszahlungen für deine Bank. Das Laden ändert nichts: Markiere jede einzeln, sobald sie überwiesen ist.",
  },
  held: {
    of: "{{inviter}} hat {{invitee}} eingeladen",
    reasons: {
      same_card: "Zwei Konten zahlen mit derselben Karte.",
      mutual: "Zwei Mitglieder haben sich gegenseitig eingeladen.",
      same_device: "Zwei Konten kommen vom selben Gerät.",
      address_burst: "Viele Registrierungen von einer Adresse an einem Tag.",
    },
    filter: "Welche Einladungen",
    open: "Offen",
    decided: "Entschieden",
    note: "Notiz",
    note_hint: "Nur das Team liest sie.",
    released: "Freigegeben",
    refused: "Verweigert",
  },
  release: {
    button: "Freigeben",
    title: "Diese Einladung freigeben?",
    text: "Was sie verdient hat, wird nach der Widerrufsfrist auszahlbar.",
    done: "Einladung freigegeben.",
  },
  refuse: {
    button: "Verweigern",
    title: "Diese Einladung verweigern?",
    text: "Was sie verdient hat, wird zurückgenommen. Sie verdient auch später nichts mehr.",
    done: "Einladung verweigert.",
  },
} as const;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  invite_people: {
    title: "Andere einladen und verdienen",
    keywords: "Einladungslink, Freunde werben, Empfehlung, QR-Code, Slug",
    body: "Unter „$t(shell:nav.invites)“ legst du deinen eigenen Link an. Sein Name bleibt für immer, such ihn dir also gut aus.\n\n- Teil den Link oder zeig den QR-Code.\n- Wer sich darüber registriert, zählt für dich. Wer schon ein Konto hat, kann den Link noch 24 Stunden nach der Registrierung öffnen.\n- Kauft eine dieser Personen zum ersten Mal Premium, bekommst du den Gegenwert von 3 US-Dollar in Euro.\n\nDu siehst, wer kam und wer Premium hat, mehr nicht. Dich selbst kannst du nicht einladen.",
  },
  invite_payouts: {
    title: "Verdienst auszahlen lassen",
    keywords: "Auszahlung, Geld, IBAN, Gutschrift, Abrechnung, Steuer",
    body: "Dein Verdienst wartet zuerst 14 Tage: So lange kann jemand den Kauf widerrufen. Wird ein Kauf zurückgegeben, nehmen wir auch den Verdienst dafür zurück.\n\n- Ab 25 Euro forderst du die Auszahlung an: mit IBAN und dem Namen, auf den das Konto lautet.\n- Jemand aus dem Team prüft sie, dann überweisen wir.\n- Für jeden Monat gibt es eine Gutschrift als PDF.\n\nManche Einladungen sehen wir uns an, bevor wir auszahlen. Ob du den Verdienst versteuern musst, sagt dir dein Finanzamt oder eine Steuerberatung.",
  },
} as const;
