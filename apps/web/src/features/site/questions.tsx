import { ChevronDown } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { useSite } from "./use-site.ts";

/** Questions with their answers, which fold open by the browser's own means, without script. */
export function Questions({
  id,
  title,
  items,
}: {
  /** Of the heading; different ones where a page has several lists. */
  id: string;
  title: string;
  items: readonly { question: string; answer: string }[];
}) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="border-line border-t">
        {items.map(({ question, answer }) => (
          <details key={question} className="group border-line border-b">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
                strokeWidth={1.75}
              />
            </summary>
            <p className="max-w-2xl pb-5 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

const QUESTION_KEYS = ["what", "free", "cancel", "support"] as const;

/** The four questions that everybody has (spec: public, section 2.3), with their answers. */
export function useCommonQuestions(): { question: string; answer: string }[] {
  const { language } = useSite();
  const { t } = useTranslation("tour", { lng: language });
  return QUESTION_KEYS.map((key) => ({ question: t(key), answer: t(`${key}_text`) }));
}
