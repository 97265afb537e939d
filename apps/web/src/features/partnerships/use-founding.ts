import type { Path } from "@kompagnon/contract/partnerships/model.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { useNavigate } from "react-router";
import { usePathChange } from "./api.ts";

/** Trial projects that a team can come from. */
const TRIED: ReadonlySet<string> = new Set(["running", "debrief", "done"]);

/** Says that one would like to found a team with the other, once, and leads to where it is founded. */
export function useFounding({ chat_id: chatId, i_want_team: said, trial }: Path) {
  const navigate = useNavigate();
  const end = usePathChange("POST /api/paths/{id}/end", chatId);
  const found = async () => {
    if (!said) await end.mutateAsync({ params: { id: chatId }, body: { choice: "team" } });
    const tried = trial && TRIED.has(trial.status);
    void navigate(tried ? teamsPaths.found("trial", trial.id) : teamsPaths.found("match", chatId));
  };
  return { found, failure: end.error?.message, busy: end.isPending };
}
