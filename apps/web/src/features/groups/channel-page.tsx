import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useEffectEvent } from "react";
import { useNavigate, useParams } from "react-router";
import { ApiError } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { usePreload } from "#platform/feature-parts.ts";
import { query } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { toast } from "#ui/toast.tsx";
import { channelsQuery, groupQuery } from "./cache.ts";
import { ChannelView } from "./channel/channel-view.tsx";
import { useLedAway } from "./use-led-away.ts";

/** Refusals that mean no access; a broken address (400) is no channel either (product: groups and chats). */
const NO_ACCESS: readonly number[] = [400, 401, 403, 404];
const isRefused = (error: Error | null): boolean =>
  error instanceof ApiError && NO_ACCESS.includes(error.status);

/** `/dashboard/groups/{groupId}/{channelId}`: a channel, after access is confirmed (spec: account, section 2). */
export default function ChannelPage() {
  const { groupId = "", channelId = "" } = useParams();
  const { t } = useTranslation("groups");
  const navigate = useNavigate();
  usePreload("channelPanels");
  const probe = useQuery({
    ...query("GET /api/groups/{id}/channels/{channelId}/messages", {
      params: { id: groupId, channelId },
      query: { limit: 1 },
    }),
    staleTime: 0,
  });
  const group = useQuery({ ...groupQuery(groupId), enabled: probe.isSuccess });
  const channels = useQuery({ ...channelsQuery(groupId), enabled: probe.isSuccess });
  const channel = channels.data?.items.find(({ id }) => id === channelId);
  const isGone = useLedAway(groupId, group.data?.name);

  // A channel that is deleted while it is open is missing in the next list.
  const deleted = channels.data !== undefined && !channels.isFetching && !channel;
  const refused = [probe.error, group.error, channels.error].some(isRefused) || deleted;
  const eject = useEffectEvent(() => {
    if (isGone.current) return;
    toast(t("channel.no_access"), { kind: "warn", id: `gone ${groupId}` });
    void navigate(overviewPaths.dashboard, { replace: true });
  });
  useEffect(() => {
    if (refused) eject();
  }, [refused]);

  const failed = [probe, group, channels].find(({ error, data }) => error && !data);
  if (failed && !refused)
    return (
      <div className="grid h-main place-items-center overflow-y-auto">
        <DocumentTitle>{t("channel.label")}</DocumentTitle>
        <h1 className="sr-only">{t("channel.label")}</h1>
        <ErrorState title={t("channel.failed")} error={failed.error} onRetry={() => failed.refetch()} />
      </div>
    );
  if (!probe.data || !group.data || !channel || refused) return <Opening />;
  return (
    <Suspense fallback={<Opening />}>
      <ChannelView key={channelId} group={group.data} channel={channel} />
    </Suspense>
  );
}

function Opening() {
  const { t } = useTranslation("groups");
  return (
    <div role="status" className="grid h-main place-content-center justify-items-center gap-3 text-ink-soft">
      <DocumentTitle>{t("channel.label")}</DocumentTitle>
      <Spinner />
      <h1 className="font-sans font-normal text-base tracking-normal">{t("channel.loading")}</h1>
    </div>
  );
}
