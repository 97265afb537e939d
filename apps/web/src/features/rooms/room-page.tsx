import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { ROOM_KINDS, type RoomKind } from "@kompagnon/contract/rooms/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { AudioLines } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useParams } from "react-router";
import { ApiError } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { roomQuery, useRoomNews } from "./cache.ts";

/** Apart from the page, so that what calls and rooms share is in no file that other pages load. */
const RoomView = lazy(async () => ({ default: (await import("./room-view.tsx")).RoomView }));

const isKind = (kind: string | undefined): kind is RoomKind => ROOM_KINDS.some((one) => one === kind);

/** `/dashboard/rooms/{kind}/{placeId}`: the room of a place. */
export default function RoomPage() {
  const { kind, placeId = "" } = useParams();
  return isKind(kind) ? <Found key={`${kind} ${placeId}`} kind={kind} placeId={placeId} /> : <Missing />;
}

function Found({ kind, placeId }: { kind: RoomKind; placeId: string }) {
  const { data: room, error, refetch } = useQuery(roomQuery(kind, placeId));
  useRoomNews(kind, placeId);
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <Missing />;
  if (room)
    return (
      <Suspense fallback={<Waiting />}>
        <RoomView room={room} />
      </Suspense>
    );
  return <Waiting>{error && <ErrorState error={error} onRetry={() => refetch()} />}</Waiting>;
}

/** The page until there is a room to show. */
function Waiting({ children }: { children?: ReactNode }) {
  const { t } = useTranslation("rooms");
  return (
    <div className="mx-auto grid max-w-6xl gap-5 px-4 py-5 sm:px-8 sm:py-8">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <h1 className="sr-only">{t("title")}</h1>
      {children || <Coming />}
    </div>
  );
}

function Coming() {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-4">
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}

function Missing() {
  const { t } = useTranslation("rooms");
  return (
    <>
      <DocumentTitle>{t("title")}</DocumentTitle>
      <EmptyState
        asPage
        icon={<AudioLines strokeWidth={1.75} />}
        title={t("missing")}
        action={<ButtonLink to={overviewPaths.dashboard}>{t("place.home")}</ButtonLink>}
      />
    </>
  );
}
