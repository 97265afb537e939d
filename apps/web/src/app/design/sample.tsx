import type { ReactNode } from "react";

/** A titled group of samples. */
export const Samples = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-5">
    <h2 className="border-line border-b pb-2 text-xl">{title}</h2>
    {children}
  </section>
);

/** Samples side by side. */
export const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-2">
    <p className="text-ink-soft text-xs">{name}</p>
    <div className="flex flex-wrap items-center gap-3">{children}</div>
  </div>
);
