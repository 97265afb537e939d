import type { Team } from "@kompagnon/contract/teams/model.ts";
import { useMutation } from "@tanstack/react-query";
import { X } from "lucide-react";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { putTeam } from "../cache.ts";
import { useRefusal } from "../refusal.ts";

/** Invitations of a team that were not answered, and the way to take them back. */
export function WaitingInvites({ team }: { team: Team }) {
  const { t } = useTranslation("teams");
  const refuse = useRefusal();
  const withdraw = useMutation({
    ...mutation("DELETE /api/teams/{id}/invites/{userId}"),
    onSuccess: putTeam,
    onError: refuse,
  });
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-lg">{t("people.waiting")}</h2>
      <ul className="grid grid-cols-1">
        {team.invites.map(({ member, created_at: at }) => (
          <li key={member.id} className="flex min-h-13 min-w-0 items-center gap-3">
            <Avatar id={member.id} name={member.username} src={member.avatar_url} />
            <span className="min-w-0 flex-1 truncate font-medium">
              <bdi>{member.username}</bdi>
            </span>
            <RelativeTime time={at} style="short" className="text-ink-soft text-sm" />
            <IconButton
              label={t("people.withdraw", { name: member.username })}
              disabled={withdraw.isPending}
              icon={<X className="size-4" strokeWidth={1.75} />}
              onClick={() => withdraw.mutate({ params: { id: team.id, userId: member.id } })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
