import type { Message } from "@kompagnon/contract/chats/model.ts";
import type { TFunction } from "i18next";
import { plainOf } from "../formatting.ts";
import { callWords } from "../message/call-words.ts";

/** What a message says in one line of the list: its text, or what it is instead. */
function contentOf({ text, deleted, attachments: [file] }: Message, t: TFunction<"chats">): string {
  if (deleted) return t("message.deleted");
  if (text !== "" || !file) return plainOf(text);
  if (file.kind === "image") return `📷 ${t("message.image")}`;
  return file.kind === "voice" ? `🎤 ${t("message.voice")}` : `📎 ${file.name}`;
}

/** A conversation's last message as the list shows it; the viewer's own are marked. */
export function lastWords(message: Message, otherId: string, t: TFunction<"chats">): string {
  const own = message.sender_id !== otherId;
  if (message.call) return callWords(message.call, own, t);
  const content = contentOf(message, t);
  return own && !message.deleted ? t("own_last", { text: content }) : content;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** The direction of a message, ignoring its prefix: a truncated line loses its end, not its beginning. */
export function directionOf(words: string): "ltr" | "rtl" | "auto" {
  const quoted = /\u2068([^\u2069]*)/u.exec(words)?.[1] ?? words;
  const [letter] = quoted.match(/\p{L}/u) ?? [];
  if (!letter) return "auto";
  return RIGHT_TO_LEFT.test(letter) ? "rtl" : "ltr";
}
