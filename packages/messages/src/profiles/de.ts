/** Names of business models, skills and goals; the field for a username. */
export const pages = {
  business_models: {
    dropshipping: "Dropshipping",
    "print-on-demand": "Print-on-Demand",
    "amazon-fba": "Amazon FBA",
    reselling: "Reselling",
    "affiliate-marketing": "Affiliate-Marketing",
    smma: "Social-Media-Agentur",
    "digital-products": "Digitale Produkte",
    "blogging-seo": "Blogging & SEO",
    "mobile-apps": "Mobile Apps",
    trading: "Trading",
    "crypto-nfts": "Krypto & NFTs",
  },
  skills: {
    "video-editing": "Videoschnitt",
    "graphic-design": "Grafikdesign",
    "web-app-dev": "Web- & App-Entwicklung",
    copywriting: "Texten",
    "social-media": "Social Media",
    "marketing-ads": "Marketing & Werbung",
    "ai-automation": "KI & Automatisierung",
    "community-management": "Community-Management",
    "email-marketing": "E-Mail-Marketing",
    "voiceover-audio": "Voiceover & Audio",
  },
  goals: {
    "side-income": "Nebeneinkommen",
    "replace-job": "Vom eigenen Business leben",
    "online-presence": "Online sichtbar werden",
    "learn-skills": "Neues lernen",
    "passive-income": "Passives Einkommen",
    "remote-work": "Ortsunabhängig arbeiten",
  },
  username: {
    free: "Frei wären:",
    /** Words put after a taken name, apart by strokes. */
    endings: "Baut/Macht/Gründet/Startet",
    label: "Username",
    hint: "Nur Buchstaben, {{min}} bis {{max}} Zeichen",
    checking: "Wird geprüft …",
    available: "Der Username ist frei.",
  },
} as const;

/** Codes that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  username_taken: "Der Username ist schon vergeben.",
  username_invalid: "Nur Buchstaben, 3–20 Zeichen.",
  invalid_age: "Bitte prüfe dein Alter. Mitmachen kannst du ab 16.",
  age_locked:
    "Dein Alter kannst du selbst nur erhöhen. Stimmt es nicht, oder steht dort ein Alter unter 16? Schreib uns über das Kontaktformular, dann ändern wir es mit dir.",
  bio_too_long: "Der Text über dich ist zu lang (max. 2000 Zeichen).",
} as const;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  profile: {
    title: "Name, „Über mich“ und Alter",
    keywords:
      "Username, Benutzername, über mich, Beschreibung, Alter ändern, Geschäftsidee, Profil bearbeiten",
    body: "Dein Profil bearbeitest du in den Einstellungen unter „$t(settings:tabs.profile)“.\n\n- Username: nur Buchstaben, 3 bis 20 Zeichen. Ob er frei ist, siehst du beim Tippen.\n- Über mich: bis 250 Zeichen. Was machst du, was treibt dich an?\n- Geschäftsidee: bis 4000 Zeichen, freiwillig. Grob genügt.\n- Alter: ab 16. Später kannst du es nur noch erhöhen. Hast du dich vertippt, schreib uns über das Kontaktformular.\n\nVergiss nicht zu speichern. Wird etwas nicht angenommen, steht am Feld, woran es liegt, und dein Text bleibt stehen. Deine E-Mail-Adresse sieht kein anderes Mitglied.",
  },
  avatar: {
    title: "Profilbild ändern",
    keywords: "Avatar, Foto, Bild hochladen, zuschneiden, entfernen",
    body: "Dein Profilbild steht neben deinem Namen in den Chats und überall, wo andere dich sehen.\n\n1. Öffne die Einstellungen und dort „$t(settings:tabs.profile)“.\n2. Wähle ein Bild, zum Beispiel JPEG oder PNG.\n3. Schieb und zoome es in das Quadrat und übernimm den Ausschnitt.\n\nEntfernst du es, zeigen wir deine Anfangsbuchstaben auf einer Farbe. Ort und Kameradaten stecken danach nicht mehr im Bild. Das große Bild im Matching ist ein eigenes: Du änderst es im Matching unter „$t(matching:preferences.open)“ mit „$t(matching:setup.change_title)“.",
  },
  strengths: {
    title: "Geschäftsmodelle, Fähigkeiten und Ziel",
    keywords: "Skills, Kenntnisse, Business-Modell, was kann ich, Zieltext, Auswahl ändern",
    body: "Danach suchen wir Menschen für dich aus. Du änderst alles in den Einstellungen unter „$t(settings:tabs.profile)“.\n\n- Geschäftsmodelle: bis zu 5. Was baust du auf oder willst du aufbauen?\n- Fähigkeiten: bis zu 5. Es zählt auch, was du gerade lernst.\n- Ziel: genau eins, dazu ein eigener Satz mit bis zu 120 Zeichen.\n\nIst die Liste voll, nimm etwas weg, um zu tauschen. Fürs Matching brauchst du mindestens ein Geschäftsmodell und eine Fähigkeit. Wähl lieber wenige, die wirklich stimmen: Dann passen auch die Vorschläge besser.",
  },
  jobs_newsletter: {
    title: "Stellen und Newsletter",
    keywords: "Neuigkeiten, abbestellen, Werbung, E-Mail, Aufträge, Jobinteresse",
    body: "Beim Einrichten haben wir dich gefragt, ob dich Stellen und Aufträge interessieren und ob du den Newsletter möchtest. Beides kannst du jederzeit in den Einstellungen unter „$t(settings:tabs.profile)“ ändern.\n\n- Stellen: Sag uns, ob du dich für bezahlte Aufträge und Stellen interessierst.\n- Newsletter: Schaltest du ihn ein, schicken wir dir zuerst eine E-Mail. Erst wenn du den Link darin öffnest, bist du dabei. Der Link gilt 24 Stunden.\n\nAbbestellen geht sofort und ohne Begründung. E-Mails, die dein Konto schützen, bekommst du weiterhin.",
  },
  status: {
    title: "Online, abwesend, offline",
    keywords: "Status, Präsenz, grüner Punkt, zuletzt online, anwesend",
    body: "Der Punkt am Profilbild sagt, ob jemand gerade da ist:\n\n- Online: Die App ist offen und wird benutzt.\n- Abwesend: Sie ist offen, aber eine Weile hat niemand etwas getan.\n- Offline: Sie ist auf keinem Gerät offen.\n\nDas geschieht von selbst, du musst nichts einstellen. Bist du auf mehreren Geräten angemeldet, genügt eins, auf dem du gerade etwas tust. Nachrichten kommen immer an: Wer offline ist, liest sie beim nächsten Mal.",
  },
  block: {
    title: "Jemanden blockieren",
    keywords: "sperren, belästigt, Belästigung, unerwünscht, Blockierung aufheben, entblocken, ignorieren",
    body: "Möchtest du mit jemandem nichts mehr zu tun haben, blockiere die Person im Chat: oben rechts unter „$t(chats:actions)“.\n\n- Das gilt in beide Richtungen und überall: im Matching, in den Chats und bei Mitteilungen.\n- Ihr könnt euch nicht mehr schreiben.\n- Die Person bekommt keine Nachricht darüber.\n\nAufheben kannst du es in den Einstellungen unter „$t(settings:tabs.privacy)“. Dort stehen alle, die du blockiert hast. Wirst du bedroht oder belästigt, nimm bitte zusätzlich „$t(pods:report)“ auf dem Profil, damit unser Team es sich ansieht.",
  },
} as const;

/** What can be reported of it, by name. */
export const reports = {
  member: { name: "Mitglied", title: "{{name}} melden" },
} as const;
