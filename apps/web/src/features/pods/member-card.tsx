import { peoplePaths } from "@kompagnon/contract/people/paths.ts";
import type { Pod, PodMember } from "@kompagnon/contract/pods/model.ts";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { CheerButtons, Given } from "./cheers.tsx";
import { EntryMenu } from "./entry-menu.tsx";
import { Outcome } from "./outcome.tsx";
import { Streak } from "./words.tsx";

/** Another's week: goal, look back, and what one calls to them. */
export function MemberCard({ pod, one: { member, entry, streak, paused } }: { pod: Pod; one: PodMember }) {
  const { t } = useTranslation("pods");
  const { id, username, avatar_url } = member;
  const written = entry && !entry.withheld && (entry.goal !== null || entry.outcome !== null);
  return (
    <Card as="article" aria-label={username} className="grid gap-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar id={id} name={username} src={avatar_url} />
        <Link to={peoplePaths.member(id)} className="min-w-0 grow truncate font-semibold hover:underline">
          {username}
        </Link>
        {paused && <Badge>{t("paused")}</Badge>}
        <Streak weeks={streak} />
        {written && <EntryMenu podId={pod.id} entry={entry} author={member} />}
      </header>
      {entry?.withheld && <p className="text-ink-soft">{t("withheld")}</p>}
      {!entry?.withheld &&
        (entry?.goal ? (
          <p className="wrap-anywhere" dir="auto">
            {entry.goal}
          </p>
        ) : (
          <p className="text-ink-soft">{t(entry?.outcome ? "taken_back" : "no_goal_yet")}</p>
        ))}
      {entry?.outcome && !entry.withheld && <Outcome outcome={entry.outcome} line={entry.line} />}
      {written && (
        <>
          <Given pod={pod} entry={entry} />
          {pod.status !== "closed" && <CheerButtons podId={pod.id} entry={entry} name={username} />}
        </>
      )}
    </Card>
  );
}
