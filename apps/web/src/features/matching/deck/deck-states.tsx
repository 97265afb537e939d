import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { peoplePaths } from "@kompagnon/contract/people/paths.ts";
import { SearchX, UsersRound } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { CardBox } from "./card-box.tsx";

/** The shape of the deck while it loads. */
export function DeckSkeleton() {
  const { t } = useTranslation("matching");
  return (
    <CardBox>
      <div aria-busy="true" className="flex size-full flex-col gap-3">
        <Skeleton className="min-h-0 grow rounded-[20px]" />
        <div className="grid h-(--card-panel) shrink-0 content-start gap-2.5 px-4">
          <Skeleton className="h-5 w-4/5" />
          <p role="status" className="text-ink-soft text-sm">
            {t("deck.loading")}
          </p>
        </div>
      </div>
    </CardBox>
  );
}

/** So often an empty deck looks for new people by itself, in ms. */
const LOOK_AGAIN_MS = 15_000;

/**
 * Nobody is left; with filters set, the way to more people is to loosen them. Whoever joins meanwhile shows by themselves,
 * as long as somebody is looking.
 */
export function EmptyDeck({
  filtered,
  matched,
  onReload,
  onReset,
}: {
  filtered: boolean;
  /** There is somebody to write to. */
  matched: boolean;
  onReload: () => Promise<void>;
  onReset: () => void;
}) {
  const { t } = useTranslation("matching");
  const lookAgain = useEffectEvent(() => {
    if (document.visibilityState === "visible") void onReload();
  });
  useEffect(() => {
    const timer = setInterval(() => lookAgain(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <EmptyState
      icon={filtered ? <SearchX strokeWidth={1.75} /> : <UsersRound strokeWidth={1.75} />}
      title={t("deck.empty_title")}
      action={
        <div className="flex flex-wrap justify-center gap-2.5">
          {filtered ? (
            <Button onClick={onReset}>{t("deck.reset_filters")}</Button>
          ) : matched ? (
            <ButtonLink to={chatsPaths.chats}>{t("overview.to_matches")}</ButtonLink>
          ) : (
            <ButtonLink to={peoplePaths.search()}>{t("overview.find_people")}</ButtonLink>
          )}
          <Button variant="secondary" onClick={onReload}>
            {t("deck.reload")}
          </Button>
        </div>
      }
    >
      {filtered ? t("deck.empty_filtered") : t("deck.empty_text")}
    </EmptyState>
  );
}
