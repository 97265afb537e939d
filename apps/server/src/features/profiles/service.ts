import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import type { profiles } from "@kompagnon/contract/profiles/endpoints.ts";
import type { profileChange } from "@kompagnon/contract/profiles/model.ts";
import { ADULT_AGE } from "@kompagnon/contract/profiles/rules.ts";
import { fold } from "@kompagnon/contract/search/fold.ts";
import type { z } from "zod";
import { recordSuspicion, scamSigns } from "#features/moderation/public.ts";
import {
  deleteBlock,
  findProfiles,
  insertBlock,
  isBlocked,
  isNameTaken,
  lockAge,
  lockAvatar,
  lockBlocks,
  type Profile,
  type ProfileChange,
  updateProfile,
} from "#features/profiles/queries.ts";
import { verifiedAge } from "#features/verification/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { failOf, isTaken } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import { takePicture } from "#platform/images.ts";
import { rewriteName } from "#platform/live/forget.ts";
import { confusableForm, isReserved } from "#platform/names/names.ts";
import { AVATAR } from "#platform/pictures/picture-rules.ts";
import type { Platform } from "#platform/platform.ts";
import { dropAfter, removeFiles } from "#platform/storage/removal.ts";

/** A refusal with a code that an endpoint of profiles declares. */
export const Fail = failOf<typeof profiles.endpoints>();
export type Fail = InstanceType<typeof Fail>;

/** An age as it stands: who has none may give any. */
type AgeState = { age: number | null; inWizard: boolean };

/**
 * Whether a member may change their age to `next` by themselves: never remove it or raise it to 16 or above, which protects
 * minors, and only upwards after the wizard, in which a typo can still be corrected (product: people and accounts).
 */
function mayChangeAge({ age, inWizard }: AgeState, next: number | null): boolean {
  if (age === null || next === age) return true;
  if (next === null || (age < ADULT_AGE && next >= ADULT_AGE)) return false;
  return inWizard || next > age;
}

/**
 * Refuses a change of the member's own age that needs a review. With a verified document, the age of that document is the only
 * one that they may set. Throws age_locked.
 */
async function refuseAge(
  { config }: Pick<Platform, "config">,
  tx: Tx,
  memberId: string,
  next: number | null,
): Promise<void> {
  const state = await lockAge(tx, memberId);
  if (!state || next === state.age) return;
  const verified = await verifiedAge(tx, config, memberId);
  if (verified === null ? !mayChangeAge(state, next) : next !== verified)
    throw new Fail("age_locked", { details: [{ field: "age", code: "age_locked" }] });
}

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** Something of a member's profile or onboarding record changed. */
    "profile.changed": { memberId: string };
    /** A member blocked or unblocked another one. */
    "block.changed": { blocker: string; blocked: string; on: boolean };
  }
}

/** The address of a stored picture. */
export const fileUrl = (key: string | null): string | null => (key ? `/api/files/${key}` : null);
/** How names are compared: names that every search takes for the same are the same. */
const nameKey = (name: string): string => fold(name);

/** One's own profile, or that of a member one may see: blocked, hidden or unfinished members answer not_found. */
export async function viewProfile(db: Queryable, viewerId: string, id: string): Promise<Profile> {
  const [profile] = await findProfiles(db, [id]);
  if (!profile) throw new Fail("not_found");
  if (id === viewerId) return profile;
  if (profile.hidden || profile.username === null || (await isBlocked(db, viewerId, id)))
    throw new Fail("not_found");
  return profile;
}

/** Tells everybody who listens that something about how a member is seen has changed. */
export const publishProfileChanged = (
  { domainEvents }: Pick<Platform, "domainEvents">,
  tx: Tx,
  memberId: string,
) => domainEvents.publish(tx, "profile.changed", { memberId });

/** What others read of a profile. */
const WORDS = ["bio", "businessIdea", "target"] as const;
const SHOWN = ["username", ...WORDS] as const;

/**
 * What a profile's words have of a scam after a change, told to moderators if something; nothing where they stay as they
 * were, for moderators may have let them stand.
 */
async function signsOf(
  platform: Pick<Platform, "live">,
  tx: Tx,
  before: Profile,
  change: ProfileChange,
): Promise<{ signs?: readonly ScamSign[] | null }> {
  const after = WORDS.map((key) => `${change[key] ?? before[key]}`);
  if (WORDS.every((key, at) => before[key] === after[at])) return {};
  const text = [`${change.username ?? before.username ?? ""}`, ...after].filter(Boolean).join("\n\n");
  const signs = scamSigns(after.join("\n"));
  await recordSuspicion(platform, tx, { kind: "member", id: before.id, authorId: before.id, text, signs });
  return { signs: signs.length > 0 ? signs : null };
}

