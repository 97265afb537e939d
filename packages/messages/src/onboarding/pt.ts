import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The first steps after signing up. */
export const pages = {
  title: "Para começar",
  sign_out: "Terminar sessão",
  save_failed: "Não conseguimos guardar. O que escreveste continua aqui: tenta de novo daqui a pouco.",
  full: "Não podes escolher mais de {{max}}. Remove primeiro alguma opção.",
  language: {
    title: "Que língua falas?",
    lead: "A app muda logo de língua. Podes alterá-la a qualquer momento.",
  },
  person: {
    title: "Como te chamas aqui?",
    lead: "É por este nome que os outros te conhecem.",
    age: "Idade",
    age_hint: "É preciso ter pelo menos {{age}} anos.",
  },
  models: {
    title: "O que queres construir?",
    lead: "Escolhe até {{max}} modelos de negócio.",
    label: "Modelos de negócio",
    required: "Escolhe pelo menos um modelo de negócio.",
  },
  skills: {
    title: "O que sabes fazer?",
    lead: "Escolhe até {{max}} competências. O que estás a aprender também conta.",
    label: "Competências",
    required: "Escolhe pelo menos uma competência.",
  },
  goal: {
    title: "Onde queres chegar?",
    lead: "Escolhe o objetivo que mais te importa agora.",
    label: "Objetivo",
    required: "Escolhe um objetivo.",
  },
  bio: {
    title: "Fala-nos de ti",
    lead: "Duas ou três frases chegam: o que fazes, o que te move, como gostas de trabalhar?",
    label: "Sobre mim",
  },
  idea: {
    title: "Já tens uma ideia?",
    lead: "Basta um esboço. O que gostavas de criar, e para quem?",
    label: "Ideia de negócio",
    too_long: "A ideia é demasiado longa (máx. {{max}} caracteres).",
  },
  jobs: {
    title: "Interessam-te vagas e trabalhos?",
    lead: "Outros membros oferecem trabalhos pagos e procuram pessoas para a equipa.",
    yes: "Sim, interessam-me",
    no: "Não, agora não",
  },
  newsletter: {
    title: "Novidades por e-mail?",
    lead: "A nossa newsletter conta o que há de novo. Podes cancelar a qualquer momento. Se disseres que sim, enviamos-te um e-mail para confirmares.",
    yes: "Sim, quero",
    no: "Agora não",
  },
} as const satisfies Translation<typeof german.pages, "pt">;
