import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The first steps after signing up. */
export const pages = {
  title: "Per cominciare",
  sign_out: "Esci",
  save_failed: "Non siamo riusciti a salvare. I tuoi dati sono ancora qui: riprova tra poco.",
  full: "Puoi sceglierne al massimo {{max}}. Togli prima qualcosa.",
  language: { title: "Che lingua parli?", lead: "L’app cambia lingua subito. Puoi modificarla quando vuoi." },
  person: {
    title: "Come ti chiami qui?",
    lead: "Con questo nome ti conosceranno gli altri.",
    age: "Età",
    age_hint: "Bisogna avere almeno {{age}} anni.",
  },
  models: {
    title: "Cosa vuoi creare?",
    lead: "Scegli fino a {{max}} modelli di business.",
    label: "Modelli di business",
    required: "Scegli almeno un modello di business.",
  },
  skills: {
    title: "Cosa sai fare?",
    lead: "Scegli fino a {{max}} competenze. Conta anche quello che stai imparando.",
    label: "Competenze",
    required: "Scegli almeno una competenza.",
  },
  goal: {
    title: "Dove vuoi arrivare?",
    lead: "Scegli l’obiettivo che ora conta di più per te.",
    label: "Obiettivo",
    required: "Scegli un obiettivo.",
  },
  bio: {
    title: "Raccontaci di te",
    lead: "Bastano due o tre frasi: cosa fai, cosa ti spinge, come ti piace lavorare?",
    label: "Bio",
  },
  idea: {
    title: "Hai già un’idea?",
    lead: "Bastano le linee generali. Cosa vorresti creare, e per chi?",
    label: "Idea di business",
    too_long: "L’idea è troppo lunga (max. {{max}} caratteri).",
  },
  jobs: {
    title: "Ti interessano lavori e incarichi?",
    lead: "Altri membri offrono incarichi pagati e cercano persone per il loro team.",
    yes: "Sì, mi interessano",
    no: "No, non ora",
  },
  newsletter: {
    title: "Novità via e-mail?",
    lead: "La nostra newsletter racconta cosa c’è di nuovo. Puoi disiscriverti quando vuoi. Se dici di sì, ti mandiamo un’e-mail per confermarlo.",
    yes: "Sì, volentieri",
    no: "No, grazie",
  },
} as const satisfies Translation<typeof german.pages, "it">;
