import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** What is wrong, announced when it appears. `boxed` for a whole form's error, plain below a field. */
export function FormError({ children, boxed = false }: { children: ReactNode; boxed?: boolean }) {
  if (!children) return null;
  return (
    <span
      role="alert"
      className={cx(
        "flex items-start gap-1.5 text-bad text-sm",
        boxed && "rounded-control border border-bad/40 bg-bad-soft px-3.5 py-3",
      )}
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <span>{children}</span>
    </span>
  );
}
