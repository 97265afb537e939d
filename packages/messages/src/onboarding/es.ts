import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The first steps after signing up. */
export const pages = {
  title: "Tu comienzo",
  sign_out: "Cerrar sesión",
  save_failed: "No pudimos guardarlo. Lo que escribiste sigue aquí: inténtalo de nuevo en un momento.",
  full: "Ya son {{max}}. Quita uno para cambiar.",
  language: {
    title: "¿Qué idioma hablas?",
    lead: "La app cambia al instante. Puedes modificarlo cuando quieras.",
  },
  person: {
    title: "¿Cómo te llamas aquí?",
    lead: "Con este nombre te conocerán los demás.",
    age: "Edad",
    age_hint: "Hay que tener {{age}} años.",
  },
  models: {
    title: "¿Qué quieres construir?",
    lead: "Elige hasta {{max}} modelos de negocio.",
    label: "Modelos de negocio",
    required: "Elige al menos un modelo de negocio.",
  },
  skills: {
    title: "¿Qué se te da bien?",
    lead: "Elige hasta {{max}} habilidades. También cuenta lo que estás aprendiendo.",
    label: "Habilidades",
    required: "Elige al menos una habilidad.",
  },
  goal: {
    title: "¿Adónde quieres llegar?",
    lead: "Elige el objetivo que más te importa ahora.",
    label: "Objetivo",
    required: "Elige un objetivo.",
  },
  bio: {
    title: "Cuéntanos de ti",
    lead: "Bastan dos o tres frases: ¿qué haces, qué te mueve, cómo te gusta trabajar?",
    label: "Sobre mí",
  },
  idea: {
    title: "¿Ya tienes una idea?",
    lead: "A grandes rasgos basta. ¿Qué te gustaría crear, y para quién?",
    label: "Idea de negocio",
    too_long: "La idea es demasiado larga (máx. {{max}} caracteres).",
  },
  jobs: {
    title: "¿Te mostramos trabajos?",
    lead: "Otros miembros ofrecen encargos pagados y buscan gente para su equipo.",
    yes: "Sí, me interesan",
    no: "No, ahora no",
  },
  newsletter: {
    title: "¿Novedades por correo?",
    lead: "Nuestro boletín cuenta lo nuevo. Puedes darte de baja cuando quieras.",
    yes: "Sí, quiero",
    no: "No, gracias",
  },
} as const satisfies Translation<typeof german.pages, "es">;
