import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The help centre around its articles. */
export const pages = {
  title: "Ajuda",
  lead: "Procura uma palavra ou explora os temas.",
  search: "Procurar na ajuda",
  placeholder: "Em que precisas de ajuda?",
  results_one: "{{count}} artigo encontrado",
  results_many: "{{count}} de artigos encontrados",
  results_other: "{{count}} artigos encontrados",
  empty_title: "Sem resultados para «{{words}}»",
  empty_text:
    "Experimenta uma só palavra mais curta, por exemplo «palavra-passe» ou «match». Ou escreve-nos pelo formulário de contacto.",
  empty_action: "Contactar",
  back: "Todos os temas",
  related: "Vê também",
  copy_link: "Copiar link",
  copied: "O link foi copiado.",
  copy_failed: "Não foi possível copiar. Aqui está o link: {{address}}",
  sections: {
    start: "Entrar e começar",
    security: "Segurança",
    profile: "O teu perfil",
    matching: "Matching",
    chats: "Conversas",
    posts: "Mural",
    groups: "Grupos",
    jobs: "Vagas",
    invites: "Convidar e ganhar",
    tools: "Ferramentas",
    app: "Notificações e app",
    money: "Premium e os teus direitos",
    data: "Os teus dados e as regras",
  },
} as const satisfies Translation<typeof german.pages, "pt">;
