import type { invites } from "@kompagnon/contract/invites/endpoints.ts";
import { invitesPaths } from "@kompagnon/contract/invites/paths.ts";
import { sumEarnings } from "#features/invites/earnings/earning-queries.ts";
import {
  countRedemptions,
  findOwnSlug,
  insertLink,
  isNameOfAnother,
  listRedemptions,
} from "#features/invites/links/link-queries.ts";
import { memberCards } from "#features/profiles/public.ts";
import { failOf, isTaken } from "#platform/errors.ts";
import { isReserved } from "#platform/names/names.ts";
import type { Platform } from "#platform/platform.ts";

/** A refusal with a code that an endpoint of invites declares. */
export const Fail = failOf<typeof invites.endpoints>();
export type Fail = InstanceType<typeof Fail>;

/** Slugs are compared ignoring case, because it is lost when a slug is read aloud. */
export const keyOf = (slug: string): string => slug.toLowerCase();
/** Slugs that addresses of ours have in the place of one. */
const OWN_WORDS = new Set(["href", "invite", "login", "null", "undefined"]);
const SHOWN_MAX = 200;

const present = ({ config }: Platform, slug: string) => ({
  slug,
  url: `${config.origin}${invitesPaths.link(slug)}`,
});

/** Makes a member's link. Throws slug_reserved, slug_taken, link_exists. */
export async function makeLink(platform: Platform, memberId: string, slug: string) {
  const key = keyOf(slug);
  if (OWN_WORDS.has(key) || isReserved(slug, platform.config.name)) throw new Fail("slug_reserved");
  if (await isNameOfAnother(platform.db, key, memberId)) throw new Fail("slug_taken");
  try {
    await insertLink(platform.db, memberId, slug, key);
  } catch (error) {
    if (isTaken(error, "member_invites_pkey")) throw new Fail("link_exists");
    if (isTaken(error)) throw new Fail("slug_taken");
    throw error;
  }
  return present(platform, slug);
}

/** A member's link, or none. */
export async function linksOf(platform: Platform, memberId: string) {
  const slug = await findOwnSlug(platform.db, memberId);
  return { items: slug === null ? [] : [present(platform, slug)] };
}

/** Euros as a number, for showing; sums are made of cents. */
export const eurosOf = (cents: number): number => Number((cents / 100).toFixed(2));

/** Statistics of the member's own link. Throws not_found for a link of another member. */
export async function statsOf({ db, payments: { livemode } }: Platform, memberId: string, slug: string) {
  const own = await findOwnSlug(db, memberId);
  if (own === null || keyOf(own) !== keyOf(slug)) throw new Fail("not_found");
  const counts = await countRedemptions(db, memberId, livemode);
  const sums = await sumEarnings(db, memberId, livemode);
  const rows = await listRedemptions(db, memberId, livemode, SHOWN_MAX);
  const cards = await memberCards(
    db,
    rows.map(({ inviteeId }) => inviteeId),
  );
  return {
    total: counts.total,
    premium: counts.premium,
    // The same number as among the earnings: purchases that were reversed count in neither.
    premiumConversions: sums.conversions,
    revenueEUR: eurosOf(counts.revenue),
    earningsEUR: eurosOf(sums.earned),
    redemptions: rows.map(({ inviteeId, at, premium, purchased }) => ({
      name: cards.get(inviteeId)?.username ?? "user",
      at: at.toISOString(),
      is_premium: premium,
      purchased_premium: purchased,
    })),
  };
}
