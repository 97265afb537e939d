import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { cx } from "#ui/cx.ts";
import { type ArticleKey, queryWith } from "./sections.ts";

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
