import type { Translation } from "../translation.ts";
import type { messages as german } from "../de/ui.ts";

export const messages = {
close: "Fechar", back: "Voltar", next: "Continuar", cancel: "Cancelar", save: "Guardar", done: "Pronto", retry: "Tentar de novo", more: "Mais",
loading: "A carregar", busy: "Um momento…", optional: "opcional", search: "Procurar", clear: "Limpar", none_found: "Nada encontrado",
show_password: "Mostrar a palavra-passe", hide_password: "Ocultar a palavra-passe",
remaining_one: "Falta {{count}} caractere", remaining_many: "Faltam {{count}} caracteres", remaining_other: "Faltam {{count}} caracteres",
too_long_one: "{{count}} caractere a mais", too_long_many: "{{count}} caracteres a mais", too_long_other: "{{count}} caracteres a mais",
chosen: "{{chosen}} de {{max}} escolhidos", code_digit: "Dígito {{number}} de {{total}}", step: "Passo {{step}} de {{total}}",
skip: "Saltar para o conteúdo", messages: "Avisos", unread_one: "{{count}} por ler", unread_many: "{{count}} por ler", unread_other: "{{count}} por ler", now: "agora mesmo",
online: "Online", away: "Ausente", offline: "Offline",
error_title: "Não resultou", error_text: "Tenta mais uma vez. Se continuar, o problema é nosso.",
offline_bar: "Sem ligação. O que escreveres fica guardado e segue mais tarde.", back_online: "Ligação restabelecida"
} as const satisfies Translation<typeof german, "pt">;
