import type { Team } from "@kompagnon/contract/teams/model.ts";
import { useSearchParams } from "react-router";
import { useKeyboardRoom } from "#platform/keyboard.ts";
import { TeamFrame } from "./team/team-frame.tsx";
import { Talk } from "./team-talk.tsx";

/** `/dashboard/teams/{teamId}/chat?message=…`: a team's conversation. */
export default function ChatPage() {
  return (
    <TeamFrame tab="chat" fullHeight>
      {(team) => <Conversation key={team.id} team={team} />}
    </TeamFrame>
  );
}

/** The message that an address names, or null. */
function messageIn(search: URLSearchParams): number | null {
  const seq = Number(search.get("message"));
  return Number.isInteger(seq) && seq > 0 ? seq : null;
}

function Conversation({ team }: { team: Team }) {
  const [search] = useSearchParams();
  useKeyboardRoom();
  return (
    <section className="flex min-h-0 flex-1 flex-col">
      <Talk team={team} at={messageIn(search)} />
    </section>
  );
}
