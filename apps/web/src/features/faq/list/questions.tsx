import { Search, SearchX, X } from "lucide-react";
import type { Ref } from "react";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { search } from "#features/help/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { QuestionItem } from "./question-item.tsx";
import type { Question } from "./use-questions.ts";
import { useQuestions } from "./use-questions.ts";

/** The search field; Escape clears it. */
function SearchField({
  ref,
  query,
  onQuery,
  onClear,
}: {
  ref: Ref<HTMLInputElement>;
  query: string;
  onQuery: (query: string) => void;
  onClear: () => void;
}) {
  const { t } = useTranslation("faq");
  const { t: words } = useTranslation("ui");
  return (
    <search>
      <TextField
        ref={ref}
        label={t("search")}
        hideLabel
        placeholder={t("placeholder")}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !query) return;
          event.stopPropagation();
          onClear();
        }}
        start={<Search className="size-5" strokeWidth={1.75} />}
        end={
          query && (
            <IconButton
              label={words("clear")}
              icon={<X className="size-5" strokeWidth={1.75} />}
              onClick={onClear}
            />
          )
        }
      />
    </search>
  );
}

/** The questions in which the words are found, best first. */
function Results({
  query,
  all,
  index,
  onClear,
}: {
  query: string;
  all: readonly Question[];
  index: ReturnType<typeof useQuestions>["index"];
  onClear: () => void;
}) {
  const { t } = useTranslation("faq");
  const found = useMemo(
    () => search(index, query).flatMap((key) => all.find((one) => one.key === key) ?? []),
    [index, query, all],
  );
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status" className={found.length > 0 ? "text-ink-soft text-sm" : "sr-only"}>
        {found.length > 0 ? t("results", { count: found.length }) : t("empty_title", { words: query })}
      </p>
      {found.map((one) => (
        <QuestionItem key={one.key} question={one} query={query} />
      ))}
      {found.length === 0 && (
        <EmptyState
          icon={<SearchX strokeWidth={1.75} />}
          title={t("empty_title", { words: query })}
          action={
            <Button variant="secondary" onClick={onClear}>
              {t("show_all")}
            </Button>
          }
        >
          {t("empty_text")}
        </EmptyState>
      )}
    </div>
  );
}

/** All questions: by section, or those that a search finds. */
export function Questions() {
  const { t } = useTranslation("faq");
  const { sections, all, index } = useQuestions();
  const { hash } = useLocation();
  const [query, setQuery] = useState("");
  // Typing stays quick on slow devices: the list may follow a moment later.
  const term = useDeferredValue(query).trim();
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    setQuery("");
    field.current?.focus();
  };
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="grid gap-4 lg:sticky lg:top-20">
        <SearchField ref={field} query={query} onQuery={setQuery} onClear={clear} />
        {!term && <Contents />}
      </div>
      {term ? (
        <Results query={term} all={all} index={index} onClear={clear} />
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
