/** The first steps after signing up. */
export const pages = {
  title: "Dein Start",
  sign_out: "Abmelden",
  save_failed: "Das konnten wir nicht speichern. Deine Angaben sind noch da: Versuch es gleich noch einmal.",
  full: "Mehr als {{max}} gehen nicht. Nimm erst etwas weg.",
  language: {
    title: "Welche Sprache sprichst du?",
    lead: "Die App wechselt sofort. Ändern kannst du das jederzeit.",
  },
  person: {
    title: "Wie heißt du hier?",
    lead: "Unter diesem Namen lernen dich andere kennen.",
    age: "Alter",
    age_hint: "Mitmachen kannst du ab {{age}}.",
  },
  models: {
    title: "Was willst du aufbauen?",
    lead: "Wähle bis zu {{max}} Geschäftsmodelle.",
    label: "Geschäftsmodelle",
    required: "Wähle mindestens ein Geschäftsmodell.",
  },
  skills: {
    title: "Was kannst du?",
    lead: "Wähle bis zu {{max}} Fähigkeiten. Es zählt auch, was du gerade lernst.",
    label: "Fähigkeiten",
    required: "Wähle mindestens eine Fähigkeit.",
  },
  goal: {
    title: "Wo willst du hin?",
    lead: "Such dir das Ziel aus, das dir gerade am wichtigsten ist.",
    label: "Ziel",
    required: "Wähle ein Ziel.",
  },
  bio: {
    title: "Erzähl von dir",
    lead: "Zwei, drei Sätze reichen: Was machst du, was treibt dich an, wie arbeitest du gern?",
    label: "Über mich",
  },
  idea: {
    title: "Hast du schon eine Idee?",
    lead: "Grob genügt. Was würdest du gern bauen, und für wen?",
    label: "Geschäftsidee",
    too_long: "Die Idee ist zu lang (max. {{max}} Zeichen).",
  },
  jobs: {
    title: "Interessieren dich Stellen und Aufträge?",
    lead: "Andere Mitglieder vergeben bezahlte Aufträge und suchen Menschen fürs Team.",
    yes: "Ja, das interessiert mich",
    no: "Nein, gerade nicht",
  },
  newsletter: {
    title: "Neuigkeiten per E-Mail?",
    lead: "Unser Newsletter erzählt, was neu ist. Abbestellen geht jederzeit. Nach einem Ja schicken wir dir eine E-Mail, in der du das bestätigst.",
    yes: "Ja, gern",
    no: "Nein, danke",
  },
} as const;
