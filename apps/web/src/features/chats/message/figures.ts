import type { CallTrace } from "@kompagnon/contract/chats/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import type { TFunction } from "i18next";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A size in bytes as the language writes it: "1,4 MB". */
export function fileSize(bytes: number, language: string): string {
  const step = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1000)));
  return new Intl.NumberFormat(localeOf(language), {
    style: "unit",
    unit: UNITS[step] ?? "byte",
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1000 ** step);
}

/** A length in seconds as minutes and seconds: "2:05". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** What became of a call, in words; `own` is the side that called. */
export function callWords({ outcome, seconds }: CallTrace, own: boolean, t: TFunction<"chats">): string {
  if (outcome === "ended") return t("message.call_ended", { length: clock(seconds) });
  if (outcome === "declined") return t("message.call_declined");
  if (outcome === "failed") return t("message.call_failed");
  return own ? t("message.call_unanswered") : t("message.call_missed");
}
