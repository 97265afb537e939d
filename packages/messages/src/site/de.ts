/** The public pages: start, terms, privacy, imprint. */
export const pages = {
  nav: {
    login: "Anmelden",
    dashboard: "Übersicht",
    resources: "Werkzeuge",
    language: "Sprache",
    legal: "Rechtliches",
    home: "Zur Startseite",
    terms: "Nutzungsbedingungen",
    privacy: "Datenschutz",
    imprint: "Impressum",
    sign_out: "Abmelden",
  },
  start: {
    title: "Finde, mit wem du gründest",
    description:
      "Kompagnon bringt Menschen zusammen, die ein Online-Business aufbauen: passend nach Können, Ziel und Geschäftsmodell.",
    headline: "Zu zweit wird was draus.",
    lead: "Kompagnon bringt dich mit Menschen zusammen, die können, was dir fehlt, und wollen, was du willst. Für alle, die ein Online-Business aufbauen.",
    join: "Kostenlos mitmachen",
    login: "Ich habe schon ein Konto",
    continue: "Weiter zur Übersicht",
    why_1_title: "Du siehst, warum es passt",
    why_1_text: "Jede Karte sagt in klaren Worten, was ihr einander bieten könnt.",
    why_2_title: "Nur wenn beide wollen",
    why_2_text: "Zweimal Deal öffnet den Chat. Wer sonst mit dir reden will, muss erst anfragen.",
    why_3_title: "Deine Daten bleiben deine",
    why_3_text: "Keine Werbung, keine fremden Tracker. Deine E-Mail-Adresse sieht kein anderes Mitglied.",
    art: "Zwei Profilkarten: Mira, 27, schneidet Videos und textet. Ein Stempel sagt Deal, darunter beginnt ein Chat.",
    card_name: "Mira, 27",
    card_idea: "Dreht Clips, die verkaufen. Sucht jemanden mit Produkt.",
    card_reason: "Du suchst Video, sie kann es",
    card_skill_1: "Videoschnitt",
    card_skill_2: "Werbetexte",
    card_skill_3: "Social Media",
    stamp: "Deal",
    no_deal: "No Deal",
    deal: "Deal",
    bubble_1: "Deine Clips, mein Shop?",
    bubble_2: "Deal. Morgen um zehn?",
    welcome_title: "Willkommen an Bord.",
    welcome_named: "Willkommen, {{name}}.",
    welcome_text: "Dein Profil steht. Jetzt fehlt nur noch der richtige Mensch an deiner Seite.",
    welcome_action: "Zur Übersicht",
  },
  legal: {
    version: "Version {{version}}, gültig ab {{date}}",
    binding: "Diese deutsche Fassung ist verbindlich. Übersetzungen helfen beim Verstehen.",
    contents: "Inhalt",
  },
  terms: {
    title: "Nutzungsbedingungen",
    description:
      "Was für dich und für uns gilt, wenn du Kompagnon benutzt: Alter, Konto, Regeln, Preise, Widerruf und Änderungen.",
    scope_title: "Worum es geht",
    scope_text:
      "Diese Bedingungen regeln, wie du {{brand}} benutzt. Dein Vertragspartner ist {{operator}}. Mit der Registrierung nimmst du sie an.",
    age_title: "Mindestalter",
    age_text:
      "Du musst mindestens 16 Jahre alt sein. Wer jünger ist, darf kein Konto anlegen und nichts kaufen.",
    account_title: "Dein Konto",
    account_text:
      "Ein Mensch, ein Konto. Mach ehrliche Angaben, halte dein Passwort geheim und gib dein Konto nicht weiter. Sag uns Bescheid, wenn sich jemand anders Zugang verschafft hat.",
    conduct_title: "Wie wir miteinander umgehen",
    conduct_text:
      "Verboten sind Beleidigung, Hass, Betrug, Spam, Schneeballsysteme, falsche Identitäten und alles, was gegen Gesetze oder Rechte anderer verstößt. Du darfst die Seite nicht automatisiert auslesen und ihre Sicherheit nicht umgehen.",
    content_title: "Deine Inhalte",
    content_text:
      "Was du schreibst und hochlädst, bleibt deins. Du erlaubst uns nur, es zu speichern und den Mitgliedern zu zeigen, für die es gedacht ist, solange es bei uns steht. Du brauchst die Rechte an dem, was du hochlädst.",
    matching_title: "Was Matching leistet und was nicht",
    matching_text:
      "Wir schlagen dir Menschen vor und sagen, warum. Ob daraus ein Geschäft wird, entscheidet ihr. Wir prüfen keine Geschäftsideen und sind an Absprachen zwischen Mitgliedern nicht beteiligt. Prüft einander, bevor ihr Geld oder Geheimnisse teilt.",
    price_title: "Preise",
    price_text:
      "Konto, Matching und Chats sind in der Grundform kostenlos. Bietet {{brand}} etwas gegen Geld an, stehen Preis mit Steuern, Laufzeit und Kündigung vor dem Kauf dabei.",
    withdrawal_title: "Widerrufsrecht",
    withdrawal_text:
      "Kaufst du als Verbraucher, kannst du den Vertrag innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt mit dem Vertragsschluss. Am einfachsten geht es über „{{withdraw}}“ unten auf jeder öffentlichen Seite oder im Kontomenü; eine eindeutige Nachricht an {{email}} vor Ablauf der Frist genügt ebenso. Du bekommst dein Geld binnen 14 Tagen auf demselben Weg zurück.",
    ending_title: "Aufhören",
    ending_text:
      "Du kannst jederzeit aufhören: In den Einstellungen löschst du dein Konto selbst. {{days}} Tage lang kannst du es dir anders überlegen, danach ist es weg. Kommst du nicht mehr hinein, genügt eine Nachricht an {{email}}. Wer diese Regeln schwer oder wiederholt verletzt, kann gesperrt werden. Wir nennen den Grund, und du kannst widersprechen.",
    liability_title: "Haftung",
    liability_text:
      "Bei Vorsatz, grober Fahrlässigkeit und Schäden an Leben, Körper oder Gesundheit haften wir unbeschränkt. Sonst haften wir nur, wenn wir eine wesentliche Pflicht verletzen, und dann für den vorhersehbaren Schaden.",
    changes_title: "Änderungen",
    changes_text:
      "Ändern wir diese Bedingungen, schreiben wir dir mindestens 30 Tage vorher. Bist du nicht einverstanden, kannst du bis dahin ohne Nachteil kündigen. Wesentliche Änderungen gelten erst, wenn du zustimmst.",
    law_title: "Recht",
    law_text:
      "Es gilt deutsches Recht. Der Schutz, den dir das Verbraucherrecht deines Landes gibt, bleibt dir erhalten. Ist eine Regel unwirksam, gelten die übrigen weiter.",
  },
  privacy: {
    title: "Datenschutz",
    description:
      "Welche Daten Kompagnon speichert, wofür, wie lange und welche Rechte du hast. Ohne Werbung, ohne fremde Tracker.",
    controller_title: "Wer verantwortlich ist",
    controller_text:
      "Verantwortlich ist {{operator}}, {{address}}. Fragen zum Datenschutz beantworten wir unter {{email}}.",
    data_title: "Was wir speichern",
    data_text: "Wir speichern, was du uns gibst und was beim Benutzen entsteht.",
    others_title: "Was andere sehen",
    others_text:
      "Mitglieder sehen dein Profil und deine Matching-Karte. Deine E-Mail-Adresse und deine Entscheidungen sehen sie nie. Von einem Deal erfährt nur, wer dir auch einen gegeben hat. Telefoniert ihr, verbinden sich eure Geräte möglichst direkt; dabei kann das andere Gerät deine IP-Adresse erfahren. Sonst sieht sie kein Mitglied. Öffnest du deine Karte, eine Gruppe oder eine Stelle für alle, lesen auch Menschen ohne Konto und Suchmaschinen, was dort steht; das entscheidest allein du, und du kannst es jederzeit wieder schließen. Beiträge lassen sich auf anderen Seiten einbetten und dort ohne Konto lesen; du kannst das bei jedem Beitrag abschalten.",
    why_title: "Wofür und mit welchem Recht",
    why_text:
      "Wir brauchen diese Daten, um den Vertrag mit dir zu erfüllen (Art. 6 Abs. 1 b DSGVO), um Missbrauch abzuwehren (Art. 6 Abs. 1 f) und um Gesetze einzuhalten (Art. 6 Abs. 1 c). Freiwilliges wie den Newsletter gibt es nur mit deiner Einwilligung (Art. 6 Abs. 1 a), die du jederzeit zurücknehmen kannst.",
    score_title: "Wie Vorschläge entstehen",
    score_text:
      "Ein Programm ordnet die Karten nach Können, Geschäftsmodell, Ziel, Sprache und deinen bisherigen Entscheidungen. Die Gründe stehen auf der Karte. Rechtliche Folgen hat das nicht; du entscheidest selbst.",
    cookies_title: "Cookies und Gerätespeicher",
    cookies_text:
      "Es gibt nur Cookies, die technisch nötig sind. Es gibt keine Werbung und keine fremden Tracker. Fremde Server ruft dein Gerät nur ab, wenn du dich mit Google anmeldest, bezahlst oder telefonierst.",
    logs_title: "Technische Protokolle",
    logs_text:
      "Ein Protokoll aller Aufrufe führen wir nicht. Deine IP-Adresse nutzen wir nur kurz, damit niemand die Seite überlastet. Misslingt eine Anmeldung, behalten wir Konto und Adresse bis zu zwei Tage als Hash, also als Prüfsumme statt im Klartext. Kommst du über eine Einladung, behalten wir den Hash deiner Adresse 90 Tage. Was für die Sicherheit deines Kontos zählt, etwa Anmeldungen und geänderte Passwörter, steht ein Jahr lang in einem Protokoll, ohne deinen Namen, nur mit einer Nummer.",
    sharing_title: "Wer Daten bekommt",
    sharing_text:
      "Nur wer für uns arbeitet und vertraglich gebunden ist, etwa das Rechenzentrum und der E-Mail-Versand, beide in der EU. Kaufst du etwas, bekommt der Zahlungsanbieter, was er dafür braucht. Fragst du einen Assistenten oder lässt du etwas übersetzen, geht der Text an den Dienst, der das Sprachmodell betreibt. Schaltest du Push-Mitteilungen ein, laufen sie verschlüsselt über den Dienst deines Browsers. Wir verkaufen nichts.",
    keeping_title: "Wie lange",
    keeping_text:
      "Solange du ein Konto hast. Löschst du es, verschwinden {{days}} Tage später deine persönlichen Daten und deine Gespräche zu zweit, auch für die andere Person. Was du in Gruppen, Beiträgen und Kommentaren geschrieben hast, bleibt ohne deinen Namen. Was das Gesetz aufzubewahren verlangt, etwa Rechnungen, bleibt so lange wie nötig. Schreibst du uns über das Kontaktformular, löschen wir deine Nachricht und unsere Antwort 180 Tage, nachdem sie erledigt ist.",
    rights_title: "Deine Rechte",
    rights_text:
      "In den Einstellungen kannst du eine Kopie deiner Daten herunterladen, deine Angaben berichtigen und dein Konto löschen. Außerdem kannst du Auskunft, Berichtigung, Löschung und Einschränkung verlangen und der Verarbeitung widersprechen; eine Nachricht an {{email}} genügt. Du kannst dich auch bei einer Datenschutzbehörde beschweren.",
    safety_title: "Sicherheit",
    safety_text:
      "Verbindungen sind verschlüsselt, Passwörter werden mit Argon2 gesichert, Zugriffe sind auf das Nötige beschränkt. Passiert trotzdem etwas, sagen wir es dir.",
  },
  imprint: {
    title: "Impressum",
    description: "Wer Kompagnon betreibt und wie du uns erreichst.",
    sample: "Beispieldaten",
    sample_text:
      "Diese Angaben sind Platzhalter. Wer {{brand}} betreibt, trägt hier vor dem Start seine eigenen ein.",
    operator: "Anbieter",
    represented: "Vertreten durch",
    contact: "Kontakt",
    email: "E-Mail",
    phone: "Telefon",
    register: "Register",
    vat: "Umsatzsteuer-ID",
    responsible: "Verantwortlich für den Inhalt",
    dispute_title: "Streitbeilegung",
    dispute_text:
      "Wir nehmen nicht an Verfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet.",
    notice_title: "Inhalte melden",
    notice_text:
      "Verstößt etwas gegen Gesetze oder Regeln, schreib an {{email}} mit der Adresse der Seite. Wir prüfen jede Meldung.",
    security_title: "Sicherheitslücken melden",
    security_text:
      "Hast du eine Lücke gefunden? Schreib an {{email}} oder über das Kontaktformular, was du getan hast und was dabei geschah. Sieh dir keine fremden Daten an, mach nichts kaputt und gib uns Zeit, die Lücke zu schließen. Wer sich daran hält, hat von uns keine Anzeige zu befürchten.",
  },
} as const;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  contact: {
    title: "Ein Problem melden",
    keywords: "Kontakt, Support, Fehler, kaputt, Hilfe, Impressum, schreiben, Bug",
    body: "Du findest hier keine Antwort, oder etwas ist kaputt? Schreib uns über das Kontaktformular. Der Link „$t(ui:offers.contact)“ steht unten auf jeder öffentlichen Seite, am Handy auch unter „$t(ui:more)“. Ein Mensch antwortet dir per E-Mail.\n\nSo können wir dir schnell helfen:\n\n- Was wolltest du tun, und was ist stattdessen passiert?\n- Auf welcher Seite, mit welchem Gerät und welchem Browser?\n- Steht in der Fehlermeldung eine Nummer? Schick sie bitte mit.\n\nSchreib uns nie dein Passwort und keine Codes. Wir fragen auch nicht danach. Hilft „$t(shell:crash.reload)“ schon, freuen wir uns trotzdem über eine kurze Nachricht.",
  },
} as const;

