import type { ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "./cx.ts";
import { numbers } from "./formatters.ts";

const tones = {
  neutral: "bg-sunken text-ink-soft",
  accent: "bg-accent-soft text-accent",
  signal: "bg-signal text-on-signal",
  good: "bg-good-soft text-good",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
} as const;

/** A small label on something: a state, a kind, NEU. */
export const Badge = ({ tone = "neutral", children }: { tone?: keyof typeof tones; children: ReactNode }) => (
  <span
    className={cx(
      "inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 font-medium text-xs",
      tones[tone],
    )}
  >
    {children}
  </span>
);

/** How much is unread: nothing at 0, `99+` above 99 (or `9+` with `cap={9}`). Screen readers hear the exact number. */
export function CountBadge({
  count,
  cap = 99,
  className,
}: {
  count: number;
  cap?: number;
  className?: string;
}) {
  const { t, i18n } = useTranslation("ui");
  if (count <= 0) return null;
  const shown = numbers(i18n.language).format(Math.min(count, cap));
  return (
    <span
      className={cx(
        "inline-grid h-5 min-w-5 place-items-center rounded-full bg-signal px-1.5 font-semibold text-on-signal text-xs tabular-nums leading-none",
        className,
      )}
    >
      <span aria-hidden="true">{count > cap ? `${shown}+` : shown}</span>
      <span className="sr-only">{t("unread", { count })}</span>
    </span>
  );
}

/** One key of a keyboard. */
export const Kbd = ({ children }: { children: string }) => (
  <kbd className="inline-grid min-w-6 place-items-center rounded-[5px] border border-line border-b-2 bg-sunken px-1.5 py-0.5 font-medium font-sans text-ink-soft text-xs">
    {children}
  </kbd>
);
