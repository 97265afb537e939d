import type { Reach } from "@kompagnon/contract/matching/model.ts";
import { NO_DEAL_DAYS } from "@kompagnon/contract/matching/rules.ts";
import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { query } from "#platform/queries.ts";
import { useMedia } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Sheet } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { dates } from "#ui/formatters.ts";
import { Loaded, SkeletonText } from "#ui/skeleton.tsx";
import { asQuery, type Filters } from "./filters.ts";
import { WIDE_SCREEN } from "./sheets.ts";

/** Asks why I see few cards: what each of my filters leaves out, and on how many I decided, with the way to change it. */
export function WhyFew({
  filters,
  show,
}: {
  filters: Filters;
  show: (sheet: "filters" | "preferences") => void;
}) {
  const { t: matching } = useTranslation("matching");
  const { t } = useTranslation("matching/reach");
  const [open, setOpen] = useState(false);
  const wide = useMedia(WIDE_SCREEN);
  const { data, error, refetch } = useQuery({
    ...query("GET /api/matching/reach", { query: asQuery(filters) }),
    enabled: open,
    // After a decision the cached numbers are out of date.
    staleTime: 0,
  });
  const leave = (sheet: "filters" | "preferences") => {
    setOpen(false);
    show(sheet);
  };
  return (
    <>
      <Button variant="quiet" className="mx-auto" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {matching("deck.why")}
      </Button>
      <Sheet open={open} onOpenChange={setOpen} title={t("title")} from={wide ? "end" : "bottom"}>
        <Loaded
          data={data}
          failed={error && <ErrorState error={error} onRetry={() => refetch()} />}
          loading={<SkeletonText lines={6} className="pt-3" />}
        >
          {(data) => (
            <Explanation
              reach={data}
              onFilters={() => leave("filters")}
              onPreferences={() => leave("preferences")}
            />
          )}
        </Loaded>
      </Sheet>
    </>
  );
}

function Explanation({
  reach: { decided, returns, left, reasons },
  onFilters,
  onPreferences,
}: {
  reach: Reach;
  onFilters: () => void;
  onPreferences: () => void;
}) {
  const { t, i18n } = useTranslation("matching/reach");
  const { t: matching } = useTranslation("matching");
  const people = (n: number | null) => (n === null ? t("few") : t("people", { count: n }));
  const date = returns && dates(i18n.language, { dateStyle: "long" }).format(new Date(returns));
  return (
    <div className="grid gap-5 pt-2">
      <p className="text-pretty">
        {left !== 0
          ? t("left", { people: people(left) })
          : t(reasons.length > 0 ? "left_nobody" : "all_seen")}
      </p>
      <p className="text-pretty text-ink-soft text-sm">{t(reasons.length > 0 ? "lead" : "nothing_set")}</p>
      <ul className="divide-y divide-line border-line border-y empty:hidden">
        {reasons.map(({ kind, hides, opens }) => (
          <Line
            key={kind}
            says={t(`hides.${kind}`, { people: people(hides) })}
            more={opens === 0 ? t("opens_nobody") : t("opens", { people: people(opens) })}
          >
            {(line) => (
              <Button
                size="sm"
                variant="secondary"
                aria-describedby={line}
                onClick={kind === "must" ? onPreferences : onFilters}
              >
                {t(kind === "must" ? "change_must" : "change_filters")}
              </Button>
            )}
          </Line>
        ))}
        {decided !== 0 && (
          <Line
            says={t("decided", { people: people(decided) })}
            more={date ? t("returns", { days: NO_DEAL_DAYS, date }) : t("stands")}
          >
            {(line) => (
              <ButtonLink size="sm" variant="secondary" to={peoplePaths.search()} aria-describedby={line}>
                {matching("overview.find_people")}
              </ButtonLink>
            )}
          </Line>
        )}
      </ul>
    </div>
  );
}

/** One reason: what it does, what would be without it, and the way there, which it describes. */
function Line({
  says,
  more,
  children,
}: {
  says: string;
  more: string;
  children: (describedBy: string) => ReactNode;
}) {
  const id = useId();
  return (
    <li className="grid justify-items-start gap-2 py-4">
      <p id={id} className="text-pretty font-medium">
        {says}
      </p>
      <p className="text-pretty text-ink-soft text-sm">{more}</p>
      {children(id)}
    </li>
  );
}