/** What is kept of whom and where, for the page about privacy. */
export const kept = {
  tables:
    "Das ist alles, was wir über dich speichern. Die Liste entsteht direkt aus dem Aufbau der Datenbank und ist deshalb vollständig.",
  gone: "Löschst du dein Konto, verschwindet all das, sofern nichts anderes dabeisteht.",
  cookies: "Die Cookies",
  device: "Was im Speicher deines Geräts liegt",
  cookie_days: "{{days}} Tage",
  cookie_idle: "{{days}} Tage, ohne Besuch {{idle}} Tage",
  cookie: {
    sid: "hält dich angemeldet",
    did: "erkennt dein Gerät wieder, damit dich niemand durch Raten aussperrt und wir dir neue Geräte melden können",
  },
  title: {
    account: "Konto",
    devices: "Anmeldung",
    profile: "Profil",
    matching: "Matching",
    people: "Personen",
    chats: "Chats",
    calls: "Anrufe",
    groups: "Gruppen",
    circles: "Wochenrunden",
    events: "Termine",
    posts: "Beiträge",
    jobs: "Stellen",
    teams: "Teams",
    partnerships: "Partnerschaften",
    agreements: "Verträge und Absichtserklärungen",
    documents: "Dokumente",
    keys: "Mitgliederschlüssel",
    businessplans: "Businesspläne",
    assistants: "Assistenten",
    verification: "Verifizierung",
    invites: "Einladungen",
    purchases: "Käufe",
    contact: "Kontakt",
    reports: "Meldungen",
    notifications: "Mitteilungen",
    progress: "Erste Schritte",
    visits: "Besuche",
  },
  text: {
    account:
      "E-Mail-Adresse, Passwort als Hash, Sprache, Stufe, die Fassung der Bedingungen, der du zugestimmt hast, und Einsprüche",
    devices:
      "deine Geräte und Sitzungen, Passkeys, zweiter Faktor, verbundene Anmeldungen und sicherheitsrelevante Vorgänge in deinem Konto",
    profile:
      "was du selbst einträgst, deine Bilder, wen du blockiert hast und welche Seiten du für alle geöffnet hast",
    matching:
      "deine Angaben zur Suche, wen du gesehen und wie du entschieden hast, deine Matches, ob aus ihnen ein Gespräch oder eine Zusammenarbeit wurde, und was die Reihenfolge daraus lernt; dazu eine Zahlenreihe, die das Thema deiner Profiltexte beschreibt",
    people: "wem du folgst, wen du stumm geschaltet hast und ob du gefunden wirst",
    chats: "Nachrichten, Reaktionen, Dateien, Anfragen, Ordner und was du gelesen hast",
    calls:
      "wer wen wann und wie lange angerufen hat, nie, was gesprochen wird, und in welchem Raum du gerade bist",
    groups: "wo du Mitglied bist, Bewerbungen, Einladungen, Sperren, Umfragen und deine Stimmen",
    circles: "deine Wochenziele und Rückblicke, Einladungen, Pausen und deine Zeitzone",
    events:
      "Termine, die du anlegst, deine Zusagen und Absagen, gesendete Erinnerungen und deine Kalenderadresse in verschlüsselter Form",
    posts: "was du schreibst, zeigst, weitersagst, dir merkst, kommentierst und was dir gefällt",
    jobs: "deine Ausschreibungen, Bewerbungen und gespeicherten Suchen",
    teams: "Mitgliedschaften, Einladungen, Aufgaben, Kommentare und der Verlauf des Teams",
    partnerships: "Fragebogen, Absprachen, Probeprojekte und Rückblicke",
    agreements: "Texte, die du schreibst, ihre Fassungen und die Unterschriften",
    documents: "Pläne und Präsentationen, verschlüsselt, und wer sie öffnen darf",
    keys: "dein Schlüsselpaar, versiegelt mit deiner Passphrase und, wenn du willst, einem Passkey; beide kennen wir nicht",
    businessplans: "die Kapitel und Zahlen deiner Pläne",
    assistants:
      "deine Gespräche mit den Assistenten und wie viele Antworten im Monat und Übersetzungen am Tag du bekommen hast",
    verification:
      "Name, Geburtsdatum und Land; Bilder des Ausweises, verschlüsselt und nur bis sieben Tage nach der Entscheidung",
    invites: "dein Link, wer über ihn kam, deine Vergütungen und Auszahlungen",
    purchases:
      "Bestellungen, Rechnungen, Abos, Widerrufe und Kündigungen; Kartendaten sieht nur der Zahlungsanbieter",
    contact: "was du uns schreibst und was wir antworten",
    reports: "was du meldest, Entscheidungen über deine Inhalte und das Protokoll der Moderation",
    notifications: "was wir dir melden, wie du es willst, und die Geräte für Push-Mitteilungen",
    progress: "wie weit du bei den ersten Schritten bist",
    visits: "nur mit deinem Ja: was unten unter „Besuchsmessung“ steht",
  },
  use: {
    choices: "was du eingestellt hast, etwa Sprache, Farbschema und Filter",
    entry: "was die Anmeldung braucht, etwa wer hier angemeldet ist",
    drafts: "deine Entwürfe",
    unsent: "was noch nicht gesendet ist, auch Dokumente ohne Verbindung",
    seen: "was du zuletzt gesehen und gesucht hast",
    keys: "deine Schlüssel",
    measuring:
      "deine Antwort zur Besuchsmessung; sagst du Ja, auch die Nummer des Besuchs, bis du den Tab schließt",
    files: "Programmdateien, damit die Seite ohne Verbindung läuft",
  },
  stays: {
    law: "Rechnungen und alles, was dazugehört, bleiben so lange, wie das Gesetz es verlangt.",
    theirs: "Was auch anderen gehört, bleibt bei ihnen, ohne deinen Namen.",
    words:
      "Was du in Gruppen, Beiträgen und Kommentaren geschrieben hast, bleibt ohne deinen Namen; Gespräche zu zweit verschwinden.",
    log: "Protokolle bleiben, bis ihre Frist abläuft: ohne deinen Namen, nur mit einer Nummer.",
    day: "Gezählte Seitenaufrufe lassen sich ab dem nächsten Tag niemandem mehr zuordnen.",
  },
} as const;
