import { Check, type LucideIcon } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { FormError } from "#ui/field.tsx";

/** One thing to choose; `lang` when its label is in a language of its own. */
export type Tile<V extends string> = { value: V; label: string; icon?: LucideIcon; lang?: string };

/** Large choices with pictures: one of them, or several up to `max`. Native boxes below, so that every key works. */
export function ChoiceTiles<V extends string>({
  label,
  tiles,
  value,
  onChange,
  max = 1,
  error,
}: {
  /** The group's accessible name. */
  label: string;
  tiles: readonly Tile<V>[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  max?: number;
  error?: string | undefined;
}) {
  const { t } = useTranslation("onboarding");
  const { t: ui } = useTranslation("ui");
  const id = useId();
  const several = max > 1;
  const full = several && value.length >= max;
  const toggle = (one: V) => {
    if (!several) onChange([one]);
    else if (value.includes(one)) onChange(value.filter((other) => other !== one));
    else if (!full) onChange([...value, one]);
  };
  return (
    <fieldset className="min-w-0" {...(error && { "aria-describedby": `${id}-error` })}>
      <legend className="sr-only">{label}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {tiles.map((tile) => (
          <TileBox
            key={tile.value}
            tile={tile}
            name={id}
            several={several}
            on={value.includes(tile.value)}
            off={full && !value.includes(tile.value)}
            onChange={() => toggle(tile.value)}
          />
        ))}
      </div>
      {/* On a phone the list is longer than the screen: the note stays above the bar with the buttons. */}
      <div
        className={cx(
          "mt-3 flex min-h-6 items-start justify-between gap-4 text-sm",
          (several || error) && "max-sm:sticky max-sm:bottom-19 max-sm:z-10 max-sm:bg-ground max-sm:py-2",
        )}
      >
        <span id={`${id}-error`}>{error && <FormError>{error}</FormError>}</span>
        {several && (
          <span aria-live="polite" className="text-ink-soft tabular-nums">
            {full ? t("full", { max }) : ui("chosen", { chosen: value.length, max })}
          </span>
        )}
      </div>
    </fieldset>
  );
}

function TileBox<V extends string>({
  tile: { value, label, lang, icon: Icon },
  name,
  several,
  on,
  off,
  onChange,
}: {
  tile: Tile<V>;
  name: string;
  several: boolean;
  on: boolean;
  off: boolean;
  onChange: () => void;
}) {
  return (
    <label
      className={cx(
        "relative flex min-h-14 cursor-pointer select-none items-center gap-3.5 rounded-card border px-3.5 py-2.5 transition-colors duration-150",
        "has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2",
        on ? "border-accent bg-accent-soft" : "border-line bg-raised hover:border-line-strong",
        off && "cursor-default opacity-50 hover:border-line",
      )}
    >
      <input
        type={several ? "checkbox" : "radio"}
        name={name}
        value={value}
        checked={on}
        disabled={off}
        onChange={onChange}
        className="absolute inset-0 cursor-inherit appearance-none rounded-card outline-none"
      />
      {Icon && (
        <span
          className={cx(
            "pointer-events-none grid size-10 shrink-0 place-items-center rounded-control transition-colors duration-150",
            on ? "bg-accent text-on-accent" : "bg-sunken text-ink-soft",
          )}
        >
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </span>
      )}
      <span lang={lang} className="wrap-anywhere pointer-events-none grow font-medium">
        {label}
      </span>
      <Check
        aria-hidden="true"
        strokeWidth={2.5}
        className={cx("pointer-events-none size-5 shrink-0 text-accent", on ? "opacity-100" : "opacity-0")}
      />
    </label>
  );
}
