import { cx } from "./cx.ts";

/** A grey shape in the place and size of what is loading: give it both by class name. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={cx("block animate-pulse-soft rounded-control bg-line/70", className)} />
);

/** Lines of text that are loading; the last one is shorter. */
export const SkeletonText = ({ lines = 3, className }: { lines?: number; className?: string }) => (
  <span className={cx("grid gap-2.5", className)}>
    {Array.from({ length: lines }, (_, line) => `line ${line}`).map((line, index) => (
      <Skeleton key={line} className={cx("h-4", index === lines - 1 ? "w-3/5" : "w-full")} />
    ))}
  </span>
);
