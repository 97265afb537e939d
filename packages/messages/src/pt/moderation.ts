import type { messages as german } from "../de/moderation.ts";
import type { Translation } from "../translation.ts";

/** Texts of the beginner moderation: strip, card, dialog. */
export const messages = {
  report: "Denunciar",
  title_member: "Denunciar {{name}}",
  title_group: "Denunciar o grupo «{{name}}»",
  title_message: "Denunciar a mensagem",
  title_post: "Denunciar a publicação",
  title_comment: "Denunciar o comentário",
  intro: "A nossa equipa vai ver. Ninguém saberá que a denúncia veio de ti.",
  message_seen: "A equipa vê só esta mensagem, não o resto da conversa.",
  reason: "De que se trata?",
  note: "Queres acrescentar algo?",
  note_needed: "Explica brevemente de que se trata.",
  reason_needed: "Escolhe um motivo.",
  also_block: "Bloquear também {{name}}",
  cancel: "Cancelar",
  thanks: "Obrigado. A tua denúncia chegou.",
  block_failed: "O bloqueio não funcionou. Tenta de novo nas definições.",
  reasons: {
    spam: "Spam ou publicidade",
    fraud: "Fraude ou burla",
    harassment: "Insultos ou assédio",
    hate: "Ódio",
    sexual: "Conteúdo sexual",
    violence: "Violência ou ameaças",
    minors: "Perigo para menores",
    impersonation: "Faz-se passar por outra pessoa",
    illegal: "Outra coisa ilegal",
    other: "Outra coisa",
  },
} as const satisfies Translation<typeof german, "pt">;
