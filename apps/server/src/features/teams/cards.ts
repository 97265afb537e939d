import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";

/** People as a team shows them. */
export type Cards = {
  /** The card of a member, or a placeholder for an erased one. */
  of: (id: string) => MemberCard;
  /** The same; null for null. */
  orNull: (id: string | null) => MemberCard | null;
};

/** Looks people up, each once. */
export async function cardsOf(db: Queryable, ids: readonly (string | null)[]): Promise<Cards> {
  const found = await memberCards(
    db,
    ids.flatMap((id) => id ?? []),
  );
  const of = (id: string): MemberCard =>
    found.get(id) ?? { id, username: "user", avatar_url: null, verified: false };
  return { of, orNull: (id) => (id === null ? null : of(id)) };
}
