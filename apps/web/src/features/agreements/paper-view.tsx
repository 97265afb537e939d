import type { PaperLanguage } from "@kompagnon/contract/agreements/rules.ts";
import { type Paper, wordsOf } from "@kompagnon/contract/agreements/template/paper.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** A paper as it will be printed; `explained`: what each clause means, in the language of the page. */
export function PaperView({
  paper,
  language,
  explained = false,
}: {
  paper: Paper;
  language: PaperLanguage;
  explained?: boolean;
}) {
  const { t } = useTranslation("agreements");
  const { paper: words } = wordsOf(language);
  return (
    <article
      lang={language}
      dir="ltr"
      className="wrap-anywhere grid gap-6 rounded-card border border-line bg-raised p-5 text-start sm:p-8"
    >
      <h2 className="text-balance text-xl">{paper.title}</h2>
      <dl className="grid gap-4 sm:grid-cols-2">
        {paper.parties.map(({ side, label, name, address }) => (
          <div key={side} className="rounded-control border border-line p-3">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd dir="auto" className="font-medium">
              {name}
            </dd>
            <dd dir="auto" className="whitespace-pre-line text-sm">
              {address}
            </dd>
          </div>
        ))}
      </dl>
      <p>{paper.preamble}</p>
      <ol className="grid gap-5">
        {paper.clauses.map(({ key, title, paragraphs }, at) => (
          <li key={key} className="grid gap-2">
            <h3 className="font-semibold text-base">
              {at + 1}. {title}
            </h3>
            {explained && (
              <p lang={undefined} dir="auto" className="border-accent border-s-2 ps-3 text-ink-soft text-sm">
                {t(`clause.${key}`)}
              </p>
            )}
            {paragraphs.map((text, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name than their place
              <p key={nth} dir="auto" className="whitespace-pre-line text-sm leading-relaxed">
                {text}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <p className="text-ink-soft text-xs">{words.advice}</p>
    </article>
  );
}
