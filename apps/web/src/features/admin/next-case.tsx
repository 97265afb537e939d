import { ArrowRight, CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { numbers } from "#ui/formatters.ts";

/** After a decision: that it holds, and the way to the next open case, or that there is none. Takes the focus. */
export function NextCase({
  done,
  next,
  left,
  all,
}: {
  /** Says what was decided. */
  done: string;
  /** The next open case: its address and what it is about; null if there is none. */
  next: { to: string; what: string } | null;
  /** How many cases are open. */
  left: number;
  /** The list of cases. */
  all: { to: string; label: string };
}) {
  const { t, i18n } = useTranslation("admin");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card as="section" className="grid justify-items-start gap-3">
      <div className="grid gap-1">
        <h2 ref={title} tabIndex={-1} className="flex items-center gap-2 text-lg outline-none">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" strokeWidth={1.75} />
          {done}
        </h2>
        <p role="status" className="text-ink-soft">
          {next ? t("next.left", { number: numbers(i18n.language).format(left) }) : t("next.none")}
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        {next && (
          <ButtonLink
            to={next.to}
            icon={<ArrowRight aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
          >
            {t("next.open", { what: next.what })}
          </ButtonLink>
        )}
        <ButtonLink to={all.to} variant={next ? "secondary" : "primary"}>
          {all.label}
        </ButtonLink>
      </div>
    </Card>
  );
}
