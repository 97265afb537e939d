import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The first steps after signing up. */
export const pages = {
  title: "Primeros pasos",
  sign_out: "Cerrar sesión",
  save_failed: "No hemos podido guardarlo. Lo que has escrito sigue aquí: inténtalo de nuevo en un momento.",
  full: "No puedes elegir más de {{max}}. Quita primero alguno.",
  language: {
    title: "¿Qué idioma hablas?",
    lead: "La app cambia de idioma al instante. Puedes volver a cambiarlo cuando quieras.",
  },
  person: {
    title: "¿Cómo quieres llamarte aquí?",
    lead: "Con este nombre te conocerán los demás.",
    age: "Edad",
    age_hint: "Puedes participar a partir de los {{age}} años.",
  },
  models: {
    title: "¿Qué quieres montar?",
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
    title: "Háblanos de ti",
    lead: "Bastan dos o tres frases: ¿qué haces, qué te mueve, cómo te gusta trabajar?",
    label: "Sobre mí",
  },
  idea: {
    title: "¿Ya tienes una idea?",
    lead: "Basta con lo esencial. ¿Qué te gustaría crear y para quién?",
    label: "Idea de negocio",
    too_long: "La idea es demasiado larga (máx. {{max}} caracteres).",
  },
  jobs: {
    title: "¿Te interesan las ofertas y los encargos?",
    lead: "Otros miembros ofrecen encargos pagados y buscan gente para sus equipos.",
    yes: "Sí, me interesa",
    no: "No, ahora no",
  },
  newsletter: {
    title: "¿Novedades por correo?",
    lead: "Nuestro boletín cuenta las novedades. Puedes darte de baja cuando quieras. Si dices que sí, te enviamos un correo para que lo confirmes.",
    yes: "Sí, quiero",
    no: "No, gracias",
  },
} as const satisfies Translation<typeof german.pages, "es">;
