import { TASK_TEXT_MAX } from "@kompagnon/contract/teams/rules.ts";
import type { OpenDocument } from "#features/documents/public.ts";
import { toHex } from "#platform/bytes.ts";
import { ApiError, call, type Out } from "#platform/call.ts";
import type { Card } from "../model/card.ts";
import type { Status } from "../model/kinds.ts";
import { cardAt, changeCard } from "../model/plan-doc.ts";

/** A team that cards can be sent to. */
export type Team = Out<"GET /api/teams/mine">["items"][number];

/** What a status is called among tasks of teams. */
const TASK_STATUS = {
  open: "open",
  active: "in_progress",
  done: "done",
  dropped: "cancelled",
} as const satisfies Record<Status, string>;

/** What refuses one card and says nothing about the next. */
const OF_ONE_CARD = new Set(["invalid_input", "not_in_team", "not_found"]);

/** The same card of the same plan has the same id for every sender and device: its team makes one task of it. */
async function clientIdOf(planId: string, cardId: string): Promise<string> {
  const text = new TextEncoder().encode(`kompagnon-plan-task ${planId} ${cardId}`);
  const hex = toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", text)));
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/**
 * Makes a task of a team out of each card, one after the other, and notes on the card where it is now; cards that were sent
 * before are left out. Answers what was refused, by card. Where what refused one holds for all, the rest is not asked.
 */
export async function sendCards(
  { id: planId, doc }: Pick<OpenDocument, "id" | "doc">,
  cards: readonly Card[],
  team: Team,
  titleOf: (card: Card) => string,
): Promise<ReadonlyMap<string, ApiError>> {
  const refused = new Map<string, ApiError>();
  for (const { id } of cards) {
    // The current card: another member may have edited or sent it meanwhile.
    const card = cardAt(doc, id);
    if (!card || card.sent) continue;
    try {
      const task = await call("POST /api/teams/{id}/tasks", {
        params: { id: team.id },
        body: {
          client_id: await clientIdOf(planId, id),
          title: titleOf(card),
          description: card.text.slice(0, TASK_TEXT_MAX),
          status: TASK_STATUS[card.status],
          assignees: team.members.flatMap((one) => (one.id === card.owner ? [one.id] : [])),
          due_at: card.due || null,
        },
      });
      changeCard(doc, id, { sent: { team: team.id, task: task.id } });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      refused.set(id, failure);
      if (!OF_ONE_CARD.has(failure.code)) return refused;
    }
  }
  return refused;
}
