/** The assistants. */

/** Codes that the endpoints answer with. */
export const errors = {
  ai_no_model: "Hier ist kein KI-Modell eingerichtet.",
  ai_allowance_used: "Deine Antworten für diesen Monat sind aufgebraucht.",
  ai_running: "In diesem Gespräch wird gerade geantwortet. Warte kurz.",
  ai_away: "Das KI-Modell antwortet gerade nicht. Versuch es gleich noch einmal.",
  ai_busy: "Das KI-Modell hat gerade zu viel zu tun. Versuch es in einer Minute noch einmal.",
  ai_refused: "Das KI-Modell hat die Anfrage abgelehnt. Vielleicht ist es nicht richtig eingerichtet.",
  ai_no_list:
    "Das KI-Modell hat keine brauchbare Liste geliefert. Versuch es noch einmal, am besten mit etwas mehr Worten.",
  ai_conversation_full: "Dieses Gespräch ist voll. Fang ein neues an.",
  ai_conversations_full: "Du hast sehr viele Gespräche mit diesem Assistenten. Lösch zuerst ein paar.",
  ai_sent: "Diese Frage ist schon angekommen.",
} as const;

/** Their pages. */
export const pages = {
  title: "KI-Assistenten",
  lead: "Fünf Assistenten für Namen, Texte und Fragen. Sie schlagen vor, du entscheidest.",
  label: "KI",
  label_full: "Von einer KI geschrieben",
  assistants: {
    name: {
      title: "Namensfinder",
      text: "Namen für Firma oder Produkt, mit einem Blick darauf, ob sie hier schon vergeben sind.",
      placeholder: "Was machst du, für wen, und wie soll der Name klingen?",
      start: "Beschreib deine Idee in zwei, drei Sätzen. Du bekommst Namen zum Aussuchen.",
      examples: {
        one: "Handgemachte Kerzen aus Resten, verkauft auf Märkten und online. Soll warm klingen.",
        two: "App, die kleinen Cafés beim Schichtplan hilft. Kurz und leicht zu merken.",
      },
    },
    legal: {
      title: "Rechts-Coach",
      text: "Erklärt, was beim Gründen und bei Vertraulichkeit allgemein gilt. Keine Rechtsberatung.",
      placeholder: "Was möchtest du verstehen?",
      start: "Frag nach Begriffen, Verträgen oder Pflichten. Du bekommst eine Erklärung mit Quellen.",
      examples: {
        one: "Was gehört in eine Vertraulichkeitsvereinbarung vor einer gemeinsamen Gründung?",
        two: "Was unterscheidet eine GbR von einer UG?",
      },
      notice:
        "Das ist keine Rechtsberatung. Eine KI kann sich irren: Prüf die Quellen und frag im Zweifel eine Anwältin oder einen Anwalt.",
    },
    tax: {
      title: "Steuer-Coach",
      text: "Erklärt Steuern und Abgaben für den Anfang. Keine Steuerberatung.",
      placeholder: "Was möchtest du verstehen?",
      start: "Frag nach Grenzen, Fristen oder Begriffen. Du bekommst eine Erklärung mit Quellen.",
      examples: {
        one: "Was gilt bei der Kleinunternehmerregelung im ersten Jahr?",
        two: "Welche Abgaben fallen an, wenn ich nebenher selbständig bin?",
      },
      notice:
        "Das ist keine Steuerberatung. Eine KI kann sich irren: Prüf die Quellen und frag im Zweifel das Finanzamt oder eine Steuerberatung.",
    },
    marketing: {
      title: "Werbetexte",
      text: "Anzeigen, Beiträge, Betreffzeilen und Produkttexte als Entwurf.",
      placeholder: "Wofür brauchst du einen Text, für wen, und wo steht er?",
      start: "Sag, was du anbietest, für wen und wo der Text stehen soll. Du bekommst einen Entwurf.",
      examples: {
        one: "Beitrag für Instagram: Mein Kurs über Balkongärten startet im März.",
        two: "Drei Betreffzeilen für eine E-Mail an Leute, die ihren Warenkorb vergessen haben.",
      },
    },
    slogan: {
      title: "Slogans",
      text: "10 bis 20 Slogans aus drei bis sechs Wörtern.",
      placeholder: "Wofür soll der Slogan stehen?",
      start: "Sag in ein, zwei Sätzen, worum es geht. Du bekommst Slogans zum Aussuchen.",
      examples: {
        one: "Mobile Fahrradwerkstatt in Münster, die nach Hause kommt.",
        two: "Newsletter über Geld für Leute, die sich nie darum kümmern wollten.",
      },
    },
  },
  allowance: {
    left_one: "Noch {{count}} von {{limit}} Antworten diesen Monat",
    left_other: "Noch {{count}} von {{limit}} Antworten diesen Monat",
    renews: "Neu ab {{date}}",
    used_up: "Deine {{limit}} Antworten für diesen Monat sind aufgebraucht. Ab {{date}} geht es weiter.",
  },
  no_model: {
    title: "Hier ist kein KI-Modell eingerichtet",
    hub: "Alle fünf brauchen ein Modell, das der Betreiber dieser Installation einrichtet. Bis dahin können sie nicht antworten.",
    text: "Dieser Assistent braucht ein Modell, das der Betreiber dieser Installation einrichtet. Bis dahin kann er nicht antworten.",
    badge: "Ohne Modell",
  },
  privacy:
    "Was du schreibst, geht an das eingerichtete KI-Modell. Schreib nichts hinein, was geheim bleiben muss.",
  compose: {
    label: "Deine Nachricht",
    send: "Senden",
    stop: "Stoppen",
    stopping: "Wird gestoppt …",
    too_long: "{{count}} Zeichen zu viel",
    left: "Noch {{count}} Zeichen",
    offline: "Du bist offline. Was du schreibst, bleibt hier stehen.",
  },
  answer: {
    you: "Du",
    writing: "Die Antwort wird geschrieben …",
    listing: "Die Vorschläge werden gesammelt …",
    finished: "Die Antwort ist da.",
    copy: "Kopieren",
    copied: "Kopiert.",
    copy_failed: "Das ließ sich nicht kopieren.",
    again: "Neu antworten",
    more: "Andere Vorschläge",
    stopped: "Von dir gestoppt",
    cut: "Die Antwort bricht hier ab.",
    none: "Hier kam keine Antwort an.",
    sources: "Nach Quellen fragen",
    sources_question: "Auf welche Quellen stützt du das? Nenne Gesetz und Paragraf oder die Behörde.",
    doubts: "Was ist unsicher?",
    doubts_question: "Was davon ist unsicher oder könnte sich geändert haben?",
    table: "Tabelle",
  },
  list: {
    taken: "Hier vergeben",
    taken_by: {
      member: "Ein Mitglied heißt hier so.",
      group: "Eine Gruppe heißt hier so.",
      team: "Ein Team heißt hier so.",
    },
    free: "Hier noch frei",
    check: "Selbst prüfen: „{{name}}“",
    dpma: "Marken beim DPMA",
    domain: "Domain suchen",
    check_hint:
      "„Hier“ meint nur Kompagnon. Ob ein Name als Marke oder Domain frei ist, prüfst du beim DPMA und bei einer Domainsuche.",
    copy_one: "„{{text}}“ kopieren",
    copy_all: "Alle kopieren",
    fallback: {
      no_model: "Aus Wortlisten und Vorlagen: Hier ist kein KI-Modell eingerichtet.",
      allowance: "Aus Wortlisten und Vorlagen: Deine KI-Antworten für diesen Monat sind aufgebraucht.",
      failed: "Aus Wortlisten und Vorlagen: Das KI-Modell hat keine brauchbare Liste geliefert.",
    },
  },
  history: {
    title: "Gespräche",
    open: "Gespräche zeigen",
    new: "Neues Gespräch",
    empty: "Noch keine Gespräche. Was du fragst, findest du hier wieder.",
    failed: "Deine Gespräche ließen sich nicht laden",
    more: "Ältere anzeigen",
    more_failed: "Ältere ließen sich nicht laden.",
    menu: "Mehr zu „{{title}}“",
    rename: "Umbenennen",
    rename_title: "Gespräch umbenennen",
    name: "Name",
    name_missing: "Gib einen Namen ein.",
    save: "Speichern",
    delete: "Löschen",
    delete_title: "Gespräch löschen?",
    delete_text: "„{{title}}“ wird endgültig gelöscht, mit allen Antworten.",
    deleted: "Gespräch gelöscht.",
  },
  talk: "Gespräch",
  full: "Dieses Gespräch ist voll. In einem neuen geht es weiter.",
  load_failed: "Das Gespräch ließ sich nicht laden",
  gone_title: "Dieses Gespräch gibt es nicht mehr",
  gone_text: "Vielleicht hast du es gelöscht.",
  state_failed: "Das ließ sich nicht laden",
  not_sent: "Das ist nicht angekommen. Versuch es noch einmal.",
  retry: "Noch einmal versuchen",
  back: "Alle Assistenten",
} as const;

/** Its article in the help centre. */
export const help = {
  assistants: {
    title: "KI-Assistenten",
    keywords: "KI, Namen, Slogan, Steuern, Recht, Werbetexte, Antwort, Kontingent",
    body: "Fünf Assistenten helfen dir mit Namen, Slogans, Werbetexten und ersten Fragen zu Steuern und Recht.\n\n1. Öffne „$t(shell:nav.resources)“ und dann „$t(ai:title)“.\n2. Wähle einen Assistenten und schreib, worum es geht.\n3. Die Antwort erscheint, während sie entsteht. Mit „$t(ai:compose.stop)“ beendest du sie, mit „$t(ai:answer.again)“ bekommst du eine andere.\n\nDie Assistenten gehören zu Premium; wie viele Antworten du diesen Monat noch hast, steht über dem Gespräch. Frühere Gespräche findest du beim Assistenten wieder; du kannst sie umbenennen und löschen. Was du schreibst, liest ein Sprachmodell: Schreib nichts hinein, was geheim bleiben muss. Antworten können falsch sein und ersetzen keine Beratung.",
  },
} as const;
