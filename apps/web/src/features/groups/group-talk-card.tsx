import type { Group, GroupTalk } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { CountBadge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { cx } from "#ui/cx.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { mineQuery, talkQuery } from "./cache.ts";

/** The number of groups on the dashboard (spec: community, section 10). */
const SHOWN = 3;

/** The latest messages of up to three of the member's groups; without any group a link to discover some. */
export function GroupTalkCard() {
  const { t } = useTranslation("groups");
  const mine = useQuery(mineQuery());
  const talk = useQuery(talkQuery());
  const groups = mine.data?.items;
  const none = groups?.length === 0;
  const content = () => {
    if (none)
      return (
        <>
          <p className="text-pretty text-ink-soft">{t("empty_text")}</p>
          <ButtonLink to={groupsPaths.discover} variant="secondary" className="mt-2 justify-self-start">
            {t("talk.discover")}
          </ButtonLink>
        </>
      );
    if (groups && talk.data)
      return (
        <ul className="-mx-2 grid grid-cols-1">
          {rowsOf(groups, talk.data.items).map(({ group, latest }) => (
            <TalkRow key={group.id} group={group} latest={latest} />
          ))}
        </ul>
      );
    if (mine.isError || talk.isError)
      return (
        <ErrorState
          title={t("talk.failed")}
          error={mine.error ?? talk.error}
          onRetry={() => Promise.all([mine.refetch(), talk.refetch()])}
          className="py-4!"
        />
      );
    return (
      <div aria-busy="true" className="grid gap-2">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    );
  };
  return (
    <Card
      as="section"
      aria-labelledby="group-talk"
      className="grid grid-cols-1 content-start gap-2 lg:col-start-1"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 id="group-talk" className="min-w-0 text-lg">
          {none ? t("empty_title") : t("talk.title")}
        </h2>
        {groups && groups.length > SHOWN && (
          <ButtonLink to={groupsPaths.groups} variant="quiet" size="sm" className="-me-3 shrink-0">
            {t("all")}
          </ButtonLink>
        )}
      </div>
      {content()}
    </Card>
  );
}

/** The groups with messages, the newest first, then others. */
function rowsOf(groups: readonly Group[], talk: readonly GroupTalk[]) {
  const withMessages = talk.flatMap((entry) => {
    const group = groups.find(({ id }) => id === entry.group_id);
    return group ? [{ group, latest: entry }] : [];
  });
  const withoutMessages = groups
    .filter(({ id }) => !talk.some((entry) => entry.group_id === id))
    .map((group) => ({ group, latest: null }));
  return [...withMessages, ...withoutMessages].slice(0, SHOWN);
}

function TalkRow({ group, latest }: { group: Group; latest: GroupTalk | null }) {
  const { t } = useTranslation("groups");
  const words = latest && (latest.text || (latest.kind === "text" ? "" : t(`talk.${latest.kind}`)));
  return (
    <li>
      <Link
        to={latest ? groupsPaths.withChannel(group.id, latest.channel_id) : groupsPaths.group(group.id)}
        className="flex items-center gap-3 rounded-card px-2 py-2 transition-colors duration-150 hover:bg-sunken"
      >
        <Avatar id={group.id} name={group.name} src={group.avatar_path} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span
              dir="auto"
              className={cx(
                "min-w-0 flex-1 truncate",
                group.unread_count > 0 ? "font-semibold" : "font-medium",
              )}
            >
              {group.name}
            </span>
            {latest && (
              <RelativeTime
                time={latest.said_at}
                style="short"
                className="shrink-0 whitespace-nowrap text-ink-soft text-xs"
              />
            )}
          </span>
          <span className="flex items-center gap-2">
            <span dir="auto" className="min-w-0 flex-1 truncate text-ink-soft text-sm">
              {latest ? (
                <>
                  {latest.author && <bdi>{latest.author.username}: </bdi>}
                  <bdi>{words}</bdi>
                </>
              ) : (
                t("members_count", { count: group.member_count })
              )}
            </span>
            <CountBadge count={group.unread_count} />
          </span>
        </span>
      </Link>
    </li>
  );
}
