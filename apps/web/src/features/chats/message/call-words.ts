import type { CallTrace } from "@kompagnon/contract/chats/model.ts";
import type { TFunction } from "i18next";
import { clock } from "./file-size.ts";

/** What became of a call, in words; `own` is the side that called. */
export function callWords({ outcome, seconds }: CallTrace, own: boolean, t: TFunction<"chats">): string {
  if (outcome === "ended") return t("message.call_ended", { length: clock(seconds) });
  if (outcome === "declined") return t("message.call_declined");
  if (outcome === "failed") return t("message.call_failed");
  return own ? t("message.call_unanswered") : t("message.call_missed");
}
