import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { Ban, UserRoundX, X } from "lucide-react";
import { useLocation, useNavigate, useParams } from "react-router";
import { ApiError, call } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { blocksQuery, changePage, refreshPeople, refreshUser, userQuery } from "./cache.ts";
import { Person } from "./page/person.tsx";

/** Unblocks a member. */
function useBlocking() {
  const { t } = useTranslation("people");
  const unblock = async ({ id, username }: { id: string; username: string }): Promise<void> => {
    try {
      await call("DELETE /api/users/{id}/block", { params: { id } });
      toast(t("unblocked", { name: username }), { kind: "good" });
      await refreshPeople();
    } catch (failure) {
      toast((failure instanceof Error && failure.message) || t("not_done"), { kind: "warn" });
    }
  };
  return { unblock };
}

/** There is no such member, or none visible to the viewer. A member that the viewer has blocked can be unblocked. */
function Missing({ userId }: { userId: string }) {
  const { t } = useTranslation("people");
  const { data: blocks } = useQuery({ ...blocksQuery(), staleTime: 0 });
  const blocked = blocks?.items.find(({ id }) => id === userId);
  const { unblock } = useBlocking();
  if (blocked)
    return (
      <EmptyState
        asPage
        icon={<Ban strokeWidth={1.75} />}
        title={t("blocked_title", { name: blocked.username })}
        action={
          <Button variant="secondary" onClick={() => unblock(blocked)}>
            {t("unblock")}
          </Button>
        }
      >
        {t("blocked_text")}
      </EmptyState>
    );
  return (
    <EmptyState
      asPage
      icon={<UserRoundX strokeWidth={1.75} />}
      title={t("missing_title")}
      action={<ButtonLink to={peoplePaths.search()}>{t("to_search")}</ButtonLink>}
    >
      {t("missing_text")}
    </EmptyState>
  );
}

/** A member's page that is loading. */
function PageSkeleton() {
  const { t } = useTranslation("people");
  const { t: ui } = useTranslation("ui");
  return (
    <div role="status" aria-label={ui("loading")} className="grid gap-5">
      <h1 className="sr-only">{t("profile")}</h1>
      <Card padding="lg" className="grid gap-5">
        <span className="flex items-center gap-5">
          <Skeleton className="size-24 shrink-0 rounded-full!" />
          <span className="grid flex-1 gap-3">
            <Skeleton className="h-8 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </span>
        </span>
        <Skeleton className="h-11 w-56" />
      </Card>
      <Card padding="lg">
        <SkeletonText lines={5} />
      </Card>
    </div>
  );
}

/** Whether the member does not exist, or is hidden from the viewer. */
const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** The first entry of the browser's history has this key: there is nothing of ours to go back to. */
const FIRST = "default";

/** `/dashboard/user/{userId}`: everything public about a member (spec: account, section 2). */
export default function UserPage() {
  const { userId = "" } = useParams();
  const { t } = useTranslation("people");
  const navigate = useNavigate();
  const { key } = useLocation();
  const { data: person, error, refetch } = useQuery(userQuery(userId));
  useFollowing(userId);
  const gone = isMissing(error);
  return (
    <div className="relative mx-auto grid max-w-3xl grid-cols-1 gap-5 px-4 py-5 sm:px-8 sm:py-8">
      <DocumentTitle>{(!gone && person?.username) || t("profile")}</DocumentTitle>
      <span className="absolute end-6 top-7 z-1 sm:end-11 sm:top-11">
        <IconButton
          label={t("close")}
          icon={<X className="size-5" strokeWidth={1.75} />}
          onClick={() => void (key === FIRST ? navigate(peoplePaths.search()) : navigate(-1))}
        />
      </span>
      {gone && <Missing userId={userId} />}
      {!gone && person && <Person key={person.id} person={person} />}
      {!gone && !person && error && (
        <>
          <h1 className="sr-only">{t("profile")}</h1>
          <ErrorState title={t("load_failed")} error={error} onRetry={() => refetch()} />
        </>
      )}
      {!person && !error && <PageSkeleton />}
    </div>
  );
}

/** Keeps a member's page current while it is shown. */
function useFollowing(userId: string): void {
  useLiveEvent("user_status_changed", ({ userId: whose, status }) => {
    if (whose === userId) changePage(userId, (page) => ({ ...page, status }));
  });
  useLiveEvent("chat_request_changed", ({ from, to }) => {
    if (from.id === userId || to.id === userId) void refreshUser(userId);
  });
  useLiveEvent("chat_created", () => void refreshUser(userId));
  useResync(() => void refreshUser(userId));
}
