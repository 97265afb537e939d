import type { Team } from "@kompagnon/contract/teams/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Composer, type ThreadAdapter, ThreadView } from "#features/chats/public.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { refreshTeams, teamQuery } from "./cache.ts";
import { LinesSkeleton } from "./states.tsx";

/** A team's messages and composer next to something else. */
export function TeamTalk({ teamId }: { teamId: string }) {
  const { data: team } = useQuery(teamQuery(teamId));
  return team ? <Talk team={team} at={null} isAside /> : <LinesSkeleton className="p-4" />;
}

/** A team's messages and composer. `at`: the message to show. */
export function Talk({ team, at, isAside = false }: { team: Team; at: number | null; isAside?: boolean }) {
  const talk = { ...useTalk(team), isAside };
  return (
    <Suspense fallback={<LinesSkeleton className="mt-auto p-4" />}>
      <ThreadView adapter={talk} at={at} />
      <Composer adapter={talk} />
    </Suspense>
  );
}

/** A team's conversation as the view of conversations takes it. */
function useTalk(team: Team): ThreadAdapter {
  const { t } = useTranslation("teams");
  const { id: me } = useMember();
  const cardOf = (userId: string) => team.members.find(({ id }) => id === userId) ?? null;
  return {
    id: team.chat_id,
    kind: "channel",
    me,
    teamId: team.id,
    canWrite: true,
    canModerate: team.role === "lead",
    myReadSeq: team.my_read_seq,
    nameOf: (userId) => cardOf(userId)?.username ?? t("chat.gone"),
    cardOf,
    writeLabel: t("chat.write", { name: team.name }),
    beginning: t("chat.beginning"),
    mentionables: team.members.filter(({ id }) => id !== me),
    translate: true,
    onRead: () => void refreshTeams(team.id),
  };
}
