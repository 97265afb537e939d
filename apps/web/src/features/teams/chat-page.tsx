import type { Team } from "@kompagnon/contract/teams/model.ts";
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { Composer, type ThreadAdapter, ThreadView } from "#features/chats/public.ts";
import { useKeyboardRoom } from "#platform/keyboard.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { refreshTeams } from "./cache.ts";
import { LinesSkeleton } from "./skeleton.tsx";
import { TeamFrame } from "./team/team-frame.tsx";

/** `/dashboard/teams/{teamId}/chat?message=…`: a team's conversation. */
export default function ChatPage() {
  return (
    <TeamFrame tab="chat" whole>
      {(team) => <Talk key={team.id} team={team} />}
    </TeamFrame>
  );
}

/** The message that an address names, or null. */
function messageIn(search: URLSearchParams): number | null {
  const seq = Number(search.get("message"));
  return Number.isInteger(seq) && seq > 0 ? seq : null;
}

function Talk({ team }: { team: Team }) {
  const talk = useTalk(team);
  const [search] = useSearchParams();
  useKeyboardRoom();
  return (
    <section className="flex min-h-0 flex-1 flex-col">
      <Suspense fallback={<LinesSkeleton className="mt-auto p-4" />}>
        <ThreadView adapter={talk} at={messageIn(search)} />
        <Composer adapter={talk} />
      </Suspense>
    </section>
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
