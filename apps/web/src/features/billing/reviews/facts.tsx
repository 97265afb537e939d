import type { ReactNode } from "react";

/** A list of what is known, in two columns. */
export const Facts = ({ label, children }: { label: string; children: ReactNode }) => (
  <dl
    aria-label={label}
    className="grid gap-x-6 gap-y-1.5 rounded-control bg-sunken px-4 py-3 text-sm sm:grid-cols-[10rem_1fr]"
  >
    {children}
  </dl>
);

/** One line of it. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-soft">{name}</dt>
    <dd dir="auto" className="min-w-0 wrap-anywhere">
      {children}
    </dd>
  </>
);
