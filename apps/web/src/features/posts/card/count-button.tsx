import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { numbers } from "#ui/formatters.ts";

const look = (on: boolean) =>
  cx(
    "inline-flex min-h-10 min-w-10 items-center justify-center gap-1.5 rounded-control px-2 text-sm tabular-nums transition-colors duration-150",
    "hover:bg-sunken data-popup-open:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]",
    on ? "font-semibold text-accent" : "text-ink-soft hover:text-ink",
  );

/** How often something happened: short to look at; screen readers hear what it is and the exact number. */
export function Counted({ name, count }: { name: string; count: number }) {
  const { i18n } = useTranslation("posts");
  if (count === 0) return <span className="sr-only">{name}</span>;
  const short = numbers(i18n.language, { notation: "compact", maximumFractionDigits: 1 });
  return (
    <>
      <span className="sr-only">{`${name} (${numbers(i18n.language).format(count)})`}</span>
      <span aria-hidden="true">{short.format(count)}</span>
    </>
  );
}

/** A button below a post: an icon and how often. */
export function CountButton({
  name,
  count = 0,
  icon,
  on = false,
  ...rest
}: Omit<ComponentProps<"button">, "className" | "children"> & {
  name: string;
  count?: number;
  icon: ReactNode;
  on?: boolean;
}) {
  return (
    <button type="button" {...rest} title={name} className={look(on)}>
      {icon}
      <Counted name={name} count={count} />
    </button>
  );
}

/** The classes of {@link CountButton}, for a link that looks like one. */
export const countClass = look(false);
