import { localeOf } from "@kompagnon/messages/languages.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { FormError } from "#ui/form-error.tsx";
import type { FormMessage } from "../refusals.ts";

/** The notice above the fields after a refused attempt: the lock with its countdown, or the reason. */
export function FormNotice({ said, locked }: { said: FormMessage | null; locked: number }) {
  const { t, i18n } = useTranslation("accounts/login");
  const { t: error } = useTranslation("accounts/checks");
  const { t: common } = useTranslation("errors/checks");
  if (locked > 0)
    return (
      <div>
        <FormError boxed>{error("too_many_attempts")}</FormError>
        <p role="timer" className="mt-2 text-center text-ink-soft text-sm tabular-nums">
          {t("errors.unlocked_in", { time: clock(locked, i18n.language) })}
        </p>
      </div>
    );
  if (!said) return null;
  const text = () => {
    if ("theirs" in said) return said.theirs;
    if (said.ours === "unexpected") return t("errors.unexpected");
    if (said.ours === "offline" || said.ours === "unavailable") return common(said.ours);
    return error(said.ours);
  };
  return <FormError boxed>{text()}</FormError>;
}

/** Seconds as minutes and seconds in the language's own digits: 4:05. */
function clock(seconds: number, language: string): string {
  const digits = (value: number, least: number) =>
    new Intl.NumberFormat(localeOf(language), { minimumIntegerDigits: least, useGrouping: false }).format(
      value,
    );
  return `${digits(Math.floor(seconds / 60), 1)}:${digits(seconds % 60, 2)}`;
}
