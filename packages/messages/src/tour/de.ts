/** The tour of the product: what it does, and what people ask before they join. */
export const pages = {
  features: "Funktionen",
  features_description:
    "Was Kompagnon kann: Matching, Gruppen, Chats und Anrufe, Beiträge, Stellenmarkt, Probeprojekt und Team.",
  features_headline: "Vom ersten Hallo bis zum gemeinsamen Team.",
  features_lead:
    "Sechs Bereiche, ein Ziel: dass du den Menschen findest, mit dem du wirklich gründest. Alles spielt zusammen, nichts davon musst du dir anderswo zusammensuchen.",
  matching_title: "Matching",
  matching_text:
    "Du siehst eine Karte nach der anderen, und jede sagt, warum sie passt: Können, Ziel, Geschäftsmodell, Sprache. Sagt ihr beide Deal, seid ihr verbunden. Wer sonst mit dir reden will, muss erst anfragen.",
  groups_title: "Gruppen",
  groups_text:
    "Offen, auf Bewerbung oder privat: Gruppen mit Kanälen, Umfragen und klaren Rollen. Hier triffst du Menschen, die am gleichen Modell arbeiten wie du.",
  chats_title: "Chats und Anrufe",
  chats_text:
    "Schreib mit deinen Matches, schick Dateien und Sprachnachrichten oder ruf an. Wer dir schreiben darf, bestimmst du.",
  feed_title: "Beiträge",
  feed_text:
    "Erzähl, woran du baust, stell Fragen, zeig Zwischenstände. Neueste zuerst oder „Für dich“: Das entscheidest du. Ohne Werbung.",
  jobs_title: "Stellenmarkt",
  jobs_text:
    "Du brauchst jemanden für ein Projekt oder auf Dauer? Schreib eine Stelle aus. Bei jeder Ausschreibung siehst du, was du dafür mitbringst.",
  team_title: "Probeprojekt und Team",
  team_text:
    "Probiert euch zwei Wochen lang an etwas Kleinem aus. Ein Fragebogen zeigt, worin ihr euch einig seid. Passt es, gründet ihr mit einem Klick ein Team mit Aufgaben, Chat und Dateien.",
  questions: "Häufige Fragen",
  ask_verified: "Wer prüft, dass Profile echt sind?",
  ask_verified_text:
    "Mitglieder können ihren Ausweis prüfen lassen. Menschen sehen ihn sich an, eine Gesichtserkennung gibt es nicht. Sieben Tage nach der Entscheidung sind die Bilder gelöscht, das Abzeichen am Profil gilt zwei Jahre.",
  ask_age: "Ab wann darf ich mitmachen?",
  ask_age_text: "Ab 16 Jahren.",
  ask_language: "Muss ich Deutsch können?",
  ask_language_text:
    "Nein. Die Seite spricht zehn Sprachen, und du bestimmst, in welchen Sprachen du dich austauschst.",
  call: "Schau, wer zu dir passt.",
  call_text: "Dein Profil steht in drei Minuten. Es kostet nichts.",
  join: "Kostenlos mitmachen",
  login: "Anmelden",
  dashboard: "Zur Übersicht",
  faq: "Fragen und Antworten",
  faq_description:
    "Was Kompagnon ist, was es kostet, wie du kündigst und wo du Hilfe bekommst: die vier häufigsten Fragen.",
  faq_lead: "Das Wichtigste in vier Antworten. Deine Frage fehlt? Schreib uns.",
  what: "Was ist Kompagnon?",
  what_text:
    "Ein Ort für Menschen, die ein Online-Business aufbauen und es nicht allein tun wollen. Du findest Menschen, die können, was dir fehlt, lernst sie in Gruppen und Chats kennen und baust mit ihnen Schritt für Schritt etwas auf.",
  free: "Gibt es eine kostenlose Version?",
  free_text:
    "Ja. Konto, Matching, Chats, Gruppen und Beiträge kannst du kostenlos nutzen. Premium hebt die Grenzen auf und öffnet alles. Was es kostet, steht auf der Preisseite.",
  cancel: "Kann ich jederzeit kündigen?",
  cancel_text:
    "Ja. Das Monatsabo kündigst du mit zwei Klicks, auch ohne Anmeldung; Premium für 30 Tage oder 6 Monate endet von selbst. Innerhalb von 14 Tagen kannst du jeden Kauf widerrufen und bekommst dein Geld zurück.",
  support: "Wo bekomme ich Hilfe?",
  support_text:
    "Als Mitglied im Menü unter „Hilfe“, sonst über das Kontaktformular. Dir antwortet ein Mensch.",
  to_pricing: "Zu den Preisen",
  to_contact: "Kontakt",
} as const;

