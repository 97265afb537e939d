import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The first steps after signing up. */
export const pages = {
  title: "Getting started",
  sign_out: "Sign out",
  save_failed: "We couldn’t save that. What you entered is still here: try again in a moment.",
  full: "You’ve chosen {{max}}, the most you can. Remove one first.",
  language: {
    title: "Which language do you speak?",
    lead: "The app switches right away. You can change this any time.",
  },
  person: {
    title: "Choose your name",
    lead: "This is the name others will see.",
    age: "Age",
    age_hint: "You have to be {{age}} or over.",
  },
  models: {
    title: "What do you want to build?",
    lead: "Choose up to {{max}} business models.",
    label: "Business models",
    required: "Choose at least one business model.",
  },
  skills: {
    title: "What are you good at?",
    lead: "Choose up to {{max}} skills. What you’re learning counts too.",
    label: "Skills",
    required: "Choose at least one skill.",
  },
  goal: {
    title: "Where do you want to get to?",
    lead: "Pick the goal that matters most to you right now.",
    label: "Goal",
    required: "Choose a goal.",
  },
  bio: {
    title: "Tell us about you",
    lead: "Two or three sentences will do: what do you do, what drives you, how do you like to work?",
    label: "Bio",
  },
  idea: {
    title: "Do you have an idea yet?",
    lead: "A rough idea is fine. What would you like to build, and for whom?",
    label: "Business idea",
    too_long: "The idea is too long (max. {{max}} characters).",
  },
  jobs: {
    title: "Would you like to see jobs?",
    lead: "Other members offer paid work and look for people for their teams.",
    yes: "Yes, I’m interested in jobs",
    no: "No, not right now",
  },
  newsletter: {
    title: "News by email?",
    lead: "Our newsletter tells you what’s new. You can unsubscribe any time. If you say yes, we’ll send you an email to confirm it.",
    yes: "Yes, please",
    no: "No, thanks",
  },
} as const satisfies Translation<typeof german.pages, "en">;
