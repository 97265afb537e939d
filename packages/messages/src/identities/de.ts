/** Members’ keys: why something is refused. */
export const errors = {
  identity_exists: "Du hast schon einen Schlüssel. Lade die Seite neu.",
} as const;

/** The passphrase: set up, unlocked, recovered, changed. */
export const pages = {
  set_up: {
    title: "Deine Passphrase",
    lead: "Was du hier schreibst, wird auf deinem Gerät verschlüsselt, bevor es zu uns kommt. Lesen können es nur du und alle, die du einlädst. Wir nicht. Dafür wählst du einmal eine Passphrase.",
    no_reset:
      "Wir kennen sie nicht und können sie nicht zurücksetzen. Deshalb bekommst du gleich noch einen Wiederherstellungscode.",
    next: "Weiter",
  },
  passphrase: {
    label: "Passphrase",
    hint: "Mindestens 10 Zeichen. Gut sind vier Wörter, die nichts miteinander zu tun haben. Nimm nicht dein Passwort für die Anmeldung.",
    short: "Noch zu kurz",
    long: "Das ist zu lang",
    weak: "Leicht zu erraten. Ein paar Wörter mehr machen sie sicher.",
    fine: "Gut",
    strong: "Sehr gut: schwer zu erraten",
  },
  code: {
    title: "Dein Wiederherstellungscode",
    lead: "Vergisst du die Passphrase, kommst du nur damit wieder hinein. Wir zeigen ihn nur jetzt. Heb ihn dort auf, wo du wichtige Papiere hast.",
    copy: "Kopieren",
    copied: "Code kopiert",
    copy_failed: "Das Kopieren hat nicht geklappt. Schreib den Code ab.",
    print: "Drucken",
    download: "Als Datei sichern",
    file_title: "{{name}}: Wiederherstellungscode",
    file_text: "Wer diesen Code und Zugang zu deinem Konto hat, kann deine verschlüsselten Dokumente lesen.",
    have_it: "Sicher aufbewahrt",
    check: "Zur Probe: Wie lautet die {{group}}. Vierergruppe?",
    check_wrong: "Das stimmt nicht. Sieh noch einmal nach.",
    again: "Code noch einmal zeigen",
    finish: "Fertig",
  },
  unlock: {
    title: "Mit deiner Passphrase öffnen",
    lead: "Auf diesem Gerät brauchst du sie nur einmal, bis du dich abmeldest.",
    wrong: "Das ist nicht deine Passphrase.",
    forgotten: "Passphrase vergessen?",
    open: "Öffnen",
    by_passkey: "Mit Passkey öffnen",
  },
  recover: {
    title: "Passphrase vergessen",
    lead: "Tipp den Wiederherstellungscode ein, den du beim Einrichten bekommen hast. Groß- und Kleinschreibung und Striche sind egal.",
    code: "Wiederherstellungscode",
    wrong: "Dieser Code passt nicht zu deinem Konto.",
    lost: "Auch den Code verloren?",
    next: "Weiter",
    new_lead: "Der Code passt. Wähl jetzt eine neue Passphrase. Der Code gilt weiter.",
    new: "Neue Passphrase",
    save: "Neue Passphrase festlegen",
    done: "Die neue Passphrase gilt ab jetzt.",
  },
  over: {
    title: "Ganz neu anfangen",
    lead: "Du bekommst einen neuen Schlüssel. Verschlüsselte Dokumente, die nur du öffnen konntest, sind dann für immer verloren. Was du mit anderen teilst, können sie dir wieder freigeben.",
    confirm: "Neu anfangen",
    done: "Du hast einen neuen Schlüssel.",
  },
  settings: {
    title: "Passphrase für verschlüsselte Dokumente",
    lead: "Präsentationen werden auf deinem Gerät verschlüsselt. Wir können ihren Inhalt nicht lesen und die Passphrase nicht zurücksetzen.",
    since: "Gilt seit",
    set_up: "Passphrase einrichten",
    set_up_done: "Deine Passphrase ist eingerichtet.",
    change: "Passphrase ändern",
    change_confirm: "Ändern",
    current: "Jetzige Passphrase",
    changed: "Passphrase geändert.",
    new_code: "Neuer Wiederherstellungscode",
    rarely: "Code verloren oder neu anfangen",
    code_lead: "Der bisherige Code gilt danach nicht mehr.",
    code_last: "Zum Schluss: Zeig, dass du es bist. Erst dann gilt der neue Code.",
    code_confirm: "Neuen Code aktivieren",
    code_changed: "Der neue Code gilt ab jetzt.",
    over: "Ganz neu anfangen",
    here_open: "Auf diesem Gerät offen, bis du dich abmeldest.",
    here_locked: "Auf diesem Gerät gesperrt.",
    lock: "Jetzt sperren",
    unlock: "Öffnen",
  },
  passkey: {
    add: "Passkey freischalten",
    lead: "Statt der Passphrase genügt dann auf deinen Geräten Fingerabdruck, Gesicht oder Geräte-PIN. Die Passphrase gilt weiter.",
    none: "Du hast noch keinen Passkey. Leg zuerst weiter oben unter „Passkeys“ einen an.",
    touch_lead: "Die Passphrase stimmt. Jetzt fragt dein Browser nach dem Passkey.",
    touch: "Passkey wählen",
    last: "Zum Schluss: Zeig, dass du es bist. Erst dann öffnet der Passkey deine Dokumente.",
    confirm: "Passkey aktivieren",
    added: "Der Passkey öffnet ab jetzt auch deine verschlüsselten Dokumente.",
    list: "Passkeys, die deine Dokumente öffnen",
    since: "Öffnet seit",
    unnamed: "Passkey",
    remove: "Entfernen",
    remove_named: "Entfernen: {{name}}",
    removed: "Der Passkey öffnet deine Dokumente nicht mehr. Anmelden kannst du dich damit weiterhin.",
    cancelled: "Das wurde abgebrochen oder hat zu lange gedauert. Versuch es gern noch einmal.",
    unable: "Dieser Passkey kann das nicht. Nimm einen anderen, leg ihn neu an oder nutz die Passphrase.",
    failed: "Mit dem Passkey ließ sich nichts öffnen. Nimm die Passphrase.",
  },
  trouble: {
    weak_lock:
      "Der Server verlangt einen schwächeren Schutz als vereinbart. Zur Sicherheit öffnen wir hier nichts. Melde dich bitte bei uns.",
    memory:
      "Dieses Gerät hat gerade zu wenig Speicher dafür. Schließ andere Tabs und versuch es noch einmal.",
    browser: "Dieser Browser kann das noch nicht. Nimm einen neueren.",
    failed: "Das hat nicht geklappt. Versuch es noch einmal.",
  },
} as const;