/** What the start page says below its first screen. */
export const landing = {
  figures: "{{brand}} in Zahlen",
  figure_members: "Mitglieder",
  figure_matches: "Matches",
  figure_languages: "Sprachen",
  rooms: "Alles, was zwei zum Gründen brauchen",
  rooms_text: "Sechs Bereiche, die zusammengehören.",
  all_features: "Alle Funktionen",
  seen: "So sieht es aus",
  seen_text: "Echte Bildschirmfotos von Kompagnon, aufgenommen in der Beispiel-Community.",
  screen_deck: "Matching: eine Karte mit Bild, Gründen und den Knöpfen No Deal und Deal",
  screen_chat: "Chat: ein Gespräch zweier Mitglieder",
  screen_group: "Gruppe: ein Kanal, in dem sich mehrere Mitglieder austauschen",
  screen_feed: "Beiträge: was Mitglieder über ihre Projekte erzählen",
  screen_jobs: "Stellenmarkt: Ausschreibungen mit dem, was dafür gebraucht wird",
  steps: "In vier Schritten",
  step_1: "Sag, was du kannst",
  step_1_text: "Profil in drei Minuten: Können, Ziel, Geschäftsmodell und was dir fehlt.",
  step_2: "Sieh, wer passt",
  step_2_text: "Karten mit Gründen statt Bauchgefühl. Deal oder No Deal, du entscheidest.",
  step_3: "Lernt euch kennen",
  step_3_text: "Beide sagen Deal, der Chat geht auf. Schreiben, anrufen, Fragebogen ausfüllen.",
  step_4: "Probiert es aus",
  step_4_text: "Ein kleines Probeprojekt zeigt mehr als hundert Nachrichten. Dann gründet ihr euer Team.",
  known: "Erkennst du dich wieder?",
  known_1: "Du hast die Idee, aber niemanden, der sie baut.",
  known_2: "Du kannst Videos, Anzeigen oder Code, aber dir fehlt das Produkt.",
  known_3: "Du hast schon dreimal allein angefangen und dreimal allein aufgehört.",
  known_4: "In deinem Umfeld versteht niemand, was du da eigentlich machst.",
  known_5: "Du willst niemandem Geld oder Geheimnisse anvertrauen, den du nicht kennst.",
  paths: "Zwei Wege hinein",
  path_skill: "Du kannst etwas",
  path_skill_text:
    "Zeig, was du kannst, und finde jemanden, der genau das sucht. Beteiligung oder Auftrag, das macht ihr unter euch aus.",
  path_idea: "Du hast etwas vor",
  path_idea_text:
    "Sag, was du baust und wer dir fehlt. Wir zeigen dir Menschen, die das können und Lust darauf haben.",
  tools: "Schon eingebaut",
  tools_text: "Damit aus einem Match mehr wird als ein nettes Gespräch.",
  tool_questions: "Fragebogen für zwei: 25 Fragen, erst aufgedeckt, wenn beide geantwortet haben",
  tool_trial: "Probeprojekt mit Ziel, Frist und ehrlichem Rückblick",
  tool_tasks: "Aufgaben fürs Team, als Liste und als Tafel",
  tool_goals: "Wochenziele in kleinen Runden, montags gesetzt, freitags abgehakt",
  tool_calls: "Anrufe und Sprachnachrichten, ohne eine Nummer herauszugeben",
  tool_polls: "Umfragen in Gruppen",
  tool_plans: "Pläne auf einer Tafel, mit Zeitstrahl und Budget, zu mehreren und auch ohne Netz",
  tool_slides: "Präsentationen, die nur lesen kann, wem du sie zeigst",
  tool_papers: "Vertraulichkeits- und Absichtserklärungen, Schritt für Schritt, von beiden unterschrieben",
  tool_business_plan: "Businessplan in zwölf Kapiteln, drei Jahre durchgerechnet",
  tool_shield: "Betrugsschutz, der vor leeren Versprechen warnt",
  tool_verified: "Geprüfte Identität, wenn du Gewissheit willst",
  quote: "Die beste Idee nützt wenig, wenn niemand sie mit dir baut.",
  questions: "Vier Fragen vorab",
  community: "Zur Community",
} as const;

