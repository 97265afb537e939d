import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { podsPaths } from "@kompagnon/contract/pods/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Bell, ChevronRight, Goal, type LucideIcon, MailQuestion, MessagesSquare } from "lucide-react";
import { type ComponentProps, type ReactNode, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import { matchesQuery, openMatchChat } from "#features/matching/public.ts";
import { NewsLines } from "#features/notifications/public.ts";
import { dueQuery } from "#features/pods/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button, Spinner } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { toast } from "#ui/toast.tsx";
import { newsQuery, requestsQuery, unreadQuery } from "./queries.ts";

/** The look of a line of what waits. */
const line =
  "flex min-h-14 w-full items-center gap-3.5 px-5 py-2 text-start transition-colors duration-150 hover:bg-sunken";

/** Something that waits: leads to it. */
const Line = ({ to, sign, children }: { to: string; sign: ReactNode; children: ReactNode }) => (
  <li>
    <Link to={to} className={line}>
      {sign}
      <span className="min-w-0 grow font-medium">{children}</span>
      <Onward />
    </Link>
  </li>
);

const Sign = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden="true"
    className="grid size-10 shrink-0 place-items-center rounded-full bg-signal-soft text-signal-ink"
  >
    {children}
  </span>
);

const Onward = () => (
  <ChevronRight aria-hidden="true" className="mirror size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
);

/** The number of matches without a message that are named. */
const MATCHES_NAMED = 3;
const icon = { className: "size-5", strokeWidth: 1.75 } as const;
/** What waits for me. `anything`: whether there is something to show; a failure is. */
export function useWaiting() {
  const matches = useQuery(matchesQuery());
  const requests = useQuery(requestsQuery());
  const unread = useQuery(unreadQuery());
  const news = useQuery(newsQuery());
  const due = useQuery(dueQuery());
  const waiting = {
    matches: (matches.data?.matches ?? []).filter(({ chatId }) => chatId === null).slice(0, MATCHES_NAMED),
    requests: requests.data?.items ?? [],
    messages: Object.values(unread.data ?? {}).reduce((sum, one) => sum + one, 0),
    news: news.data?.count ?? 0,
    due: due.data ?? null,
  };
  const failed = [matches, requests, unread, news, due].filter(({ isError, data }) => isError && !data);
  return {
    ...waiting,
    failed: failed.length > 0,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
    anything:
      failed.length > 0 ||
      (waiting.due?.pod_id ?? null) !== null ||
      waiting.matches.length + waiting.requests.length + waiting.messages + waiting.news > 0,
  };
}
type Waiting = ReturnType<typeof useWaiting>;

/** A line of something that happened. */
const NewsLine = ({
  icon: Icon,
  ...line
}: { icon: LucideIcon } & Omit<ComponentProps<typeof Line>, "sign">) => (
  <Line
    {...line}
    sign={
      <Sign>
        <Icon {...icon} />
      </Sign>
    }
  />
);

/** Matches to write to, requests to answer, messages and notifications to read; only non-empty ones. */
export function WaitingCard({ matches, requests, messages, news, due, failed, retry }: Waiting) {
  const { t } = useTranslation("overview");
  const { t: ui } = useTranslation("ui");
  const [first] = requests;
  const newsLine = (
    <Line to={notificationsPaths.notifications} sign={<Sign>{<Bell {...icon} />}</Sign>}>
      {t("wait_news", { count: news })}
    </Line>
  );
  const listedKinds = [
    ...(matches.length > 0 ? (["match"] as const) : []),
    ...(requests.length > 0 ? (["chat_request"] as const) : []),
    ...(messages > 0 ? (["message"] as const) : []),
  ];
  return (
    <Card as="section" padding="none" aria-labelledby="waiting" className="overflow-hidden">
      <h2 id="waiting" className="px-5 pt-5 pb-2 text-lg">
        {t("waiting")}
      </h2>
      <ul className="divide-y divide-line pb-1.5">
        {matches.map(({ matchId, otherUser }) => (
          <MatchLine key={matchId} matchId={matchId} other={otherUser} />
        ))}
        {first && (
          <Line
            to={chatsPaths.requests}
            sign={
              requests.length === 1 ? (
                <Avatar id={first.from.id} name={first.from.username} src={first.from.avatar_url} />
              ) : (
                <Sign>
                  <MailQuestion {...icon} />
                </Sign>
              )
            }
          >
            {requests.length === 1
              ? t("wait_request", { name: first.from.username })
              : t("wait_requests", { count: requests.length })}
          </Line>
        )}
        {due?.pod_id && (
          <Line
            to={due.goals + due.check_ins > 1 ? podsPaths.pods : podsPaths.pod(due.pod_id)}
            sign={<Sign>{<Goal {...icon} />}</Sign>}
          >
            {t(due.check_ins > 0 ? "wait_check_in" : "wait_goal")}
          </Line>
        )}
        {messages > 0 && (
          <Line to={chatsPaths.chats} sign={<Sign>{<MessagesSquare {...icon} />}</Sign>}>
            {t("wait_messages", { count: messages })}
          </Line>
        )}
        {news > 0 && (
          <Suspense fallback={newsLine}>
            <NewsLines count={news} except={listedKinds} otherwise={newsLine} line={NewsLine} />
          </Suspense>
        )}
        {failed && (
          <li
            role="alert"
            className="flex min-h-14 items-center justify-between gap-3 px-5 py-2 text-ink-soft"
          >
            {t("not_loaded")}
            <Button size="sm" variant="secondary" onClick={retry}>
              {ui("retry")}
            </Button>
          </li>
        )}
      </ul>
    </Card>
  );
}

/** A match without a message: leads into the conversation. */
function MatchLine({
  matchId,
  other,
}: {
  matchId: string;
  other: { id: string; username: string; avatar_url: string | null };
}) {
  const { t } = useTranslation("overview");
  const { t: matching } = useTranslation("matching");
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);
  const open = async () => {
    if (opening) return;
    setOpening(true);
    try {
      await navigate(chatsPaths.chat(await openMatchChat(matchId)));
    } catch (error) {
      toast((error instanceof Error && error.message) || matching("match.chat_failed"), { kind: "warn" });
      setOpening(false);
    }
  };
  return (
    <li>
      <button type="button" className={line} aria-busy={opening} onClick={open}>
        <Avatar id={other.id} name={other.username} src={other.avatar_url} />
        <span className="min-w-0 grow font-medium">{t("wait_match", { name: other.username })}</span>
        {opening ? <Spinner /> : <Onward />}
      </button>
    </li>
  );
}
