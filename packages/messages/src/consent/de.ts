/** The question whether a visit may be measured at the foot of every page. */
export const pages = {
  label: "Messung deines Besuchs",
  question:
    "Dürfen wir mitschauen, wie du {{brand}} benutzt? So sehen wir, was hakt. Sagst du Nein, zählen wir nur Seitenaufrufe, nie dich.",
  more: "Was genau?",
  decline: "Ablehnen",
  accept: "Annehmen",
  quiet: "Dein Browser bittet darum, dir nicht zu folgen. Daran halten wir uns: Hier wird nichts gemessen.",
  understood: "Verstanden",
  again: "Besuchsmessung",
} as const;

/** Where the answer is changed. */
export const choice = {
  title: "Besuchsmessung",
  lead: "Wie du {{brand}} benutzt, zeigt uns, was hakt. Nachrichten und Profile lesen wir dabei nie mit.",
  switch: "Meinen Besuch messen",
  on: "An. Du kannst dein Ja jederzeit zurücknehmen; dann löschen wir, was wir unter deinem Konto gemessen haben.",
  off: "Aus. Wir zählen nur Seitenaufrufe, ohne Bezug zu dir.",
  switch_quiet: "Dein Browser bittet darum, dir nicht zu folgen. Daran halten wir uns.",
} as const;

/** What is collected, on the page about privacy. */
export const collected = {
  title: "Besuchsmessung",
  text: "Wie {{brand}} benutzt wird, messen wir selbst, auf eigenen Servern und nur mit deinem Ja (Art. 6 Abs. 1 a DSGVO). Ohne dein Ja zählen wir allein, wie oft eine Seite aufgerufen wird. Bittet dein Browser mit „Do Not Track“ oder „Global Privacy Control“ darum, dir nicht zu folgen, senden wir gar nichts. Adressen von Seiten verlieren Namen, Codes und Nummern, bevor sie deinen Browser verlassen. Was du schreibst und liest, gehört nie dazu. Das ist alles, was dabei anfällt:",
  kind: "Was",
  what: "Angaben",
  purpose: "Wofür",
  kept: "Wie lange",
  only_with: "nur mit deinem Ja",
  without: "auch ohne",
  days: "{{days}} Tage, danach bleiben Summen je Tag",
  sums: "als Summe oder solange dein Konto besteht",
  change:
    "Dein Ja kannst du jederzeit zurücknehmen: unten auf jeder öffentlichen Seite unter „Besuchsmessung“ oder in deinen Einstellungen.",
  kinds: {
    count: "Seitenaufruf, nur gezählt",
    session: "Besuch",
    pageView: "Seite eines Besuchs",
    event: "Klicks und Ähnliches",
    heatmap: "Klickkarte",
    outline: "Aufbau einer Seite",
    error: "Fehler",
    conversion: "Erreichte Schritte",
    featureUsage: "Benutzte Bereiche",
    consent: "Deine Entscheidung",
  },
  purposes: {
    visits: "wissen, was besucht wird",
    use: "verstehen, was benutzt wird",
    layout: "den Aufbau von Seiten verbessern",
    errors: "Fehler finden",
    success: "sehen, ob Wege ans Ziel führen",
    choice: "deine Entscheidung einhalten",
  },
  fields: {
    page: "Adresse der Seite ohne Namen und Nummern",
    title: "Titel öffentlicher Seiten",
    visit: "eine Zufallsnummer dieses Besuchs",
    device: "Gerät und Browser: Art, Sprache, Bildschirmgröße",
    window: "Größe des Fensters",
    referrer: "der Name der Website, von der du kamst",
    campaign: "die Kampagne, die im Link steht",
    answer: "dein Ja oder Nein und zu welcher Fassung",
    address: "eine gekürzte IP-Adresse",
    country: "das Land nach deiner Zeitzone",
    member: "dein Konto, wenn du angemeldet bist",
    speed: "wie schnell die Seite da war",
    time: "wie lange",
    depth: "wie weit du gelesen hast",
    action: "was du getan hast: klicken, scrollen, absenden",
    control: "Beschriftung des Knopfs, höchstens 100 Zeichen",
    position: "die Stelle auf der Seite",
    layout: "Umrisse der Seite, ohne Text und Bilder",
    error: "die Fehlermeldung und ihre Stelle im Programm",
    goal: "welchen Schritt du erreicht hast, etwa die Registrierung",
    feature: "welchen Bereich du benutzt hast",
  },
} as const;