/** Changes a profile in the caller's transaction and tells everybody who listens. */
export async function changeProfileIn(
  platform: Pick<Platform, "domainEvents" | "live">,
  tx: Tx,
  memberId: string,
  change: ProfileChange,
): Promise<void> {
  const [before] = SHOWN.some((key) => change[key] !== undefined) ? await findProfiles(tx, [memberId]) : [];
  await updateProfile(tx, memberId, {
    ...change,
    ...(before && (await signsOf(platform, tx, before, change))),
  });
  if (typeof change.username === "string" && before?.username && before.username !== change.username)
    await rewriteName(tx, memberId, before.username, change.username);
  await publishProfileChanged(platform, tx, memberId);
}

const usernameTaken = () =>
  new Fail("username_taken", { details: [{ field: "username", code: "username_taken" }] });

/** A member's own change of their profile, told to everybody who listens, in one transaction. Throws username_taken, age_locked. */
export async function changeProfile(
  platform: Platform,
  memberId: string,
  { age, ...change }: ProfileChange & { age?: number | null | undefined },
): Promise<void> {
  if (typeof change.username === "string" && isReserved(change.username, platform.config.name))
    throw usernameTaken();
  try {
    await platform.db.transaction(async (tx) => {
      if (age !== undefined) await refuseAge(platform, tx, memberId, age);
      await changeProfileIn(platform, tx, memberId, { ...change, age });
    });
  } catch (error) {
    throw isTaken(error, "profiles_username_key") || isTaken(error, "profiles_username_looks")
      ? usernameTaken()
      : error;
  }
}

const namesOf = (username: string) => ({
  username,
  usernameKey: nameKey(username),
  usernameLooks: confusableForm(username),
});

/** The wire's change of a profile as columns. */
export const asColumns = (change: z.output<typeof profileChange>) => ({
  age: change.age,
  language: change.language,
  bio: change.bio,
  businessIdea: change.business_idea,
  location: change.location,
  target: change.target,
  ...(change.username !== undefined && namesOf(change.username)),
});

/** Whether a well-formed name is free; one's own is. */
export const isNameFree = async (
  { db, config }: Pick<Platform, "db" | "config">,
  memberId: string,
  name: string,
): Promise<boolean> =>
  !isReserved(name, config.name) &&
  !(await isNameTaken(db, { key: nameKey(name), looks: confusableForm(name), exceptId: memberId }));

/** Throws invalid_input unless it is the address of the picture a member has: others are uploaded, not named. */
export async function requireOwnAvatar(db: Queryable, memberId: string, address: string): Promise<void> {
  const [profile] = await findProfiles(db, [memberId]);
  if (profile && fileUrl(profile.avatar) === address) return;
  throw new Fail("invalid_input", { details: [{ field: "avatar_path", code: "invalid_value" }] });
}

/** Stores an avatar and removes the one before. */
export async function changeAvatar(platform: Platform, memberId: string, bytes: Buffer): Promise<string> {
  const picture = await takePicture(bytes, AVATAR);
  const key = `avatars/${newId()}.webp`;
  await platform.storage.put(key, picture, "image/webp");
  try {
    await swapAvatar(platform, memberId, key);
  } catch (error) {
    await dropAfter(platform.storage, error, [key]);
    throw error;
  }
  return key;
}

/** Of uploads at the same moment each removes exactly the one before it. */
const swapAvatar = (platform: Platform, memberId: string, key: string | null): Promise<void> =>
  platform.db.transaction(async (tx) => {
    const before = await lockAvatar(tx, memberId);
    if (before === undefined) throw new Fail("unauthenticated");
    await changeProfileIn(platform, tx, memberId, { avatar: key });
    await removeFiles(platform, tx, [before]);
  });

/** Removes one's own avatar. */
export const removeAvatar = (platform: Platform, memberId: string): Promise<void> =>
  swapAvatar(platform, memberId, null);

/** Blocks or unblocks a member and publishes it. Throws not_found for the caller's own id and for an unknown one. */
export async function setBlock(
  { db, domainEvents }: Platform,
  blocker: string,
  blocked: string,
  on: boolean,
): Promise<void> {
  if (blocker === blocked) throw new Fail("not_found");
  await db.transaction(async (tx) => {
    await lockBlocks(tx, blocker, blocked);
    const [other] = await findProfiles(tx, [blocked]);
    if (!other) throw new Fail("not_found");
    const changed = on ? await insertBlock(tx, blocker, blocked) : await deleteBlock(tx, blocker, blocked);
    if (changed) await domainEvents.publish(tx, "block.changed", { blocker, blocked, on });
  });
}
