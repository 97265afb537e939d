import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Announcements above every page, and writing them. */

/** Codes that the endpoints answer with. */
export const errors = {
  announcement_stays: "Este anúncio fica até terminar.",
  announcement_times: "O fim tem de ser posterior ao início e estar no futuro.",
  announcement_over: "Este anúncio já terminou.",
} as const satisfies Translation<typeof german.errors, "pt">;

/** The banner. */
export const pages = {
  label: "Anúncio",
  more: "Saber mais",
} as const satisfies Translation<typeof german.pages, "pt">;

/** Writing them, for admins. */
export const staff = {
  title: "Anúncios",
  lead: "Uma faixa por cima de cada página, para todos ou para uma parte. Sempre só um: primeiro os avisos, depois o mais recente.",
  write: "Novo anúncio",
  states: { current: "A decorrer", planned: "Previstos", past: "Passados" },
  kind: "Tipo",
  kinds: { info: "Informação", warning: "Aviso" },
  audience: "Para quem",
  audiences: {
    all: "Todos",
    free: "Sem Premium",
    premium: "Com Premium",
    founders: "Quem tem um grupo",
    new: "Novos, há {{days}} dias no máximo",
    team: "Só a equipa",
  },
  text: "Texto em {{language}}",
  text_missing: "Escreve pelo menos o texto em alemão.",
  text_hint: "Curto e claro. Quem lê uma língua sem texto vê o texto em inglês ou, na falta dele, em alemão.",
  other_language: "Outra língua",
  add_language: "Adicionar uma língua",
  remove_language: "Remover {{language}}",
  starts: "De",
  starts_hint: "Vazio: de imediato",
  ends: "Até",
  ends_hint: "Vazio: até alguém o terminar",
  link: "Link para uma página",
  link_hint: "Um endereço deste site, por exemplo /dashboard/groups",
  link_wrong: "O endereço tem de começar por / e ser deste site.",
  dismissible: "Pode ser fechado",
  dismissible_hint: "Aplica-se a todos os dispositivos e o anúncio não volta a aparecer.",
  preview: "É assim que fica",
  preview_in: "Pré-visualização em {{language}}",
  publish: "Publicar",
  save: "Guardar",
  edit: "Alterar",
  edit_title: "Alterar o anúncio",
  published: "O anúncio foi publicado.",
  saved: "Guardado.",
  span: "De {{from}} a {{until}}",
  since: "Desde {{from}}, sem fim",
  from: "A partir de {{from}}, sem fim",
  ended: "Terminado a {{date}}",
  dismissed_one: "{{count}} membro fechou-o",
  dismissed_many: "{{count}} de membros fecharam-no",
  dismissed_other: "{{count}} membros fecharam-no",
  stays: "Não pode ser fechado",
  end: {
    button: "Terminar",
    title: "Terminar o anúncio",
    text: "Desaparece logo em todo o lado.",
    reason: "Motivo (fica no registo)",
    reason_missing: "É preciso um motivo.",
    done: "Terminado.",
  },
  empty: "Não há nada aqui",
  empty_text:
    "O que escreveres é visto por todos a quem se destina, já ou a partir do momento que escolheres.",
  failed: "Não foi possível carregar os anúncios",
} as const satisfies Translation<typeof german.staff, "pt">;
