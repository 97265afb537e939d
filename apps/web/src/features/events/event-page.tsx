import type { Event, EventDate } from "@kompagnon/contract/events/model.ts";
import { eventsPaths } from "@kompagnon/contract/events/paths.ts";
import { EVENT_ANSWERS } from "@kompagnon/contract/events/rules.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { podsPaths } from "@kompagnon/contract/pods/paths.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { CalendarDays, Download, MapPin } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { call } from "#platform/call.ts";
import { download } from "#platform/copy-and-download.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { deviceZone } from "#platform/local-time.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { eventQuery, useEventChange, useEventNews } from "./cache.ts";
import { EventMenu } from "./event-menu.tsx";
import { Guests } from "./guests.tsx";
import { roomOf, spanIn, useHostName, When, Zones } from "./words.tsx";

/** Yes, maybe or no to a date, and what follows from it where seats are limited. */
function AnswerButtons({ date }: { date: EventDate }) {
  const { t } = useTranslation("events");
  const { t: dateText } = useTranslation("events/dates");
  const answer = useEventChange("PUT /api/events/{id}/dates/{on}/answer");
  const { event_id: id, on, my_answer: mine, capacity, going } = date;
  const chosen = answer.isPending ? answer.variables.body.answer : mine;
  const isFull = capacity !== null && going >= capacity && mine !== "yes";
  return (
    <section aria-labelledby="event-answer" className="grid gap-3">
      <h2 id="event-answer" className="text-lg">
        {t("answer")}
      </h2>
      <fieldset aria-labelledby="event-answer" className="flex min-w-0 flex-wrap gap-2">
        {EVENT_ANSWERS.map((one) => (
          <Button
            key={one}
            variant={chosen === one ? "primary" : "secondary"}
            aria-pressed={chosen === one}
            data-testid={`answer-${one}`}
            busy={answer.isPending && chosen === one}
            onClick={() =>
              answer.mutate(
                { params: { id, on }, body: { answer: one } },
                { onError: ({ message }) => toast(t("not_done", { reason: message }), { kind: "warn" }) },
              )
            }
          >
            {t(one)}
          </Button>
        ))}
      </fieldset>
      <p role="status" className="text-ink-soft text-sm">
        {date.my_turn !== null && dateText("mine_waiting", { turn: date.my_turn })}
        {isFull && t("full_hint")}
      </p>
    </section>
  );
}

const EventForm = lazy(async () => ({ default: (await import("./event-form.tsx")).EventForm }));
const MoveForm = lazy(async () => ({ default: (await import("./move-form.tsx")).MoveForm }));

/** `/dashboard/events/{id}?on=`: an event with one of its dates. */
export default function EventPage() {
  const { t } = useTranslation("events");
  const { t: dateText } = useTranslation("events/dates");
  const { eventId = "" } = useParams();
  const [search] = useSearchParams();
  const event = useQuery(eventQuery(eventId, search.get("on") ?? undefined));
  useEventNews();
  const isMissing = event.error?.code === "not_found" || event.error?.code === "invalid_input";
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{event.data?.date.title ?? t("title")}</DocumentTitle>
      <BackLink to={eventsPaths.events}>{dateText("all")}</BackLink>
      {event.isPending && <Coming />}
      {event.isError && !event.data && isMissing && (
        <EmptyState
          asPage
          icon={<CalendarDays strokeWidth={1.75} />}
          title={t("missing")}
          action={<ButtonLink to={eventsPaths.events}>{dateText("all")}</ButtonLink>}
        />
      )}
      {event.isError && !event.data && !isMissing && (
        <ErrorState title={t("failed")} error={event.error} onRetry={() => event.refetch()} />
      )}
      {event.data && <Whole key={event.data.date.on} event={event.data} />}
    </div>
  );
}

function Coming() {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-4">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-32 rounded-card" />
    </div>
  );
}

const hostPath = ({ host }: EventDate): string => {
  if (host.kind === "group") return groupsPaths.group(host.id);
  return host.kind === "team" ? teamsPaths.team(host.id) : podsPaths.pod(host.id);
};

