import { useTranslation } from "#platform/use-translation.ts";
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
