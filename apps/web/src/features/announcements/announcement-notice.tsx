import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { query } from "#platform/queries.ts";

const AnnouncementBar = lazy(async () => ({
  default: (await import("./announcement-bar.tsx")).AnnouncementBar,
}));

/** Requests after an announcement are spread over this time, in ms, so that not all clients request at once. */
const SPREAD_MS = 8_000;
const DAY_MS = 86_400_000;

/** The one announcement that the member sees now. It comes with the page, changes live, and begins and ends by the clock. */
export function AnnouncementNotice() {
  const { data, refetch } = useQuery({
    ...query("GET /api/announcement"),
    staleTime: DAY_MS,
    refetchInterval: ({ state: { data: shown } }) =>
      shown?.next_at
        ? Math.min(
            Math.max(Date.parse(shown.next_at) - Date.now(), 0) + Math.random() * SPREAD_MS + 999,
            DAY_MS,
          )
        : false,
  });
  useLiveEvent("announcements_changed", () => void setTimeout(refetch, Math.random() * SPREAD_MS));
  useResync(() => void refetch());
  return (
    data?.announcement && (
      // Its place is kept until its file is there: the page below does not jump.
      <Suspense fallback={<div className="h-12" />}>
        <AnnouncementBar key={data.announcement.id} announcement={data.announcement} />
      </Suspense>
    )
  );
}