function Whole({ event }: { event: Event }) {
  const { t } = useTranslation("events");
  const { t: dateText } = useTranslation("events/dates");
  const nameOf = useHostName();
  const [editing, setEditing] = useState<"all" | "date" | null>(null);
  const { date, text, creator } = event;
  const isOver = Date.parse(date.ends_at) <= Date.now();
  const done = () => setEditing(null);
  return (
    <>
      <header className="grid gap-3">
        <div className="flex items-start justify-between gap-2">
          <h1 className="min-w-0 text-2xl wrap-anywhere">
            <bdi>{date.title}</bdi>
          </h1>
          <EventMenu event={event} onEdit={setEditing} />
        </div>
        <p className="font-medium">
          <When date={date} />
          <Zones date={date} />
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
          <Link to={hostPath(date)} className="text-accent hover:underline">
            <bdi>{nameOf(date)}</bdi>
          </Link>
          <span>{t(`repeats_${date.repeats}`)}</span>
          {date.cancelled && <Badge tone="bad">{dateText("cancelled")}</Badge>}
          {date.moved && !date.cancelled && <Badge tone="accent">{dateText("moved")}</Badge>}
          {isOver && !date.cancelled && <Badge>{t("over")}</Badge>}
        </p>
      </header>
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        {editing === "all" && (
          <EventForm host={date.host} channelId={date.channel_id} event={event} onDone={done} />
        )}
        {editing === "date" && <MoveForm event={event} onDone={done} />}
      </Suspense>
      {text !== "" && (
        <p dir="auto" className="whitespace-pre-line text-pretty wrap-anywhere">
          {text}
        </p>
      )}
      <Venue date={date} />
      {!date.cancelled && !isOver && <AnswerButtons date={date} />}
      <Guests date={date} />
      {date.repeats !== "none" && <OtherDates event={event} />}
      <footer className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        <span className="text-ink-soft text-sm">
          {t("creator", { name: creator?.username ?? t("gone") })}
        </span>
        <FileButton id={date.event_id} />
      </footer>
    </>
  );
}

/** Where members meet. */
function Venue({ date }: { date: EventDate }) {
  const { t } = useTranslation("events");
  const { venue } = date;
  const room = roomOf(date);
  if (!venue || (venue.kind === "room" && !room)) return null;
  return (
    <p className="flex items-center gap-2">
      <MapPin aria-hidden="true" className="size-4 shrink-0 text-ink-soft" strokeWidth={1.75} />
      <span className="sr-only">{t("venue")}: </span>
      {room && (
        <ButtonLink to={room} variant="secondary" size="sm">
          {t("to_room")}
        </ButtonLink>
      )}
      {venue.kind === "link" && (
        <a
          href={venue.text}
          target="_blank"
          rel="noopener noreferrer nofollow"
          dir="ltr"
          className="min-w-0 text-accent wrap-anywhere hover:underline"
        >
          {venue.text}
        </a>
      )}
      {venue.kind === "address" && <bdi className="min-w-0 wrap-anywhere">{venue.text}</bdi>}
    </p>
  );
}

/** The next dates of a repeated event. */
function OtherDates({ event }: { event: Event }) {
  const { t, i18n } = useTranslation("events");
  const { t: dateText } = useTranslation("events/dates");
  const { date, dates } = event;
  return (
    <section aria-labelledby="event-dates" className="grid gap-2">
      <h2 id="event-dates" className="text-lg">
        {t("dates")}
      </h2>
      <ul className="grid grid-cols-1 gap-1 sm:grid-cols-2">
        {dates.map(({ on, starts_at: from, ends_at: to, cancelled }) => (
          <li key={on}>
            <Link
              to={eventsPaths.event(date.event_id, on)}
              {...(on === date.on && { "aria-current": "date" as const })}
              className={cx(
                "flex min-h-11 items-center gap-2 rounded-card px-2 hover:bg-sunken",
                on === date.on && "bg-accent-soft",
              )}
            >
              <span className={cancelled ? "line-through" : ""}>
                {spanIn(i18n.language, from, to, deviceZone())}
              </span>
              {cancelled && <Badge tone="bad">{dateText("cancelled")}</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Downloads the event as a file that calendars open. */
function FileButton({ id }: { id: string }) {
  const { t } = useTranslation("events");
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    try {
      download("kompagnon.ics", await call("GET /api/events/{id}/calendar", { params: { id } }));
    } catch {
      toast(t("download_failed"), { kind: "warn" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={busy}
      icon={<Download aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      onClick={fetchFile}
    >
      {t("download")}
    </Button>
  );
}
