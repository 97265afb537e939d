import { cx } from "./cx.ts";

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
