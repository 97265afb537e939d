import { type Language, localeOf } from "@kompagnon/messages/languages.ts";
import type { ReactNode } from "react";

/** One paragraph of a legal text, with the name its heading is linked by, and its content below. */
export type Clause = { id: string; title: string; text: string; more?: ReactNode };

/** The frame of a legal page: heading, date, contents, numbered clauses. */
export function LegalPage({
  title,
  note,
  contents,
  clauses,
  children,
}: {
  title: string;
  note?: ReactNode;
  contents?: string;
  clauses: readonly Clause[];
  children?: ReactNode;
}) {
  return (
    <main
      id="main"
      className="mx-auto grid w-full max-w-6xl grow content-start gap-x-14 px-4 pt-8 pb-20 sm:px-8 lg:grid-cols-[15rem_1fr] lg:pt-14"
    >
      <div className="lg:col-start-2">
        <h1 className="text-2xl">{title}</h1>
        {note && <div className="mt-3 grid max-w-2xl gap-1 text-ink-soft text-sm">{note}</div>}
      </div>
      {contents && (
        <nav
          aria-label={contents}
          className="my-8 lg:sticky lg:top-8 lg:row-span-2 lg:row-start-1 lg:my-0 lg:self-start"
        >
          <p className="mb-2 font-semibold text-sm">{contents}</p>
          <ol className="grid border-line border-s text-sm">
            {clauses.map((clause) => (
              <li key={clause.id}>
                <a
                  href={`#${clause.id}`}
                  className="-ms-px flex min-h-10 items-center border-transparent border-s-2 py-1 ps-4 text-ink-soft hover:border-accent hover:text-ink"
                >
                  {clause.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="mt-6 grid max-w-2xl gap-9 lg:col-start-2 lg:mt-10">
        {children}
        {clauses.map((clause, index) => (
          <section key={clause.id} id={clause.id} className="scroll-mt-8">
            <h2 className="flex gap-3 text-xl">
              {contents && <span className="text-ink-soft tabular-nums">{index + 1}</span>}
              {clause.title}
            </h2>
            <p className="mt-2.5 text-pretty">{clause.text}</p>
            {clause.more}
          </section>
        ))}
      </div>
    </main>
  );
}

/** A document's version and the day it came into force, as the language writes dates. */
export const inForce = ({ version, date }: { version: string; date: string }, language: Language) => ({
  version,
  // Written at build time and drawn again in the browser: the time zone must not matter.
  date: new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(date),
  ),
});
