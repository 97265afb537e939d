import { cx } from "./cx.ts";

/** The mark: two shapes that only together make the letter. Decoration; put the name next to it. */
export const Mark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={cx("size-7 shrink-0", className)}>
    <rect x="2.5" y="2.5" width="6" height="19" rx="3" className="fill-accent" />
    <path
      d="M19 5.2 12.4 12 19 18.8"
      fill="none"
      strokeWidth="5.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-signal"
    />
  </svg>
);

/** Mark and name. */
export const Logo = ({
  name,
  compact = false,
  className,
}: {
  name: string;
  compact?: boolean;
  className?: string;
}) => (
  <span className={cx("inline-flex items-center gap-2 text-ink", className)}>
    <Mark />
    <span className={compact ? "sr-only" : "font-bold font-display text-[1.3rem] tracking-tight"}>
      {name}
    </span>
  </span>
);
