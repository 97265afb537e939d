import type { KeyboardEvent } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import type { Mode } from "../credentials.ts";

const MODES: readonly Mode[] = ["sign-in", "sign-up"];
/** The id of the panel that the tabs switch. */
export const PANEL = "credentials";
/** The id of a mode's tab. */
export const tabId = (mode: Mode): string => `tab-${mode}`;

/** The toggle between signing in and signing up; arrow keys move as in any row of tabs. */
export function ModeTabs({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const { t } = useTranslation("accounts/login");
  const move = (event: KeyboardEvent) => {
    const next: Mode = mode === "sign-in" ? "sign-up" : "sign-in";
    const targets: Partial<Record<string, Mode>> = {
      ArrowLeft: next,
      ArrowRight: next,
      Home: "sign-in",
      End: "sign-up",
    };
    const other = targets[event.key];
    if (!other) return;
    event.preventDefault();
    onChange(other);
    document.getElementById(tabId(other))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={t("mode.label")}
      className="grid grid-cols-2 gap-1 rounded-card bg-sunken p-1 ring-1 ring-line ring-inset"
    >
      {MODES.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={tabId(one)}
          aria-selected={one === mode}
          aria-controls={PANEL}
          tabIndex={one === mode ? 0 : -1}
          onClick={() => onChange(one)}
          onKeyDown={move}
          className={cx(
            "min-h-10 rounded-control px-3 font-semibold text-sm transition-colors duration-150",
            one === mode ? "bg-raised text-ink shadow-float" : "text-ink-soft hover:text-ink",
          )}
        >
          {t(one === "sign-in" ? "mode.sign_in" : "mode.sign_up")}
        </button>
      ))}
    </div>
  );
}
