import type { publicpages } from "@kompagnon/contract/publicpages/endpoints.ts";
import type { PublicKind } from "@kompagnon/contract/publicpages/rules.ts";
import { nameKeysOf } from "@kompagnon/contract/wire/mentions.ts";
import { id as idShape } from "@kompagnon/contract/wire/model.ts";
import { isBlocked } from "#features/profiles/public.ts";
import {
  findGroupCard,
  findJobCard,
  findMemberCard,
  type GroupCard,
  type JobCard,
  type MemberCard,
} from "#features/publicpages/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of public pages declares. */
export const Fail = failOf<typeof publicpages.endpoints>();
export type Fail = InstanceType<typeof Fail>;

/** Something with an open page, and what the page says. */
export type Card =
  | { kind: "member"; about: MemberCard }
  | { kind: "group"; about: GroupCard }
  | { kind: "job"; about: JobCard };

async function findCard(db: Queryable, kind: PublicKind, key: string): Promise<Card | null> {
  if (kind === "member") {
    const about = await findMemberCard(db, nameKeysOf([key]));
    return about && { kind, about };
  }
  if (!idShape.safeParse(key).success) return null;
  if (kind === "group") {
    const about = await findGroupCard(db, key);
    return about && { kind, about };
  }
  const about = await findJobCard(db, key);
  return about && { kind, about };
}

/** The member that a page is about; null for a group. */
const behind = (card: Card): string | null => {
  if (card.kind === "member") return card.about.id;
  if (card.kind === "job") return card.about.authorId;
  return null;
};

/**
 * The content of a public page: a member by name, a group or a job by id. A signed-in viewer finds nothing across a block, as
 * everywhere. Throws not_found.
 */
export async function openCard(
  db: Queryable,
  viewer: { id: string } | null,
  kind: PublicKind,
  key: string,
): Promise<Card> {
  const card = await findCard(db, kind, key);
  const whose = card && behind(card);
  const apart = viewer && whose && viewer.id !== whose && (await isBlocked(db, viewer.id, whose));
  if (!card || apart) throw new Fail("not_found");
  return card;
}
