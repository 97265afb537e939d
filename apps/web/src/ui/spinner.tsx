import { cx } from "./cx.ts";

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
