import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { SearchX, UsersRound } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { countFilters, type Filters } from "./filters.ts";
import { WhyFew } from "./why-few.tsx";

/** So often an empty deck looks for new people by itself, in ms. */
const LOOK_AGAIN_MS = 15_000;

/**
 * The empty deck. With filters set, it suggests to loosen them. Members who join meanwhile appear automatically while the page is
 * visible.
 */
export function EmptyDeck({
  matched,
  onReload,
  onReset,
  filters,
  show,
}: {
  /** There is a match without a conversation. */
  matched: boolean;
  onReload: () => Promise<void>;
  onReset: () => void;
  filters: Filters;
  show: (sheet: "filters" | "preferences") => void;
}) {
  const { t } = useTranslation("matching");
  const filtered = countFilters(filters) > 0;
  const lookAgain = useEffectEvent(() => {
    if (document.visibilityState === "visible") void onReload();
  });
  useEffect(() => {
    const timer = setInterval(() => lookAgain(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  const suggestion = () => {
    if (filtered) return <Button onClick={onReset}>{t("deck.reset_filters")}</Button>;
    if (matched) return <ButtonLink to={chatsPaths.chats}>{t("overview.to_matches")}</ButtonLink>;
    return <ButtonLink to={peoplePaths.search()}>{t("overview.find_people")}</ButtonLink>;
  };
  return (
    <EmptyState
      icon={filtered ? <SearchX strokeWidth={1.75} /> : <UsersRound strokeWidth={1.75} />}
      title={t("deck.empty_title")}
      action={
        <div className="flex flex-wrap justify-center gap-2.5">
          {suggestion()}
          <Button variant="secondary" onClick={onReload}>
            {t("deck.reload")}
          </Button>
          <WhyFew filters={filters} show={show} />
        </div>
      }
    >
      {filtered ? t("deck.empty_filtered") : t("deck.empty_text")}
    </EmptyState>
  );
}
