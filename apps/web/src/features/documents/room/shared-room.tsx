import { useQuery } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { useSyncExternalStore } from "react";
import { ApiError } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { dates } from "#ui/formatters.ts";
import { linkSource, openLink } from "../live/source.ts";
import type { DocumentInfo, SharedRoomProps } from "../types.ts";
import { Opened } from "./document-room.tsx";
import { useLive } from "./open-documents.ts";
import { RoomSkeleton } from "./room-skeleton.tsx";
import { LinkState } from "./states.tsx";

/** The token of a link in its address's fragment; null where that has none. */
const linkToken = (fragment: string): string | null => /^#([\w-]{43})$/.exec(fragment)?.[1] ?? null;

const onAddress = (listener: () => void) => {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
};

/** A read-only document behind a link, for anyone who has the link. */
export function SharedRoom(props: SharedRoomProps) {
  const token = useSyncExternalStore(
    onAddress,
    () => linkToken(location.hash),
    () => null,
  );
  return token ? <ByLink key={token} token={token} {...props} /> : <LinkState which="broken" />;
}

const gone = (failure: Error): boolean =>
  failure instanceof ApiError && [400, 404, 410].includes(failure.status);

function ByLink({ token, ...props }: SharedRoomProps & { token: string }) {
  const { t } = useTranslation("documents");
  const { data, error, refetch } = useQuery({
    queryKey: ["document link", token],
    queryFn: () => openLink(props.kind, token),
    staleTime: Number.POSITIVE_INFINITY, // opening is counted; what changes comes live
    gcTime: 0,
  });
  if (data) return <Reading inAddress={token} opened={data} {...props} />;
  if (!error) return <RoomSkeleton />;
  return gone(error) ? (
    <LinkState which="ended" />
  ) : (
    <ErrorState title={t("room.failed")} error={error} onRetry={refetch} />
  );
}

function Reading({
  inAddress,
  opened,
  kind,
  children,
}: SharedRoomProps & { inAddress: string; opened: Awaited<ReturnType<typeof openLink>> }) {
  const live = useLive(inAddress, () => ({
    id: opened.first.id,
    source: linkSource(opened, inAddress),
    member: null,
  }));
  return (
    <Opened live={live} kind={kind}>
      {(open) => (
        <div className="flex h-[calc(100dvh-var(--consent))] flex-col">
          <LinkBar info={open.info} />
          <div className="flex min-h-0 grow flex-col">{children(open)}</div>
        </div>
      )}
    </Opened>
  );
}

/** Says what a reader sees, and until when. */
function LinkBar({ info: { owner, linkUntil } }: { info: DocumentInfo }) {
  const { t, i18n } = useTranslation("documents");
  const until =
    linkUntil &&
    dates(i18n.language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(linkUntil));
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 gap-y-0.5 bg-accent-soft px-4 py-2 text-center text-ink text-sm">
      <Eye aria-hidden="true" className="size-4 shrink-0 text-accent" strokeWidth={1.75} />
      <bdi>{owner ? t("link.from", { name: owner.username }) : t("link.from_someone")}</bdi>
      {until && <span className="text-ink-soft">{t("link.until", { date: until })}</span>}
    </p>
  );
}
