import { matchingPaths } from "@kompagnon/contract/matching/paths.ts";
import type { PathAhead } from "@kompagnon/contract/partnerships/model.ts";
import { partnershipsPaths } from "@kompagnon/contract/partnerships/paths.ts";
import type { Quest } from "@kompagnon/contract/quest/model.ts";
import { type MatchingStatus, stageOf } from "#features/matching/public.ts";
import { isOpen, progressOf } from "#features/quest/public.ts";

type QuestStep = NonNullable<ReturnType<typeof progressOf>["next"]>;
/** The one thing to do next. */
export type NextStep =
  | { kind: "path"; to: string; name: string; step: PathAhead["step"] }
  | { kind: "setup"; to: string; missing: "details" | "picture" }
  | { kind: "first_deal"; to: string; waiting: number }
  | { kind: "quest"; to: string; key: QuestStep["key"] };

/**
 * The next step. A member with a match continues with it, which is the purpose of the product. Before that comes finding people,
 * then the steps of the quest. Members who are too young to match, or have no age on record, continue with the quest. Null:
 * everything is started.
 */
export function nextStepOf(
  status: Pick<MatchingStatus, "allowed" | "needs" | "viewed_profiles" | "remaining_profiles"> | undefined,
  quest: Quest | undefined,
  ahead: PathAhead | null | undefined,
): NextStep | null {
  if (ahead) {
    const { chat_id: chatId, other, step } = ahead;
    return { kind: "path", to: partnershipsPaths.path(chatId), name: other.username, step };
  }
  if (status && !status.allowed && !status.needs.includes("age")) {
    const missing = status.needs.some((need) => need !== "picture") ? "details" : "picture";
    return { kind: "setup", to: matchingPaths.setup, missing };
  }
  if (status?.allowed && stageOf(status) === "new")
    return { kind: "first_deal", to: matchingPaths.deck, waiting: status.remaining_profiles };
  const next = isOpen(quest) ? progressOf(quest).next : undefined;
  return next ? { kind: "quest", to: next.to, key: next.key } : null;
}
