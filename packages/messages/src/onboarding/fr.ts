import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The first steps after signing up. */
export const pages = {
  title: "Bien démarrer",
  sign_out: "Se déconnecter",
  save_failed: "L’enregistrement a échoué. Tes réponses sont toujours là : réessaie dans un instant.",
  full: "{{max}} au maximum. Retire d’abord un choix.",
  language: {
    title: "Quelle langue parles-tu ?",
    lead: "L’appli change de langue aussitôt. Tu peux en changer à tout moment.",
  },
  person: {
    title: "Comment t’appelles-tu ici ?",
    lead: "C’est sous ce nom que les autres te découvrent.",
    age: "Âge",
    age_hint: "Il faut avoir au moins {{age}} ans.",
  },
  models: {
    title: "Que veux-tu construire ?",
    lead: "Choisis jusqu’à {{max}} modèles économiques.",
    label: "Modèles économiques",
    required: "Choisis au moins un modèle économique.",
  },
  skills: {
    title: "Que sais-tu faire ?",
    lead: "Choisis jusqu’à {{max}} compétences. Ce que tu apprends compte aussi.",
    label: "Compétences",
    required: "Choisis au moins une compétence.",
  },
  goal: {
    title: "Où veux-tu aller ?",
    lead: "Choisis l’objectif qui compte le plus pour toi en ce moment.",
    label: "Objectif",
    required: "Choisis un objectif.",
  },
  bio: {
    title: "Parle-nous de toi",
    lead: "Deux ou trois phrases suffisent : que fais-tu, qu’est-ce qui t’anime, comment aimes-tu travailler ?",
    label: "Bio",
  },
  idea: {
    title: "As-tu déjà une idée ?",
    lead: "Les grandes lignes suffisent. Qu’aimerais-tu créer, et pour qui ?",
    label: "Idée de projet",
    too_long: "L’idée est trop longue ({{max}} caractères max.).",
  },
  jobs: {
    title: "Les offres et missions t’intéressent ?",
    lead: "D’autres membres proposent des missions payées et cherchent des gens pour leur équipe.",
    yes: "Oui, ça m’intéresse",
    no: "Non, pas maintenant",
  },
  newsletter: {
    title: "Des nouvelles par e-mail ?",
    lead: "Notre newsletter raconte les nouveautés. Désinscription à tout moment. Si tu dis oui, nous t’envoyons un e-mail pour le confirmer.",
    yes: "Oui, volontiers",
    no: "Non, merci",
  },
} as const satisfies Translation<typeof german.pages, "fr">;
