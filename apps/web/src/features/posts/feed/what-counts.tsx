import { ChevronDown } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";

const COUNTED = ["people", "fit", "words", "fresh"] as const;

/** What the order "for you" is made of, on request. */
export function WhatCounts() {
  const { t } = useTranslation("posts/order");
  return (
    <details className="group text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        {t("summary")}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="grid list-disc gap-1.5 ps-5 pb-1 text-ink-soft">
        {COUNTED.map((what) => (
          <li key={what}>{t(what)}</li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft">{t("not")}</p>
    </details>
  );
}
