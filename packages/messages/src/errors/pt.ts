import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Codes of several features that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  offline: "Sem ligação.",
  unavailable: "Indisponível de momento. Tenta de novo daqui a pouco.",
} as const satisfies Translation<typeof german.checks, "pt">;

/** Codes that any endpoint may answer with, that several features declare, or that name a broken field. */
export const errors = {
  invalid_input: "Confere os dados.",
  unauthenticated: "Entra primeiro na tua conta.",
  forbidden: "Não tens permissão para isso.",
  cross_site: "O pedido veio de outro site e foi recusado.",
  banned: "A tua conta foi banida pela administração.",
  banned_reason: "A tua conta foi banida pela administração. Motivo: {{reason}}",
  banned_until: "A tua conta está banida até {{until, datetime(dateStyle: long; timeZone: UTC)}}.",
  banned_reason_until:
    "A tua conta está banida até {{until, datetime(dateStyle: long; timeZone: UTC)}}. Motivo: {{reason}}",
  premium_required: "Precisas do Premium para isso.",
  second_factor_required:
    "Para trabalhares na equipa, precisas de um segundo fator: uma app de autenticação ou uma chave de acesso. Configura-o nas definições, em «$t(settings:tabs.security)».",
  step_up_required: "Confirma que és tu.",
  not_found: "Isso não existe ou já não existe.",
  too_large: "É demasiado grande.",
  unsupported_type: "Este formato de ficheiro não é aceite.",
  picture_too_large: "Esta imagem tem demasiados píxeis. Guarda-a mais pequena e tenta de novo.",
  picture_damaged: "Esta imagem está danificada. Abre-a numa aplicação de fotos e guarda-a de novo.",
  rate_limited: "Demasiadas tentativas. Espera um momento.",
  internal: "Algo correu mal do nosso lado. Se voltar a acontecer, indica este número: {{id}}",
  storage_full: "O nosso armazenamento está cheio. Tenta mais tarde.",
  quota_exceeded: "O teu espaço para ficheiros está cheio. Elimina primeiro mensagens antigas com ficheiros.",
  already_decided: "Isto já foi decidido.",
  ai_off: "Aqui a tradução não está configurada.",
  translations_used: "Por hoje já usaste as tuas traduções. Amanhã há mais.",
  ai_failed: "Desta vez não resultou. Tenta de novo daqui a pouco.",
  ticket_invalid: "Esta ligação em direto expirou. Recarrega a página.",
  distinct: "Não escolhas nada duas vezes.",
  invalid_type: "Aqui espera-se outra coisa.",
  invalid_value: "Esta opção não existe.",
  invalid_format: "O formato não está correto.",
  too_small: "O valor é demasiado baixo ou o texto demasiado curto.",
  too_big: "O valor é demasiado alto ou o texto demasiado longo.",
  required: "Ainda falta isto.",
  identity_missing: "Para isso precisas da tua frase secreta. Configura-a primeiro.",
  key_changed: "Entretanto, uma chave mudou. Recarrega e tenta de novo.",
} as const satisfies Translation<typeof german.errors, "pt">;
