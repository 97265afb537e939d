import { useDeferredValue, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { QuestionItem } from "./question-item.tsx";
import { Results } from "./results.tsx";
import { SearchField } from "./search-field.tsx";
import { useQuestions } from "./use-questions.ts";

/** All questions: by section, or those that a search finds. */
export function Questions() {
  const { t } = useTranslation("faq");
  const { sections, all, index } = useQuestions();
  const { hash } = useLocation();
  const [query, setQuery] = useState("");
  // Typing stays quick on slow devices: the list may follow a moment later.
  const asked = useDeferredValue(query).trim();
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    setQuery("");
    field.current?.focus();
  };
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="grid gap-4 lg:sticky lg:top-20">
        <SearchField ref={field} query={query} onQuery={setQuery} onClear={clear} />
        {!asked && <Contents />}
      </div>
      {asked ? (
        <Results query={asked} all={all} index={index} onClear={clear} />
      ) : (
        <div className="grid grid-cols-1 gap-8">
          {sections.map(({ key, questions }) => (
            <section key={key} aria-labelledby={`s-${key}`} className="grid gap-3">
              <h2 id={`s-${key}`} tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
                {t(`section.${key}`)}
              </h2>
              {questions.map((one) => (
                <QuestionItem key={one.key} question={one} named={hash === `#q-${one.key}`} />
              ))}
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

function Contents() {
  const { t } = useTranslation("faq");
  const { sections } = useQuestions();
  return (
    <nav aria-label={t("contents")}>
      <ul className="flex flex-wrap gap-x-1 lg:grid">
        {sections.map(({ key }) => (
          <li key={key}>
            <a
              href={`#s-${key}`}
              className="flex min-h-10 items-center rounded-control px-2.5 text-ink-soft text-sm hover:bg-sunken hover:text-ink"
            >
              {t(`section.${key}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
