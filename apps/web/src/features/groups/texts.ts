import { localeOf } from "@kompagnon/messages/languages.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";

/** Says that something was refused and why: `title` first, then the server's words where it spoke. */
export function useRefusal(): (failure: unknown, title?: string) => void {
  const { t } = useTranslation("ui");
  return (failure, title) => toast(refusalOf(failure, t("error_text"), title), { kind: "warn" });
}

/** The words of a refusal: what did not work, then why, or what to do where the server did not speak. */
export function refusalOf(failure: unknown, otherwise: string, title?: string): string {
  const reason = (failure instanceof Error && failure.message) || otherwise;
  return title ? `${title}: ${reason}` : reason;
}

/** A length of time in whole seconds, or in minutes from one on that are full: "30 Sekunden", "5 Minuten". */
export function durationIn(seconds: number, language: string): string {
  const minutes = seconds >= 60 && seconds % 60 === 0;
  return new Intl.NumberFormat(localeOf(language), {
    style: "unit",
    unit: minutes ? "minute" : "second",
    unitDisplay: "long",
  }).format(minutes ? seconds / 60 : seconds);
}
