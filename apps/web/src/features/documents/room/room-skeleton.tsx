import { useTranslation } from "#platform/use-translation.ts";
import { Skeleton } from "#ui/skeleton.tsx";

/** The shape of an editor: its header and its paper. */
export function RoomSkeleton() {
  const { t } = useTranslation("documents");
  return (
    <div
      role="status"
      aria-label={t("room.loading")}
      className="grid min-h-[70dvh] grid-rows-[auto_1fr] gap-4 p-4 sm:p-6"
    >
      <div className="flex items-center gap-3">
        <Skeleton className="h-8 w-48 max-w-full" />
        <Skeleton className="ms-auto h-10 w-24" />
      </div>
      <Skeleton className="h-full rounded-card!" />
    </div>
  );
}
