import type { ChatRequest } from "@kompagnon/contract/chats/model.ts";
import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { peoplePaths } from "@kompagnon/contract/people/paths.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { MailQuestion } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { mutation } from "#platform/queries.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { refreshConversations } from "../cache.ts";
import { refreshRequests, requestsQuery } from "./requests.ts";

/** Who would like to write to me, or whom I have asked. */
export function RequestsPanel({ box }: { box: "in" | "out" }) {
  const { t } = useTranslation("chats");
  const { data, error, refetch } = useQuery(requestsQuery(box));
  if (error && !data)
    return <ErrorState title={t("list.requests_failed")} error={error} onRetry={() => refetch()} />;
  if (!data)
    return (
      <div className="grid gap-3 px-4 py-3">
        <Skeleton className="h-28 rounded-card!" />
        <Skeleton className="h-28 rounded-card!" />
      </div>
    );
  if (data.items.length === 0)
    return (
      <EmptyState icon={<MailQuestion strokeWidth={1.75} />} title={t("list.no_requests_title")}>
        {t(box === "in" ? "list.no_requests_in" : "list.no_requests_out")}
      </EmptyState>
    );
  return (
    <ul className="grid min-h-0 flex-1 content-start gap-3 overflow-y-auto px-4 pb-4">
      {data.items.map((request) => (
        <li key={request.id}>
          {box === "in" ? <Incoming request={request} /> : <Outgoing request={request} />}
        </li>
      ))}
    </ul>
  );
}

function Card({
  who,
  request,
  children,
}: {
  who: ChatRequest["from"];
  request: ChatRequest;
  children: React.ReactNode;
}) {
  return (
    <article className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <header className="flex items-center gap-3">
        <Avatar id={who.id} name={who.username} src={who.avatar_url} />
        <span className="min-w-0">
          <h2 className="truncate font-semibold text-base" dir="auto">
            <Link to={peoplePaths.member(who.id)} className="hover:underline">
              {who.username}
            </Link>
          </h2>
          <RelativeTime time={request.created_at} className="text-ink-soft text-sm" />
        </span>
      </header>
      {request.note && (
        <p className="whitespace-pre-line text-sm [overflow-wrap:anywhere]" dir="auto">
          {request.note}
        </p>
      )}
      <div className="flex flex-wrap gap-2">{children}</div>
    </article>
  );
}

function Incoming({ request }: { request: ChatRequest }) {
  const { t } = useTranslation("chats");
  const navigate = useNavigate();
  const accept = useMutation(mutation("POST /api/chat-requests/{id}/accept"));
  const decline = useMutation(mutation("POST /api/chat-requests/{id}/decline"));
  const ignore = useMutation(mutation("POST /api/chat-requests/{id}/ignore"));
  const busy = accept.isPending || decline.isPending || ignore.isPending;
  const input = { params: { id: request.id } };
  /** Whatever came of it: the list tells how it stands. */
  const run = async (work: () => Promise<unknown>) => {
    if (busy) return;
    await work().catch((failure: unknown) =>
      toast((failure instanceof Error && failure.message) || t("list.failed"), { kind: "warn" }),
    );
    refreshRequests();
  };
  const take = async () => {
    const { chat_id } = await accept.mutateAsync(input);
    refreshConversations();
    if (chat_id) void navigate(chatsPaths.chat(chat_id));
  };
  return (
    <Card who={request.from} request={request}>
      <Button
        size="sm"
        busy={accept.isPending}
        disabled={busy && !accept.isPending}
        onClick={() => run(take)}
      >
        {t("list.accept")}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        busy={decline.isPending}
        disabled={busy && !decline.isPending}
        onClick={() => run(() => decline.mutateAsync(input))}
      >
        {t("list.decline")}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        busy={ignore.isPending}
        disabled={busy && !ignore.isPending}
        onClick={() => run(() => ignore.mutateAsync(input))}
      >
        {t("list.ignore")}
      </Button>
    </Card>
  );
}

function Outgoing({ request }: { request: ChatRequest }) {
  const { t } = useTranslation("chats");
  const withdraw = useMutation({
    ...mutation("DELETE /api/chat-requests/{id}"),
    onError: (failure) => toast(failure.message || t("list.failed"), { kind: "warn" }),
    onSettled: refreshRequests,
  });
  return (
    <Card who={request.to} request={request}>
      <span className="grow self-center text-ink-soft text-sm">{t("list.waiting")}</span>
      <Button
        size="sm"
        variant="quiet"
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate({ params: { id: request.id } })}
      >
        {t("list.withdraw")}
      </Button>
    </Card>
  );
}
