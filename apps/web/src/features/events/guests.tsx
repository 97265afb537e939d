import type { EventDate } from "@kompagnon/contract/events/model.ts";
import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { guestsQuery } from "./cache.ts";

/** Who comes to a date, waits for a seat, or may come. */
export function Guests({ date }: { date: EventDate }) {
  const { t } = useTranslation("events");
  const { t: dateText } = useTranslation("events/dates");
  const list = useInfiniteQuery(guestsQuery(date.event_id, date.on));
  const guests = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const counts = [
    date.capacity === null && date.going > 0 && dateText("going", { count: date.going }),
    date.capacity !== null && t("seats", { going: date.going, capacity: date.capacity }),
    date.maybe > 0 && t("maybes", { number: date.maybe }),
    date.waiting > 0 && t("waitings", { number: date.waiting }),
  ].filter((one) => one !== false);
  return (
    <section aria-labelledby="event-guests" className="grid gap-3">
      <h2 id="event-guests" className="text-lg">
        {t("who")}
      </h2>
      {counts.length > 0 && <p className="text-ink-soft text-sm">{counts.join(" · ")}</p>}
      {list.isPending && <Skeleton className="h-12" />}
      {list.isError && !list.data && (
        <ErrorState className="py-4!" error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data && guests.length === 0 && <p className="text-ink-soft">{t("who_empty")}</p>}
      <ul className="grid grid-cols-1 gap-1 sm:grid-cols-2">
        {guests.map(({ member, answer, waiting }) => (
          <li key={member.id}>
            <Link
              to={peoplePaths.member(member.id)}
              className="flex min-h-11 items-center gap-3 rounded-card px-2 py-1 hover:bg-sunken"
            >
              <Avatar id={member.id} name={member.username} src={member.avatar_url} size="sm" />
              <bdi className="min-w-0 truncate">{member.username}</bdi>
              {(waiting || answer === "maybe") && (
                <span className="ms-auto shrink-0 text-ink-soft text-sm">
                  {t(waiting ? "is_waiting" : "is_maybe")}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <NextPage list={list} />
    </section>
  );
}
