import type { Team } from "@kompagnon/contract/teams/model.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Download, Files, FileText, MessageSquare } from "lucide-react";
import { Link } from "react-router";
import type { Out } from "#platform/call.ts";
import { useLiveEvent } from "#platform/live/live.ts";
import { pages } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink, iconButtonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { LinesSkeleton } from "./states.tsx";
import { TeamFrame } from "./team/team-frame.tsx";

type TeamFile = Out<"GET /api/teams/{id}/files">["items"][number];

/** `/dashboard/teams/{teamId}/files`: what was sent in a team's conversation. */
export default function FilesPage() {
  return <TeamFrame tab="files">{(team) => <List key={team.id} team={team} />}</TeamFrame>;
}

function List({ team }: { team: Team }) {
  const { t } = useTranslation("teams");
  const list = useInfiniteQuery({
    ...pages("GET /api/teams/{id}/files", { params: { id: team.id }, query: { limit: 50 } }),
    staleTime: 0,
  });
  useLiveEvent("message_created", ({ chat_id: id, attachments }) => {
    if (id === team.chat_id && attachments.length > 0) void list.refetch();
  });
  useLiveEvent("message_changed", ({ chat_id: id }) => void (id === team.chat_id && list.refetch()));
  const files = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (list.isPending) return <LinesSkeleton lines={5} />;
  if (list.isError && !list.data)
    return <ErrorState title={t("files.failed")} error={list.error} onRetry={() => list.refetch()} />;
  if (files.length === 0)
    return (
      <EmptyState
        icon={<Files strokeWidth={1.75} />}
        title={t("files.none")}
        action={<ButtonLink to={teamsPaths.chat(team.id)}>{t("tabs.chat")}</ButtonLink>}
      >
        {t("files.none_text")}
      </EmptyState>
    );
  return (
    <>
      <ul className="grid grid-cols-1 gap-2 lg:grid-cols-2">
        {files.map((file) => (
          <File key={file.attachment.id} team={team} file={file} />
        ))}
      </ul>
      <NextPage list={list} />
    </>
  );
}

function File({ team, file: { attachment, seq, sender, created_at: at } }: { team: Team; file: TeamFile }) {
  const { t } = useTranslation("teams");
  const { t: ui } = useTranslation("ui");
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-card border border-line bg-raised px-3 py-2.5">
      {attachment.preview_url ? (
        <img
          src={attachment.preview_url}
          alt=""
          loading="lazy"
          width={48}
          height={48}
          className="size-12 shrink-0 rounded-control bg-sunken object-cover"
        />
      ) : (
        <span className="grid size-12 shrink-0 place-items-center rounded-control bg-sunken text-ink-soft">
          <FileText aria-hidden="true" className="size-6" strokeWidth={1.5} />
        </span>
      )}
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-medium" dir="auto">
          {attachment.name}
        </span>
        <span className="truncate text-ink-soft text-sm">
          <bdi>{sender?.username ?? t("chat.gone")}</bdi> · <FormattedDate time={at} dateStyle="medium" />
        </span>
      </span>
      <Link
        to={`${teamsPaths.chat(team.id)}?message=${seq}`}
        aria-label={`${t("files.in_chat")}: ${attachment.name}`}
        className={iconButtonClass("quiet", "md")}
      >
        <MessageSquare aria-hidden="true" className="size-4" strokeWidth={1.75} />
      </Link>
      <a
        href={attachment.url}
        download={attachment.name}
        aria-label={`${ui("download")}: ${attachment.name}`}
        className={iconButtonClass("quiet", "md")}
      >
        <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
      </a>
    </li>
  );
}
