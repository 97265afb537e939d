import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Activity, Boxes, type LucideIcon, MessagesSquare, UsersRound } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { mineQuery } from "#features/groups/public.ts";
import { statusQuery } from "#features/matching/public.ts";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { FormattedNumber } from "#ui/format.tsx";
import { activityQuery, unreadQuery } from "./queries.ts";

/** The minimum time between two fetches of the number, in ms, however much happens. */
const REFRESH_EVERY_MS = 2_000;

/** What happened around me lately, kept current. */
function useActivity() {
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

type Source = { isError: boolean; data: unknown; refetch: () => Promise<unknown> };
type Figure = {
  key: "matches" | "groups" | "messages" | "activity";
  to: string;
  icon: LucideIcon;
  value: number | undefined;
  source: Source;
};

/** The spec's four tiles: matches, groups, unread messages, activity. One that is nothing is left out. */
export function useFigures(): Figure[] {
  const status = useQuery(statusQuery());
  const groups = useQuery(mineQuery());
  const unread = useQuery(unreadQuery());
  const activity = useActivity();
  const messages = unread.data && Object.values(unread.data).reduce((sum, one) => sum + one, 0);
  const all: Figure[] = [
    {
      key: "matches",
      to: chatsPaths.chats,
      icon: UsersRound,
      value: status.data?.total_matches,
      source: status,
    },
    {
      key: "groups",
      to: groupsPaths.groups,
      icon: Boxes,
      value: groups.data?.items.length,
      source: groups,
    },
    { key: "messages", to: chatsPaths.chats, icon: MessagesSquare, value: messages, source: unread },
    {
      key: "activity",
      to: notificationsPaths.notifications,
      icon: Activity,
      value: activity.data?.count,
      source: activity,
    },
  ];
  return all.filter(({ value, source }) => (value === undefined ? source.isError : value > 0));
}

/** The figures as a slim row; each leads to where it comes from, or can be fetched again. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const { t } = useTranslation("overview");
  const { t: ui } = useTranslation("ui");
  return (
    <ul
      aria-label={t("figures")}
      className="mt-3 flex gap-2 overflow-x-auto max-sm:-mx-4 max-sm:px-4 sm:flex-wrap"
    >
      {figures.map(({ key, to, icon: Icon, value, source }) => (
        <li key={key} className="shrink-0">
          {value === undefined ? (
            <Button
              size="sm"
              variant="secondary"
              onClick={source.refetch}
              aria-label={`${t(key, { count: 0 })}: ${t("not_loaded")}, ${ui("retry")}`}
            >
              {t(key, { count: 0 })}: {ui("retry")}
            </Button>
          ) : (
            <Link
              to={to}
              className="flex min-h-10 items-center gap-2 rounded-full border border-line bg-raised px-3.5 text-sm transition-colors duration-150 hover:border-accent"
            >
              <Icon aria-hidden="true" className="size-4 text-ink-soft" strokeWidth={1.75} />
              <span className={cx("font-semibold tabular-nums", key === "messages" && "text-signal-ink")}>
                <FormattedNumber value={value} />
              </span>
              <span className="text-ink-soft">{t(key, { count: value })}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
