import { documentsPaths } from "@kompagnon/contract/documents/paths.ts";
import type { DocumentKind } from "@kompagnon/contract/documents/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { CloudOff, FileX, KeyRound, Link2Off, RefreshCw, ShieldAlert, Trash2 } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { IdentityDoor } from "#features/identities/public.ts";
import { call } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { dates } from "#ui/formatters.ts";
import { toast } from "#ui/toast.tsx";
import type { LiveDocument } from "../live/live-document.ts";
import type { DocumentState } from "../live/sync-state.ts";
import type { DocumentInfo } from "../types.ts";
import { RefusalList } from "./refusals.tsx";
import { RoomSkeleton } from "./room-skeleton.tsx";

/** Fills what the editor would fill. */
const Frame = ({ title, children }: { title?: string; children: ReactNode }) => (
  <div className="grid min-h-[70dvh] grid-cols-1 content-center p-4">
    {title && <DocumentTitle>{title}</DocumentTitle>}
    {children}
  </div>
);

/** Why a document is not shown. */
export function NotOpen({
  state,
  kind,
  live,
}: {
  state: DocumentState;
  kind: DocumentKind;
  live: LiveDocument | null;
}) {
  const { t } = useTranslation("documents");
  const toList = <ButtonLink to={documentsPaths.list(kind)}>{t("room.to_list")}</ButtonLink>;
  switch (state.phase) {
    case "missing":
      return (
        <Frame title={t("room.missing_title")}>
          <EmptyState
            asPage
            icon={<FileX strokeWidth={1.75} />}
            title={t("room.missing_title")}
            action={toList}
          >
            {t("room.missing_text")}
          </EmptyState>
        </Frame>
      );
    case "ended":
      return <LinkState which="ended" />;
    case "unreachable":
      return (
        <Frame title={t("room.offline_title")}>
          <EmptyState
            asPage
            icon={<CloudOff strokeWidth={1.75} />}
            title={t("room.offline_title")}
            action={toList}
          >
            {t("room.offline_text")}
          </EmptyState>
        </Frame>
      );
    case "locked":
      return (
        <Frame>
          <Suspense fallback={<RoomSkeleton />}>
            <IdentityDoor onDone={() => live?.wake()} />
          </Suspense>
        </Frame>
      );
    case "awaited":
    case "broken":
      return (
        <Frame title={t(`room.${state.phase}_title`)}>
          <EmptyState
            asPage
            icon={<KeyRound strokeWidth={1.75} />}
            title={t(`room.${state.phase}_title`)}
            action={
              <div className="flex flex-wrap justify-center gap-2.5">
                {state.phase === "broken" && live && <AskForKey live={live} />}
                {toList}
              </div>
            }
          >
            {t(`room.${state.phase}_text`)}
          </EmptyState>
        </Frame>
      );
    case "forged":
      return (
        <Frame title={t("room.forged_title")}>
          <EmptyState
            asPage
            icon={<ShieldAlert strokeWidth={1.75} />}
            title={t("room.forged_title")}
            action={toList}
          >
            {t("room.forged_text")}
          </EmptyState>
          <div className="mx-auto">
            <RefusalList state={state} />
          </div>
        </Frame>
      );
    case "outdated":
      return <Outdated />;
    case "failed":
      return (
        <Frame>
          <ErrorState title={t("room.failed")} error={state.error} onRetry={() => live?.wake()} />
        </Frame>
      );
    default:
      return <RoomSkeleton />;
  }
}

/** Gives the key that opens nothing back, for another one that the owner sends. */
function AskForKey({ live }: { live: LiveDocument }) {
  const { t } = useTranslation("documents");
  const asking = useMutation({
    mutationFn: async () => {
      const params = { id: live.id };
      const { epoch } = await call("GET /api/documents/{id}", { params });
      await call("POST /api/documents/{id}/keys/back", { params, body: { epoch } });
    },
    onSuccess: () => live.wake(),
    onError: ({ message }) => toast(message || t("room.failed"), { kind: "warn" }),
  });
  return (
    <Button busy={asking.isPending} onClick={() => asking.mutate()}>
      {t("room.ask_key")}
    </Button>
  );
}

/** What is written there, this page does not know yet. */
function Outdated() {
  const { t } = useTranslation("documents");
  return (
    <Frame title={t("room.outdated_title")}>
      <EmptyState
        asPage
        icon={<RefreshCw strokeWidth={1.75} />}
        title={t("room.outdated_title")}
        action={<Button onClick={() => location.reload()}>{t("room.reload")}</Button>}
      >
        {t("room.outdated_text")}
      </EmptyState>
    </Frame>
  );
}

/** What a link came to that leads nowhere. */
export function LinkState({ which }: { which: "ended" | "broken" }) {
  const { t } = useTranslation("documents");
  return (
    <Frame title={t(`link.${which}_title`)}>
      <EmptyState
        asPage
        icon={<Link2Off strokeWidth={1.75} />}
        title={t(`link.${which}_title`)}
        action={<ButtonLink to="/">{t("link.home")}</ButtonLink>}
      >
        {t(`link.${which}_text`)}
      </EmptyState>
    </Frame>
  );
}

/** It is in the trash. */
export function InTrash({
  live,
  info,
  kind,
}: {
  live: LiveDocument;
  info: DocumentInfo;
  kind: DocumentKind;
}) {
  const { t, i18n } = useTranslation("documents");
  const restore = useMutation({
    ...mutation("POST /api/documents/{id}/restore"),
    onSuccess: () => live.reread(),
    onError: ({ message }) => toast(message || t("list.failed_action"), { kind: "warn" }),
  });
  const date = dates(i18n.language, { dateStyle: "long" }).format(
    new Date(info.trashed?.until ?? info.changedAt),
  );
  return (
    <Frame title={t("room.trash_title")}>
      <EmptyState
        asPage
        icon={<Trash2 strokeWidth={1.75} />}
        title={t("room.trash_title")}
        action={
          <div className="flex flex-wrap justify-center gap-2.5">
            {info.can.restore && (
              <Button busy={restore.isPending} onClick={() => restore.mutate({ params: { id: live.id } })}>
                {t("room.restore")}
              </Button>
            )}
            <ButtonLink variant="secondary" to={documentsPaths.list(kind)}>
              {t("room.to_list")}
            </ButtonLink>
          </div>
        }
      >
        {t("room.trash_text", { date })}
      </EmptyState>
    </Frame>
  );
}
