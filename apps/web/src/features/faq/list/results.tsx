import { SearchX } from "lucide-react";
import { useMemo } from "react";
import { search } from "#features/help/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { QuestionItem } from "./question-item.tsx";
import type { Question, useQuestions } from "./use-questions.ts";

/** The questions in which the words are found, best first. */
export function Results({
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