/** Its article in the help centre. */
export const help = {
  passphrase: {
    title: "Passphrase und verschlüsselte Dokumente",
    keywords:
      "Passphrase, verschlüsselt, Ende zu Ende, Wiederherstellungscode, Schlüssel, Präsentation, Sicherheitsnummer",
    body: "Präsentationen werden auf deinem Gerät verschlüsselt, bevor sie zu uns kommen. Lesen können sie nur Menschen, die du einlädst, und wer einen Link von dir hat. Wir sehen den Inhalt nicht. Was wir sehen: die Namen von Versionen, wer dabei ist und wann jemand etwas ändert.\n\n1. Beim ersten Mal wählst du eine Passphrase. Das dauert keine Minute.\n2. Danach bekommst du einen Wiederherstellungscode. Druck ihn aus oder speichere ihn an einem sicheren Ort.\n3. Auf jedem Gerät gibst du die Passphrase nach der Anmeldung einmal ein. Mit einem Passkey geht es auch per Fingerabdruck oder Gesicht: Du schaltest ihn unter „$t(settings:title)“, „$t(settings:tabs.security)“ dafür frei.\n\nHast du die Passphrase vergessen, hilft nur der Wiederherstellungscode. Wir können sie nicht zurücksetzen. Sind beide weg, fängst du unter „$t(settings:title)“, „$t(settings:tabs.security)“ neu an: Dokumente, die nur du öffnen konntest, sind dann verloren.\n\nWillst du sichergehen, dass niemand dazwischen ist? Vergleiche unter „$t(documents:share.button)“ die Sicherheitsnummer mit der anderen Person, am besten am Telefon.",
  },
} as const;
