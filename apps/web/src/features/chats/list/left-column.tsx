import type { ChatRequest } from "@kompagnon/contract/chats/model.ts";
import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { MailQuestion, SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { Dialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { inboxQuery, refreshRequests, requestsQuery } from "../cache.ts";
import { ConversationList } from "../components/conversation-list.tsx";
import { type Column, FilterBar } from "./filter-bar.tsx";
import { Incoming, RequestCard } from "./incoming-request.tsx";

// Its choices are wanted now and then: the list of conversations comes without them.
const InboxForm = lazy(async () => ({ default: (await import("../inbox/inbox-form.tsx")).InboxForm }));

/** Opens the settings of who may send requests, next to the requests; shows when they are paused. */
function InboxButton() {
  const { t, i18n } = useTranslation("chats/inbox");
  const [open, setOpen] = useState(false);
  const { data } = useQuery(inboxQuery());
  const until = data?.paused_until;
  const date =
    until &&
    new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(until),
    );
  return (
    <div className="grid justify-items-start gap-1 px-4 pb-3">
      <Button
        size="sm"
        variant="quiet"
        className="-ms-3"
        icon={<SlidersHorizontal aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        {t("manage")}
      </Button>
      {data?.paused && (
        <p className="text-ink-soft text-sm">{date ? t("paused_until", { date }) : t("paused_open")}</p>
      )}
      {open && (
        <Dialog open onOpenChange={setOpen} title={t("title")} description={t("intro")}>
          <Suspense>
            <InboxForm />
          </Suspense>
        </Dialog>
      )}
    </div>
  );
}

/** A request of the viewer: pending, or kindly declined with a text in the viewer's language. */
function Outgoing({ request }: { request: ChatRequest }) {
  const { t } = useTranslation("chats");
  const { t: inbox } = useTranslation("chats/inbox");
  const withdraw = useMutation({
    ...mutation("DELETE /api/chat-requests/{id}"),
    onError: (failure) => toast(failure.message || t("list.failed"), { kind: "warn" }),
    onSettled: refreshRequests,
  });
  const { wording, to } = request;
  return (
    <RequestCard
      who={to}
      request={request}
      about={
        wording && (
          <div className="grid gap-1.5 rounded-control bg-sunken px-3 py-2.5 text-sm">
            <p className="font-medium">{inbox("told", { name: to.username })}</p>
            <p>{inbox(`wordings.${wording}`)}</p>
          </div>
        )
      }
    >
      {!wording && <span className="grow self-center text-ink-soft text-sm">{t("list.waiting")}</span>}
      <Button
        size="sm"
        variant={wording ? "secondary" : "quiet"}
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate({ params: { id: request.id } })}
      >
        {wording ? inbox("understood") : t("list.withdraw")}
      </Button>
    </RequestCard>
  );
}

/** The received or the sent requests. */
function RequestsPanel({ box }: { box: "in" | "out" }) {
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

/** The left side of the chats: what it shows, and the list of it. */
export function LeftColumn({ column, open }: { column: Column; open: string | null }) {
  const { t } = useTranslation("chats");
  return (
    // In a low window its head scrolls away with it.
    <div className="flex h-full flex-col short:block short:overflow-y-auto">
      <div className="px-3 pt-4 short:max-md:flex short:items-center short:gap-3 short:pt-1">
        <h1 className="px-1 pb-1 text-xl">{t("title")}</h1>
        <FilterBar column={column} />
      </div>
      {column.kind === "requests" ? (
        <>
          <div className="flex gap-1.5 px-4 py-3">
            {(["in", "out"] as const).map((box) => (
              <Link
                key={box}
                to={`${chatsPaths.chats}?requests=${box}`}
                aria-current={column.box === box ? "page" : undefined}
                className={cx(
                  "min-h-9 rounded-full border px-3 py-1.5 font-medium text-sm",
                  column.box === box
                    ? "border-accent text-accent"
                    : "border-line text-ink-soft hover:text-ink",
                )}
              >
                {t(box === "in" ? "list.requests_in" : "list.requests_out")}
              </Link>
            ))}
          </div>
          {column.box === "in" && <InboxButton />}
          <RequestsPanel key={column.box} box={column.box} />
        </>
      ) : (
        <ConversationList
          key={column.filter.folder ?? column.filter.archived ?? ""}
          filter={column.filter}
          open={open}
        />
      )}
    </div>
  );
}
