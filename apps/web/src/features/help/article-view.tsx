import { ArrowLeft, Link2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { cx } from "#ui/cx.ts";
import { toast } from "#ui/toast.tsx";
import { ArticleBody } from "./article-body.tsx";
import { type Article, type ArticleKey, articleAddress, queryWith, sectionOf } from "./sections.ts";

/** One article, with the way back, its link to copy, and its neighbours. */
export function ArticleView({ article, articles }: { article: Article; articles: readonly Article[] }) {
  const { t } = useTranslation("help");
  const [search] = useSearchParams();
  const section = sectionOf(article.key);
  const related = articles.filter(({ key }) => key !== article.key && section?.articles.includes(key));
  return (
    <div className="grid max-w-2xl gap-6">
      <div className="-ms-4 flex flex-wrap items-center justify-between gap-2">
        <Link to={queryWith(search, null)} className={buttonClass({ variant: "quiet" })}>
          <ArrowLeft aria-hidden="true" className="mirror size-5" strokeWidth={1.75} />
          {t("back")}
        </Link>
        <CopyLink article={article} />
      </div>
      <article>
        {section && <p className="text-ink-soft text-sm">{t(`sections.${section.key}`)}</p>}
        <Title key={article.key}>{article.title}</Title>
        <ArticleBody body={article.body} />
      </article>
      {related.length > 0 && (
        <Card as="section" aria-labelledby="help-related">
          <h3 id="help-related" className="text-lg">
            {t("related")}
          </h3>
          <ul className="-mx-2.5 mt-2 -mb-1">
            {related.map(({ key, title }) => (
              <li key={key}>
                <ArticleLink article={key} className="flex min-h-10 items-center px-2.5 py-1.5">
                  {title}
                </ArticleLink>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

/** Takes the focus when its article opens: a screen reader begins to read here, and the page starts at its top. */
function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="mt-1 scroll-mt-32 text-xl outline-none">
      {children}
    </h2>
  );
}

function CopyLink({ article }: { article: Article }) {
  const { t } = useTranslation("help");
  const copy = async () => {
    const address = new URL(articleAddress(article.key), location.origin).href;
    try {
      await navigator.clipboard.writeText(address);
      toast(t("copied"), { kind: "good" });
    } catch {
      // Browsers may forbid it, and without https there is no clipboard: the address is then shown to be copied by hand.
      toast(t("copy_failed", { address }), { kind: "warn" });
    }
  };
  return (
    <Button variant="quiet" icon={<Link2 className="size-5" strokeWidth={1.75} />} onClick={copy}>
      {t("copy_link")}
    </Button>
  );
}

/** A link to an article on the current page; the rest of the address (the tab) stays. */
export function ArticleLink({
  article,
  className,
  children,
}: {
  article: ArticleKey;
  className?: string;
  children: ReactNode;
}) {
  const [search] = useSearchParams();
  return (
    <Link
      to={queryWith(search, article)}
      data-article={article}
      className={cx("rounded-control hover:bg-sunken", className)}
    >
      {children}
    </Link>
  );
}
