import { FAQ_CHECKED_ON, faqPaths } from "@kompagnon/contract/faq/rules.ts";
import { ChevronDown, Link2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ArticleBody, excerpt, mark } from "#features/help/public.ts";
import { copyText } from "#platform/copy-and-download.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { toast } from "#ui/toast.tsx";
import type { Source } from "../sources.ts";
import type { Question } from "./use-questions.ts";

/** A text with the words of a query marked. */
const Marked = ({ text, query }: { text: string; query: string }) => {
  if (!query) return text;
  let position = 0;
  return mark(text, query).map((part) => {
    const key = position;
    position += part.text.length;
    return part.hit ? (
      <mark key={key} className="rounded-[3px] bg-signal-soft text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
};

/** A question that opens to its answer. `named`: the address names it; `query`: what it was found by. */
export function QuestionItem({
  question: { key, question, answer, sources },
  named = false,
  query = "",
}: {
  question: Question;
  named?: boolean;
  query?: string;
}) {
  const [open, setOpen] = useState(named);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!named) return;
    setOpen(true);
    summary.current?.scrollIntoView();
    summary.current?.focus({ preventScroll: true });
  }, [named]);
  return (
    <details
      id={`q-${key}`}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-card border border-line bg-raised open:border-line-strong/60"
    >
      <summary
        ref={summary}
        className="flex min-h-12 cursor-pointer list-none scroll-mt-24 items-center gap-3 rounded-card px-4 py-3 hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <span className="grid min-w-0 grow gap-1">
          <h3 className="text-pretty font-semibold text-base">
            <Marked text={question} query={query} />
          </h3>
          {query && !open && (
            <span className="text-pretty text-ink-soft text-sm">
              <Marked text={excerpt(answer, query)} query={query} />
            </span>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          strokeWidth={1.75}
        />
      </summary>
      <div className="px-4 pb-4">
        <ArticleBody body={answer} />
        <Proof sources={sources} />
        <CopyLink address={faqPaths.question(key)} />
      </div>
    </details>
  );
}

function Proof({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation("faq");
  return (
    <div className="mt-4 grid gap-1 border-line border-t pt-3 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="text-ink-soft">{t("sources")}:</span>
        {sources.map(({ name, href }) => (
          <a
            key={href}
            href={href}
            lang="de"
            dir="ltr"
            target="_blank"
            rel="noopener noreferrer"
            className="text-accent underline underline-offset-2"
          >
            {name}
          </a>
        ))}
      </p>
      <p className="text-ink-soft">
        <Checked />
      </p>
    </div>
  );
}

/** "Checked on …", with the date as the language writes it. */
function Checked() {
  const { t } = useTranslation("faq");
  const [before, after] = t("checked", { date: "\n" }).split("\n");
  return (
    <>
      {before}
      <FormattedDate time={FAQ_CHECKED_ON} dateStyle="long" timeZone="UTC" />
      {after}
    </>
  );
}

function CopyLink({ address }: { address: string }) {
  const { t } = useTranslation("faq");
  const copy = async () => {
    const { href } = new URL(address, location.origin);
    if (await copyText(href)) toast(t("copied"), { kind: "good" });
    else toast(t("copy_failed", { address: href }), { kind: "warn" });
  };
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<Link2 aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      onClick={copy}
      className="-ms-3 mt-1"
    >
      {t("link")}
    </Button>
  );
}
