/** The frame around every page: navigation, menus, shortcuts, what is said when a page is missing or broken. */
export const pages = {
  nav: {
    label: "Hauptnavigation",
    main: "Menü",
    settings: "Einstellungen",
    home: "Übersicht",
    feed: "Beiträge",
    people: "Personen",
    jobs: "Stellen",
    matching: "Matching",
    groups: "Gruppen",
    teampanel: "Team Panel",
    pods: "Wochenrunden",
    chats: "Chats",
    notifications: "Mitteilungen",
    reports: "Meldungen",
    admin: "Admin",
    invites: "Einladen",
    payouts: "Auszahlungen",
    verification: "Verifizierung",
    verifications: "Prüfungen",
    profile: "Mein Profil",
    help: "Hilfe",
    collapse: "Einklappen",
    expand: "Ausklappen",
  },
  account: {
    legal: "Preise und Rechte",
    menu: "Dein Konto",
    sign_out: "Abmelden",
    signed_out: "Du bist abgemeldet.",
    theme: "Darstellung",
    light: "Hell",
    dark: "Dunkel",
    system: "Wie das Gerät",
    site: "Öffentliche Seite",
    install: "App installieren",
  },
  language: {
    label: "Sprache",
    more: "Weitere Sprachen",
    not_saved: "Die Sprache gilt hier, konnte aber nicht in deinem Konto gespeichert werden.",
  },
  shortcuts: {
    title: "Tastenkürzel",
    palette: "Suchen und springen",
    show: "Diese Liste zeigen",
    home: "Zur Übersicht",
    feed: "Zu den Beiträgen",
    people: "Zu den Personen",
    jobs: "Zu den Stellen",
    matching: "Zum Matching",
    groups: "Zu den Gruppen",
    teampanel: "Zum Team Panel",
    pods: "Zu den Wochenrunden",
    chats: "Zu den Chats",
    notifications: "Zu den Mitteilungen",
    settings: "Zu den Einstellungen",
    reports: "Zu den Meldungen",
    admin: "Zum Admin-Bereich",
    invites: "Zu deinen Einladungen",
    payouts: "Zu den Auszahlungen",
    verification: "Zur Verifizierung",
    verifications: "Zu den Prüfungen",
    profile: "Zu meinem Profil",
    help: "Zur Hilfe",
    and_then: "dann",
  },
  palette: {
    title: "Suchen und springen",
    pages: "Seiten",
    actions: "Aktionen",
  },
  not_found: {
    title: "Seite nicht gefunden",
    text: "Die Adresse stimmt nicht, oder die Seite ist umgezogen.",
    dashboard: "Zur Übersicht",
    start: "Zur Startseite",
  },
  crash: {
    title: "Hier ist etwas kaputtgegangen",
    text: "Lade die Seite neu. Deine Daten sind sicher.",
    reload: "Neu laden",
  },
  offline_page: {
    title: "Diese Seite ist noch nicht auf deinem Gerät",
    text: "Ohne Verbindung lässt sie sich nicht öffnen. Sobald du wieder online bist, geht es von selbst weiter.",
  },
  unreachable: {
    title: "Wir erreichen den Server nicht",
    text: "Prüfe deine Verbindung. Sobald der Server antwortet, geht es genau hier weiter.",
  },
  chat_folders: "Ordner",
  not_done: "Das hat nicht geklappt. Versuch es noch einmal.",
} as const;

/** What stands below every mail. */
export const mails = {
  footer: {
    why: "Du bekommst diese Mail, weil jemand mit dieser Adresse ein Konto bei {{app}} angelegt hat.",
    ignore: "Warst du das nicht? Dann musst du nichts tun.",
  },
} as const;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  shortcuts: {
    title: "Tastenkürzel",
    keywords: "Tastatur, Shortcuts, schnell, Befehle, Strg K, springen",
    body: "Am Computer geht vieles ohne Maus. Mit „?“ siehst du jederzeit die ganze Liste.\n\n- Strg+K, am Mac Cmd+K: „Suchen und springen“ zu jeder Seite\n- g, dann h: zur Übersicht\n- g, dann m: zum Matching\n- g, dann c: zu den Chats\n- ← und →: im Matching entscheiden\n- Eingabetaste: im Matching die Details öffnen\n- Esc: Fenster schließen\n\nSolange du in einem Feld schreibst, sind die einfachen Tasten nur Buchstaben. So springt dir nichts davon. Mit der Tabulatortaste erreichst du jeden Knopf.",
  },
} as const;
