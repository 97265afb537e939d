import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { matchingPaths } from "@kompagnon/contract/matching/paths.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Activity, Boxes, MessagesSquare, UsersRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { query } from "#platform/queries.ts";
import { FigureTile } from "./figure-tile.tsx";
import { useActivity } from "./use-activity.ts";

const icon = { strokeWidth: 1.75 } as const;

/** The tiles: matches, groups, unread messages, what happened lately. Each leads to where its number comes from. */
export function Figures() {
  const { t } = useTranslation("overview");
  const status = useQuery(query("GET /api/matching/status"));
  const groups = useQuery(query("GET /api/groups/mine"));
  const unread = useQuery(query("GET /api/chats/unread"));
  const activity = useActivity();
  const matches = status.data?.total_matches;
  const messages = unread.data && Object.values(unread.data).reduce((sum, one) => sum + one, 0);
  return (
    <section
      aria-label={t("figures")}
      className="mt-8 grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4"
    >
      <FigureTile
        to={matches ? chatsPaths.chats : matchingPaths.deck}
        icon={<UsersRound {...icon} />}
        name={t("matches")}
        hint={t("matches_hint")}
        value={matches}
        query={status}
      />
      <FigureTile
        to={groups.data?.items.length === 0 ? groupsPaths.discover : groupsPaths.groups}
        icon={<Boxes {...icon} />}
        name={t("groups")}
        hint={t("groups_hint")}
        value={groups.data?.items.length}
        query={groups}
      />
      <FigureTile
        to={chatsPaths.chats}
        icon={<MessagesSquare {...icon} />}
        name={t("messages")}
        hint={t("messages_hint")}
        value={messages}
        query={unread}
        isNew={Boolean(messages)}
      />
      <FigureTile
        to={notificationsPaths.notifications}
        icon={<Activity {...icon} />}
        name={t("activity")}
        hint={t("activity_hint")}
        value={activity.data?.count}
        query={activity}
      />
    </section>
  );
}
