import type { ContactState, ContactTopic } from "@kompagnon/contract/contact/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";

const HOUR = 3_600_000;

/** A message of the sample inbox; `member` and `by` are places among the sample people, `by` who answered. */
type SampleMessage = {
  hoursAgo: number;
  member?: number;
  name: string;
  email: string;
  topic: ContactTopic;
  language?: Language;
  message: string;
  state: ContactState;
  answers?: readonly (readonly [hoursAgo: number, text: string])[];
};

const MESSAGES: readonly SampleMessage[] = [
  {
    hoursAgo: 2,
    name: "Katrin Vogt",
    email: "k.vogt@example.test",
    topic: "press",
    state: "open",
    message:
      "Guten Tag,\n\nich schreibe für ein Regionalmagazin über Leute, die sich online zum Gründen finden. Hätte jemand von euch nächste Woche eine halbe Stunde für ein Telefonat? Gern auch mit zwei Mitgliedern, die sich über euch kennengelernt haben.\n\nViele Grüße\nKatrin Vogt",
  },
  {
    hoursAgo: 9,
    member: 12,
    name: "Tarek",
    email: "tarek@example.test",
    topic: "support",
    state: "open",
    message:
      "Seit gestern Abend kommen bei mir keine Push-Nachrichten mehr an, am Rechner schon. Handy ist ein Pixel 7, Chrome. Neu angemeldet hab ich mich schon, hat nix gebracht.",
  },
  {
    hoursAgo: 20,
    name: "Marc Lenoir",
    email: "marc.lenoir@example.test",
    topic: "partnership",
    language: "fr",
    state: "open",
    message:
      "Bonjour, nous animons un espace de coworking à Strasbourg et nous organisons chaque mois une soirée pour les indépendants. Seriez-vous intéressés par un partenariat ? On pourrait accueillir vos membres gratuitement pour une journée d'essai.",
  },
  {
    hoursAgo: 31,
    name: "Jo",
    email: "jo.h@example.test",
    topic: "general",
    state: "answered",
    message:
      "Kann man euch auch nutzen, wenn man noch gar keine Idee hat? Ich will erst mal gucken, wer da so ist.",
    answers: [
      [
        28,
        "Klar. Viele kommen ohne Idee und suchen jemanden, der schon eine hat. Leg ein Profil an und schreib rein, was du kannst: Danach suchen die anderen.",
      ],
    ],
  },
  {
    hoursAgo: 75,
    name: "Giulia",
    email: "giulia@example.test",
    topic: "support",
    language: "it",
    state: "answered",
    message:
      "Ho cambiato indirizzo e-mail ma il link di conferma era scaduto. Come faccio a riceverne un altro?",
    answers: [
      [
        70,
        "Ciao Giulia, in Impostazioni → Sicurezza puoi chiedere di nuovo il cambio: arriva un link nuovo.",
      ],
      [52, "Abbiamo visto che ora è confermato. Buon lavoro!"],
    ],
  },
  {
    hoursAgo: 130,
    name: "Growth Hero",
    email: "sales@growth-hero.example.test",
    topic: "partnership",
    language: "en",
    state: "closed",
    message:
      "We help communities like yours get 10,000 new members in 30 days, guaranteed. Reply YES for a free audit!!!",
  },
];

/** Writes the sample inbox: messages in every state. */
export async function loadMessages(tx: Tx, { ids, now, makeId }: SampleCommunity): Promise<void> {
  const [author] = ids;
  for (const [nth, { hoursAgo, member, answers = [], ...said }] of MESSAGES.entries()) {
    const at = now - hoursAgo * HOUR;
    const id = makeId(`contact message ${nth}`, at);
    const settled = said.state === "open" ? null : now - (answers.at(-1)?.[0] ?? hoursAgo - 1) * HOUR;
    await tx.rawQuery(
      `insert into contact_messages (id, at, member_id, name, email, topic, message, language, state, settled_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        id,
        new Date(at),
        member === undefined ? null : ids[member],
        said.name,
        said.email,
        said.topic,
        said.message,
        said.language ?? "de",
        said.state,
        settled && new Date(settled),
      ],
    );
    for (const [when, text] of answers)
      await tx.rawQuery(
        "insert into contact_answers (id, message_id, at, author_id, text) values ($1, $2, $3, $4, $5)",
        [
          makeId(`contact answer ${nth} ${when}`, now - when * HOUR),
          id,
          new Date(now - when * HOUR),
          author,
          text,
        ],
      );
  }
}
