import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { CalendarDays, Copy } from "lucide-react";
import { useState } from "react";
import { copyText } from "#platform/copy-and-download.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { mutation, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { dates } from "#ui/formatters.ts";
import { NextPage } from "#ui/next-page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { datesQuery, feedQuery, useEventNews } from "./cache.ts";
import { DateRow } from "./date-row.tsx";

/** `/dashboard/events`: what comes next in all of the member's groups, teams and circles, and their calendar feed. */
export default function EventsPage() {
  const { t } = useTranslation("events");
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <header>
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="mt-1 text-pretty text-ink-soft">{t("lead")}</p>
      </header>
      <List />
      <CalendarFeed />
    </div>
  );
}

function List() {
  const { t } = useTranslation("events");
  const list = useInfiniteQuery(datesQuery(null));
  useEventNews();
  if (list.isPending)
    return (
      <div aria-busy="true" className="grid gap-2">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  if (list.isError && !list.data)
    return <ErrorState title={t("failed")} error={list.error} onRetry={() => list.refetch()} />;
  const dates = list.data.pages.flatMap(({ items }) => items);
  if (dates.length === 0)
    return (
      <EmptyState icon={<CalendarDays strokeWidth={1.75} />} title={t("empty_title")}>
        {t("empty_mine")}
      </EmptyState>
    );
  return (
    <div>
      <ul className="-mx-2 grid grid-cols-1">
        {dates.map((date) => (
          <DateRow key={`${date.event_id} ${date.on}`} date={date} host />
        ))}
      </ul>
      <NextPage list={list} />
    </div>
  );
}

const renew = () => queryClient.invalidateQueries({ queryKey: feedQuery().queryKey });

/** The private address at which a calendar program fetches the member's events: made, shown once, renewed and ended here. */
function CalendarFeed() {
  const { t, i18n } = useTranslation("events");
  const dayOf = (at: string) => dates(i18n.language, { dateStyle: "long" }).format(new Date(at));
  const momentOf = (at: string) =>
    dates(i18n.language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at));
  const feed = useQuery(feedQuery());
  const [openDialog, setOpenDialog] = useState<"renew" | "end" | null>(null);
  const make = useMutation({ ...mutation("POST /api/calendar-feed"), onSuccess: renew });
  const end = useMutation({
    ...mutation("DELETE /api/calendar-feed"),
    onSuccess: () => {
      make.reset();
      void renew();
    },
  });
  const close = (open: boolean) => !open && setOpenDialog(null);
  return (
    <Card as="section" aria-labelledby="calendar-feed" className="grid gap-3">
      <h2 id="calendar-feed" className="text-lg">
        {t("feed.title")}
      </h2>
      <p className="text-pretty text-ink-soft">{t("feed.text")}</p>
      {feed.isPending && <Skeleton className="h-11 w-48" />}
      {feed.isError && !feed.data && (
        <ErrorState className="py-4!" error={feed.error} onRetry={() => feed.refetch()} />
      )}
      {make.data && <Address url={make.data.url} />}
      {feed.data?.created_at === null && (
        <Button className="justify-self-start" busy={make.isPending} onClick={() => make.mutate({})}>
          {t("feed.create")}
        </Button>
      )}
      {feed.data?.created_at && (
        <>
          <p className="text-ink-soft text-sm">
            {t("feed.since", { date: dayOf(feed.data.created_at) })}{" "}
            {feed.data.fetched_at
              ? t("feed.fetched", { when: momentOf(feed.data.fetched_at) })
              : t("feed.never")}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => setOpenDialog("renew")}>
              {t("feed.renew")}
            </Button>
            <Button variant="quiet" onClick={() => setOpenDialog("end")}>
              {t("feed.end")}
            </Button>
          </div>
        </>
      )}
      {make.isError && <FormError boxed>{make.error.message}</FormError>}
      <ConfirmDialog
        open={openDialog === "renew"}
        onOpenChange={close}
        title={t("feed.renew_ask")}
        text={t("feed.renew_text")}
        confirm={t("feed.renew")}
        error={make.error?.message}
        onConfirm={() => make.mutateAsync({})}
      />
      <ConfirmDialog
        open={openDialog === "end"}
        onOpenChange={close}
        title={t("feed.end_ask")}
        text={t("feed.end_text")}
        confirm={t("feed.end")}
        danger
        error={end.error?.message}
        onConfirm={() => end.mutateAsync({})}
      />
    </Card>
  );
}

/** The address, which the server does not know any more after this answer. */
function Address({ url }: { url: string }) {
  const { t } = useTranslation("events");
  const copy = async () => {
    if (await copyText(url)) toast(t("feed.copied"));
  };
  return (
    <div className="grid gap-2">
      <TextField
        label={t("feed.address")}
        hint={t("feed.once")}
        readOnly
        dir="ltr"
        value={url}
        data-testid="feed-address"
        onFocus={({ target }) => target.select()}
      />
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={<Copy aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={copy}
      >
        {t("feed.copy")}
      </Button>
    </div>
  );
}
