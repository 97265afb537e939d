import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The search over everything. */
export const pages = {
  title: "Pesquisa",
  placeholder: "Pessoas, grupos, conversas, publicações, páginas",
  people: "Pessoas",
  groups: "Grupos",
  channels: "Canais",
  chats: "Conversas",
  posts: "Publicações",
  jobs: "Vagas",
  recent: "Pesquisas recentes",
  forget: "Limpar histórico",
  all_people: "Todas as pessoas para «{{words}}»",
  all_posts: "Todas as publicações para «{{words}}»",
  all_jobs: "Todas as vagas para «{{words}}»",
  searching: "A pesquisar…",
  nothing: "Sem resultados para «{{words}}».",
  nothing_hint: "Outra grafia, uma palavra mais curta? Em grupos privados, procura no canal.",
  failed: "A pesquisa falhou.",
  retry: "Tentar de novo",
  deleted: "Membro eliminado",
  close: "Fechar pesquisa",
  keys: "Setas para escolher, Enter abre, Esc fecha.",
} as const satisfies Translation<typeof german.pages, "pt">;
