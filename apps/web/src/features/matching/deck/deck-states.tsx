import { useTranslation } from "#platform/use-translation.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { CardBox } from "./profile-card.tsx";

/** The page of the deck: all of it is in view, `--peek` is how far a card shows below the one on it. On low screens its header is at the side. */
export const deckPage =
  "mx-auto flex h-main min-h-56 max-w-6xl flex-col gap-2 overflow-x-clip px-4 py-2 [--peek:7px] sm:gap-3 sm:px-8 sm:py-4 sm:[--peek:14px] md:pt-5 " +
  "short:min-h-44 short:flex-row short:gap-4 short:py-2 short:[--peek:7px]";

/** The shape of the deck while it loads. */
export function DeckSkeleton() {
  const { t } = useTranslation("matching");
  return (
    <CardBox>
      <div aria-busy="true" className="relative size-full">
        <Skeleton className="size-full rounded-[20px]!" />
        <p role="status" className="absolute inset-x-4 bottom-4 text-sm">
          {t("deck.loading")}
        </p>
      </div>
    </CardBox>
  );
}
