import { ADULT_AGE } from "@kompagnon/contract/profiles/rules.ts";
import type { PublicPage } from "@kompagnon/contract/publicpages/endpoints.ts";
import { type PublicKind, publicPagesPaths } from "@kompagnon/contract/publicpages/rules.ts";
import { isConfirmed } from "#features/accounts/public.ts";
import { Fail } from "#features/publicpages/cards.ts";
import { closePage, findSwitch, openPage } from "#features/publicpages/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { isGone } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

/** What a page is about. */
type Subject = { kind: PublicKind; id: string };

/** What a page of each kind points to. */
const TABLES = { member: "members", group: "groups", job: "job_posts" } as const;

/** Whether a member is old enough for a public page: a member without an age counts as a child, as in the deck. */
const isOldEnough = (age: number | null): boolean => age !== null && age >= ADULT_AGE;

/** The switch of the member's own card, group or job. Throws not_found for one of another member. */
export async function pageOf(db: Queryable, memberId: string, { kind, id }: Subject): Promise<PublicPage> {
  const found = await findSwitch(db, kind, id, memberId);
  if (!found) throw new Fail("not_found");
  const path = kind === "member" ? publicPagesPaths.member(found.name ?? "user") : publicPagesPaths[kind](id);
  return { open: found.open, live: found.open && found.fit, path };
}

/**
 * Opens a page to everybody or takes it away; both at once, and as often as one likes. What was open may be closed always.
 * Throws not_found, email_unconfirmed, public_page_age, public_page_private.
 */
export async function setPage(
  { db }: Pick<Platform, "db">,
  memberId: string,
  subject: Subject,
  open: boolean,
): Promise<PublicPage> {
  const { kind, id } = subject;
  const found = await findSwitch(db, kind, id, memberId);
  if (!found) throw new Fail("not_found");
  if (open && !found.open) {
    if (!(await isConfirmed(db, memberId))) throw new Fail("email_unconfirmed");
    if (!isOldEnough(found.age)) throw new Fail("public_page_age");
    if (found.private) throw new Fail("public_page_private");
    await openPage(db, newId(), kind, id).catch((error) => {
      throw isGone(error, `public_pages_${kind}_id_${TABLES[kind]}_id_fk`) ? new Fail("not_found") : error;
    });
  }
  if (!open) await closePage(db, kind, id);
  return pageOf(db, memberId, subject);
}
