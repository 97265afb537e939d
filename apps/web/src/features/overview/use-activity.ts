import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLiveEvent, useResync } from "#platform/live/use-live.ts";
import { useMember } from "#platform/session.ts";
import { activityQuery } from "./queries.ts";

/** The minimum time between two fetches of the number, in ms, however much happens. */
const REFRESH_EVERY_MS = 2_000;

/** What happened around me lately, kept current. */
export function useActivity() {
  const { id: me } = useMember();
  const activity = useQuery(activityQuery());
  const { refetch } = activity;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void refetch();
    }, REFRESH_EVERY_MS);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  useLiveEvent("message_created", ({ sender_id }) => sender_id !== me && refresh());
  useLiveEvent("match_made", refresh);
  useLiveEvent("notification_created", refresh);
  useResync(refresh);
  return activity;
}
