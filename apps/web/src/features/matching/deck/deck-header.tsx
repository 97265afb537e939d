import { SlidersHorizontal, Target } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { numbers } from "#ui/formatters.ts";
import { type MatchingStatus, stageOf } from "../api.ts";
import { countFilters, type Filters } from "./filters.ts";

const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.75 } as const;

/** Title, progress, and the two sheets: filters and preferences. */
export function DeckHeader({
  status,
  filters,
  onFilters,
  onPreferences,
}: {
  status: MatchingStatus;
  filters: Filters;
  onFilters: () => void;
  onPreferences: () => void;
}) {
  const { t, i18n } = useTranslation("matching");
  const set = countFilters(filters);
  const number = numbers(i18n.language);
  return (
    <header className="flex items-center justify-between gap-x-4 gap-y-3 short:order-last short:w-40 short:shrink-0 short:flex-col short:items-stretch short:justify-start">
      <div className="min-w-0">
        <h1 className="text-xl">{t("deck.title")}</h1>
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm tabular-nums">
          <Progress status={status} />
          {/* Without one left a notice says so. */}
          {status.deals_left ? (
            <span className="max-sm:hidden">{t("status.deals_left", { count: status.deals_left })}</span>
          ) : null}
        </p>
      </div>
      <div className="flex shrink-0 gap-2 short:flex-col">
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          icon={<SlidersHorizontal {...icon} />}
          onClick={onFilters}
        >
          <span className="max-sm:sr-only short:not-sr-only">{t("filters.open")}</span>
          {set > 0 && (
            <span className="grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 font-semibold text-on-accent text-xs tabular-nums leading-none">
              <span aria-hidden="true">{number.format(set)}</span>
              <span className="sr-only">{t("filters.active", { count: set })}</span>
            </span>
          )}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          icon={<Target {...icon} />}
          onClick={onPreferences}
        >
          <span className="max-sm:sr-only short:not-sr-only">{t("preferences.open")}</span>
        </Button>
      </div>
    </header>
  );
}

/** How far I am, in words where a number would be none. */
function Progress({ status }: { status: MatchingStatus }) {
  const { t, i18n } = useTranslation("matching");
  const number = numbers(i18n.language);
  const left = status.remaining_profiles;
  switch (stageOf(status)) {
    case "no_one":
      return <span>{t("overview.nobody_title")}</span>;
    case "new":
      return <span>{t("overview.waiting", { count: left })}</span>;
    case "done":
      return <span>{t("overview.all_seen")}</span>;
    case "going":
      return (
        <>
          <span>
            {t("status.viewed", {
              viewed: number.format(status.viewed_profiles),
              total: number.format(status.total_profiles),
            })}
          </span>
          <span className="max-sm:hidden">{t("status.remaining", { count: left })}</span>
        </>
      );
  }
}
