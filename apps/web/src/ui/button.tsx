import { type ComponentProps, type MouseEvent, type ReactNode, useRef, useState } from "react";
import { Link, type LinkProps } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "./cx.ts";

/** How loud a button is: one `primary` a view; `signal` for what is new; `danger` for what cannot be undone. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "signal" | "danger";
export type ButtonSize = "sm" | "md" | "lg";
type ButtonStyle = { variant?: ButtonVariant; size?: ButtonSize; icon?: ReactNode; wide?: boolean };

const variants: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong",
  secondary: "border border-line-strong/60 bg-raised text-ink hover:border-ink-soft hover:bg-sunken",
  quiet: "text-accent hover:bg-accent-soft",
  signal: "bg-signal text-on-signal hover:brightness-95",
  danger: "bg-bad text-on-bad hover:brightness-95",
};
const sizes: Record<ButtonSize, string> = {
  sm: "min-h-10 px-3 text-sm",
  md: "min-h-11 px-4 text-base",
  lg: "min-h-13 px-6 text-lg",
};

/** The classes of a button, for elements that only look like one. */
export const buttonClass = (
  { variant = "primary", size = "md", wide = false }: ButtonStyle,
  more?: string,
): string =>
  cx(
    "relative inline-flex max-w-full select-none items-center justify-center gap-2 rounded-control text-center font-semibold leading-tight",
    "no-underline transition-[background-color,border-color,filter,scale] duration-150 active:scale-[0.98]",
    "disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-default",
    variants[variant],
    sizes[size],
    wide && "w-full",
    more,
  );

type ButtonProps = ButtonStyle &
  Omit<ComponentProps<"button">, "onClick"> & {
    /** Shows that work is under way and swallows further presses. */
    busy?: boolean;
    /** May answer a promise: the button is busy until it settles. */
    onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
  };

type Variant = "quiet" | "outline" | "filled";

/** The classes of a square icon button. */
export const iconButtonClass = (variant: Variant = "quiet", size: "md" | "lg" = "md", more?: string) =>
  cx(
    "relative inline-grid shrink-0 place-items-center rounded-control transition-colors duration-150",
    "disabled:pointer-events-none disabled:opacity-50",
    size === "lg" ? "size-12" : "size-10",
    variant === "quiet" && "text-ink-soft hover:bg-sunken hover:text-ink data-popup-open:bg-sunken",
    variant === "outline" && "border border-line-strong/60 bg-raised text-ink hover:bg-sunken",
    variant === "filled" && "bg-accent text-on-accent hover:bg-accent-strong",
    more,
  );

/** A button that says when it works and cannot be fired twice. Keeps its width and the focus while busy. */
export function Button({
  variant,
  size,
  icon,
  wide,
  busy = false,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const { t } = useTranslation("ui");
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const working = busy || pending;

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || running.current) {
      event.preventDefault();
      return;
    }
    const work = onClick?.(event);
    if (!(work instanceof Promise)) return;
    running.current = true;
    setPending(true);
    const settle = () => {
      running.current = false;
      setPending(false);
    };
    // Both ways: the owner of the promise handles its failure; this button only stops spinning.
    work.then(settle, settle);
  };

  return (
    <button
      type="button"
      {...rest}
      {...(working && { "aria-disabled": true, "aria-busy": true })}
      onClick={press}
      className={buttonClass(
        { ...(variant && { variant }), ...(size && { size }), wide: wide ?? false },
        className,
      )}
    >
      <span className={cx("inline-flex min-w-0 items-center gap-2 wrap-break-word", working && "invisible")}>
        {icon}
        {children}
      </span>
      {working && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
          <span className="sr-only">{t("busy")}</span>
        </span>
      )}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  icon,
  wide,
  className,
  children,
  ...rest
}: ButtonStyle & LinkProps) {
  return (
    <Link
      {...rest}
      className={buttonClass(
        { ...(variant && { variant }), ...(size && { size }), wide: wide ?? false },
        className,
      )}
    >
      {icon}
      {children}
    </Link>
  );
}

/** A spinner inside something that works. Decoration: put the text next to it. */
export const Spinner = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={cx(
      "inline-block size-[1.15em] animate-spin rounded-full border-2 border-current border-e-transparent",
      className,
    )}
  />
);
