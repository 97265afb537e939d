import type { TeamCard } from "@kompagnon/contract/teams/model.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { DueText } from "../tasks/due-text.tsx";

/** A team in the panel: its members, the number of open tasks, and the next one. */
export function TeamCardView({ team }: { team: TeamCard }) {
  const { t } = useTranslation("teams");
  const { open_count: open, my_open_count: mine, overdue_count: overdue, unread_count: unread } = team;
  return (
    <Card as="li" className="grid min-w-0 content-start gap-3">
      <div className="flex min-w-0 items-start justify-between gap-3">
        <div className="grid min-w-0 gap-0.5">
          <h2 className="min-w-0 text-lg wrap-anywhere">
            <Link to={teamsPaths.tasks(team.id)} className="hover:underline" dir="auto">
              {team.name}
            </Link>
          </h2>
          <p className="text-ink-soft text-sm">
            {t(team.role)} · {t("card.members", { n: team.member_count })}
          </p>
        </div>
        <span aria-hidden="true" className="flex shrink-0 -space-x-2 rtl:space-x-reverse">
          {team.members.map(({ id, username, avatar_url: src }) => (
            <Avatar
              key={id}
              id={id}
              name={username}
              src={src}
              size="sm"
              className="rounded-full ring-2 ring-raised"
            />
          ))}
        </span>
      </div>
      <p className="flex flex-wrap gap-1.5">
        <Badge>{t("card.open", { n: open })}</Badge>
        {mine > 0 && <Badge tone="accent">{t("card.mine", { n: mine })}</Badge>}
        {overdue > 0 && <Badge tone="bad">{t("card.overdue", { n: overdue })}</Badge>}
        {unread > 0 && <Badge tone="signal">{t("card.unread", { n: unread })}</Badge>}
      </p>
      {team.next.length === 0 ? (
        <p className="text-ink-soft text-sm">{t("card.nothing")}</p>
      ) : (
        <section className="grid gap-1">
          <h3 className="font-medium text-sm">{t("card.next")}</h3>
          <ul className="grid gap-0.5">
            {team.next.map(({ id, title, due_at: due }) => (
              <li key={id} className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3 text-sm">
                <Link
                  to={teamsPaths.task(team.id, id)}
                  className="min-w-0 truncate py-1 text-accent underline-offset-2 hover:underline"
                  dir="auto"
                >
                  {title}
                </Link>
                {due && <DueText due={due} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}