/** Who makes the product, and whom we look for. */
export const company = {
  product: "Produkt",
  about: "Über uns",
  credit: "Projektleitung: {{name}}",
  team: "Das Team",
  team_description: "Die Menschen hinter Kompagnon.",
  team_headline: "Die Menschen dahinter",
  team_lead: "Ein kleines Team, das selbst gegründet hat, gescheitert ist und es noch einmal versucht hat.",
  sample: "Beispielnamen",
  sample_text: "Diese Namen sind Platzhalter. Wer {{brand}} betreibt, trägt hier sein eigenes Team ein.",
  back: "Zur Startseite",
  on: "{{name}} auf {{network}}",
  role_founder: "Gründung und Strategie",
  role_product: "Produkt",
  role_engineering: "Entwicklung",
  role_design: "Gestaltung",
  role_community: "Community",
  role_support: "Hilfe und Sicherheit",
  jobs: "Stellen bei uns",
  jobs_description: "Bau mit uns an Kompagnon: in Teilzeit oder freiberuflich, remote in der EU.",
  jobs_headline: "Bau mit uns.",
  jobs_lead:
    "Wir suchen Menschen, die gern selbständig arbeiten. Du bekommst eine feste Bezahlung und dazu einen Anteil an dem, was wir erreichen.",
  kind: "Teilzeit / Freelance",
  place: "Remote (EU)",
  hours: "{{from}} bis {{to}} Stunden pro Woche",
  pay: "Feste Bezahlung plus Erfolgsbeteiligung",
  apply: "Bewerben",
  apply_for: "Bewerben als {{role}}",
  researcher: "Researcher",
  researcher_text:
    "Du sprichst mit Gründerinnen und Gründern, wertest aus, wo Partnerschaften gelingen oder scheitern, und machst daraus Vorschläge, die wir bauen.",
  frontend: "Front-end Developer",
  frontend_text:
    "Du baust Oberflächen mit TypeScript und React, die in zehn Sprachen, mit Tastatur und auf kleinen Telefonen gut funktionieren.",
  manager: "Project Manager",
  manager_text:
    "Du hältst die Fäden zusammen, sorgst für klare Ziele und merkst früh, wenn etwas aus dem Ruder läuft.",
} as const;

/** Pictures for whoever tells others whom we look for. */
export const hiring = {
  name: "Vorlagen für Stellenanzeigen",
  description:
    "Sechs quadratische Bilder für soziale Netzwerke, mit denen du zeigst, wen wir suchen: Texte ändern, als PNG speichern.",
  headline: "Sag es weiter.",
  lead: "Sechs quadratische Bilder für soziale Netzwerke, 1080 × 1080 Pixel. Ändere die Texte, wie du sie brauchst, und speichere die Bilder. Alles entsteht in deinem Browser.",
  link: "Vorlagen für soziale Netzwerke",
  back: "Zu den Stellen",
  picture: "Bild {{number}}",
  top: "Zeile darüber",
  title: "Überschrift",
  foot: "Zeile darunter",
  save: "Als PNG speichern",
  save_as: "Als PNG speichern: {{name}}",
  save_all: "Alle sechs als ZIP speichern",
  busy: "Die Bilder werden gezeichnet …",
  failed: "Das hat nicht geklappt. Prüf deine Verbindung und versuch es noch einmal.",
  no_script: "Zum Ändern und Speichern braucht diese Seite JavaScript. Ansehen kannst du die Bilder auch so.",
  wanted: "Wir suchen",
  your_time: "Deine Zeit, deine Einteilung",
  your_share: "Was du bekommst",
  join_us: "Komm ins Team",
  apply_at: "Bewirb dich: {{address}}",
  apply: "Bewirb dich bei {{brand}}",
} as const;
