import { cx } from "./cx.ts";

/** A turning ring inside something that works. Decoration: say in words what is going on beside it. */
export const Spinner = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={cx(
      "inline-block size-[1.15em] animate-spin rounded-full border-2 border-current border-e-transparent",
      className,
    )}
  />
);
