import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The dashboard's first page. */
export const pages = {
  greeting: "Olá, {{name}}",
  greeting_plain: "Olá",
  lead: "Que bom ter-te aqui. Por onde começamos?",
  figures: "Num relance",
  matches: "Matches",
  matches_hint: "no total",
  groups: "Grupos",
  groups_hint: "em que estás",
  messages: "Mensagens",
  messages_hint: "por ler",
  activity: "Atividade",
  activity_hint: "nos últimos sete dias",
  not_loaded: "Não carregado",
} as const satisfies Translation<typeof german.pages, "pt">;
