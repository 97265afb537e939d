import { type ReactNode, useId } from "react";
import { cx } from "#ui/cx.ts";
import type { Fill } from "../model/kinds.ts";
import { lookStyle } from "../stage/look.ts";
import { useEditing } from "./editing.ts";
import { useWords } from "./use-words.ts";

/** A small heading of the panel and its content. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid grid-cols-1 gap-2">
    <legend className="mb-1.5 font-medium text-sm">{title}</legend>
    {children}
  </fieldset>
);

/** One of a few, each with its sign or its words. */
export function Choice<V extends string>({
  title,
  value,
  choices,
  onChange,
}: {
  title: string;
  value: V;
  choices: readonly { value: V; label: string; icon?: ReactNode }[];
  onChange: (value: V) => void;
}) {
  const name = useId();
  return (
    <Part title={title}>
      <div className="flex flex-wrap gap-1">
        {choices.map((one) => (
          <label
            key={one.value}
            title={one.label}
            className={cx(
              "relative grid min-h-10 min-w-10 cursor-pointer place-items-center rounded-control border px-2 text-sm has-focus-visible:outline-2 has-focus-visible:outline-accent",
              one.value === value
                ? "border-accent bg-accent-soft font-medium"
                : "border-line bg-raised hover:border-line-strong",
            )}
          >
            <input
              type="radio"
              name={name}
              aria-label={one.label}
              checked={one.value === value}
              onChange={() => onChange(one.value)}
              className="absolute inset-0 cursor-inherit appearance-none rounded-control outline-none"
            />
            <span className="pointer-events-none">{one.icon ?? one.label}</span>
          </label>
        ))}
      </div>
    </Part>
  );
}

/** A colour of the deck's theme. */
export function ColourField<V extends Fill>({
  title,
  value,
  colours,
  onChange,
}: {
  title: string;
  value: V | null;
  colours: readonly V[];
  onChange: (colour: V) => void;
}) {
  const { t } = useWords();
  const { deck } = useEditing();
  const name = useId();
  const called = (colour: Fill) => t(`colour.${colour}`);
  return (
    <Part title={title}>
      <div className="deck flex flex-wrap gap-1.5" style={lookStyle(deck)}>
        {colours.map((colour) => (
          <label
            key={colour}
            title={called(colour)}
            className={cx(
              "relative size-8 cursor-pointer rounded-full border-2 outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-accent",
              colour === value ? "border-ink ring-2 ring-raised ring-inset" : "border-line-strong/50",
            )}
            style={colour === "none" ? {} : { background: `var(--deck-${colour})` }}
          >
            <input
              type="radio"
              name={name}
              aria-label={called(colour)}
              checked={colour === value}
              // Chosen again it counts again: for the words that are selected now.
              onClick={() => onChange(colour)}
              onChange={() => undefined}
              className="absolute inset-0 cursor-inherit appearance-none rounded-full outline-none"
            />
            {colour === "none" && (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute inset-x-0 top-1/2 h-0.5 -rotate-45 bg-bad"
              />
            )}
          </label>
        ))}
      </div>
    </Part>
  );
}

/** Yes or no. */
export const Tick = ({
  label,
  on,
  onChange,
}: {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}) => (
  <label className="flex min-h-10 cursor-pointer items-center gap-2.5 text-sm">
    <input
      type="checkbox"
      checked={on}
      onChange={({ target }) => onChange(target.checked)}
      className="size-5"
    />
    {label}
  </label>
);

/** A whole number within bounds. */
export function NumberField({
  label,
  value,
  min,
  max,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}) {
  return (
    <label className="grid gap-1 text-sm">
      <span className="font-medium">{label}</span>
      <input
        type="number"
        {...{ min, max, value }}
        onChange={({ target }) => {
          const next = Math.round(target.valueAsNumber);
          if (Number.isFinite(next)) onChange(Math.min(max, Math.max(min, next)));
        }}
        className="h-10 w-full rounded-control border border-line-strong bg-raised px-2.5 tabular-nums"
      />
    </label>
  );
}
