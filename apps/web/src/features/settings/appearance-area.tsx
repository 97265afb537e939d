import { Monitor, Moon, Sun } from "lucide-react";
import { useId } from "react";
import { type Theme, useTheme } from "#platform/theme.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { Anchor, Section } from "./section.tsx";

const THEMES = [
  { value: "system", icon: Monitor },
  { value: "light", icon: Sun },
  { value: "dark", icon: Moon },
] as const satisfies readonly { value: Theme; icon: typeof Sun }[];

/** Light or dark; kept in this browser. */
export function AppearanceArea() {
  const { t } = useTranslation("settings");
  const { t: shell } = useTranslation("shell");
  const { theme, setTheme } = useTheme();
  const name = useId();
  return (
    <Anchor id="theme">
      <Section title={t("appearance.title")} lead={t("appearance.lead")}>
        <fieldset className="grid gap-3 sm:grid-cols-3">
          <legend className="sr-only">{t("appearance.title")}</legend>
          {THEMES.map(({ value, icon: Icon }) => (
            <label
              key={value}
              className={cx(
                "relative flex cursor-pointer items-center gap-3 rounded-card border p-4 transition-colors duration-150 sm:flex-col sm:py-6",
                "has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2",
                value === theme
                  ? "border-accent bg-accent-soft font-medium text-accent"
                  : "border-line-strong/70 bg-raised text-ink hover:border-ink-soft",
              )}
            >
              <input
                type="radio"
                name={name}
                checked={value === theme}
                onChange={() => setTheme(value)}
                className="absolute inset-0 cursor-inherit appearance-none rounded-card outline-none"
              />
              <Icon aria-hidden="true" className="size-6 shrink-0" strokeWidth={1.75} />
              <span>{shell(`account.${value}`)}</span>
            </label>
          ))}
        </fieldset>
        <p className="text-pretty text-ink-soft text-sm pointer-coarse:hidden">{t("appearance.size")}</p>
      </Section>
    </Anchor>
  );
}
