import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Bell, type LucideIcon } from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { query } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { useCard, useGoTo, useTitle } from "../use-card.ts";

/** The number of notifications that are named, and of those they are chosen from. */
const NAMED = 2;
const FETCHED = 10;

/** A line of the page that shows them. */
type LineLook = ComponentType<{ to: string; icon: LucideIcon; children: ReactNode }>;
export type NewsLinesProps = {
  /** How many are unread. */
  count: number;
  /** Types that other lines speak of already. */
  except: readonly Notification["type"][];
  /** Stands here until they are known. */
  otherwise: ReactNode;
  line: LineLook;
};

/** What the newest unread notifications are about; they come with the start of the overview. */
export function NewsLines({ count, except, otherwise, line: Line }: NewsLinesProps) {
  const { t } = useTranslation("overview");
  const { data, refetch } = useQuery(query("GET /api/notifications", { query: { limit: FETCHED } }));
  const fetchedFor = useRef(count);
  useEffect(() => {
    if (fetchedFor.current === count) return;
    fetchedFor.current = count;
    void refetch();
  }, [count, refetch]);
  if (!data) return otherwise;
  const news = data.items.filter(({ read_at: read, type }) => read === null && !except.includes(type));
  return (
    <>
      {news.slice(0, NAMED).map((one) => (
        <NewsLine key={one.id} notification={one} line={Line} />
      ))}
      {news.length > NAMED && (
        <Line to={notificationsPaths.notifications} icon={Bell}>
          {t("wait_all_news")}
        </Line>
      )}
    </>
  );
}

function NewsLine({ notification, line: Line }: { notification: Notification; line: LineLook }) {
  const { icon } = useCard(notification);
  const title = useTitle(notification);
  const way = useGoTo(notification);
  return (
    <Line to={way?.address ?? notificationsPaths.notifications} icon={icon}>
      {title}
    </Line>
  );
}
