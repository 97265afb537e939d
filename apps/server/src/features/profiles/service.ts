import type { profileChange } from "@kompagnon/contract/profiles/model.ts";
import type { z } from "zod";
import {
  findProfiles,
  isBlocked,
  isNameTaken,
  type Profile,
  type ProfileChange,
  updateProfile,
} from "#features/profiles/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { Fail, isTaken } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import { takePicture } from "#platform/images.ts";
import type { Platform } from "#platform/platform.ts";

declare module "#platform/facts.ts" {
  interface FactMap {
    /** Something of a member's profile or onboarding record changed. */
    "profile.changed": { memberId: string };
  }
}

/** The address of a stored picture. */
export const fileUrl = (key: string | null): string | null => (key ? `/api/files/${key}` : null);
/** How names are compared: ignoring case. */
export const nameKey = (name: string): string => name.normalize("NFC").toLowerCase();

/** One's own profile, or that of a member one may see: blocked, banned or unfinished members answer not_found. */
export async function viewProfile(db: Queryable, viewerId: string, id: string): Promise<Profile> {
  const [profile] = await findProfiles(db, [id]);
  if (!profile) throw new Fail("not_found");
  if (id === viewerId) return profile;
  if (profile.banned || profile.username === null || (await isBlocked(db, viewerId, id)))
    throw new Fail("not_found");
  return profile;
}

/** Changes a profile and tells everybody who listens, in one transaction. Throws username_taken. */
export async function changeProfile(
  platform: Platform,
  memberId: string,
  change: ProfileChange,
): Promise<void> {
  try {
    await platform.db.transaction(async (tx) => {
      await updateProfile(tx, memberId, change);
      await platform.facts.tell(tx, "profile.changed", { memberId });
    });
  } catch (error) {
    if (isTaken(error, "profiles_username_key"))
      throw new Fail("username_taken", { details: [{ field: "username", code: "username_taken" }] });
    throw error;
  }
}

/** The wire's change of a profile as columns. */
export const asColumns = (change: z.output<typeof profileChange>): ProfileChange => ({
  age: change.age,
  language: change.language,
  bio: change.bio,
  businessIdea: change.business_idea,
  location: change.location,
  target: change.target,
  ...(change.username !== undefined && { username: change.username, usernameKey: nameKey(change.username) }),
});

/** Whether a well-formed name is free; one's own is. */
export const isNameFree = async (db: Queryable, memberId: string, name: string): Promise<boolean> =>
  !(await isNameTaken(db, nameKey(name), memberId));

const AVATAR = { width: 512, height: 512, type: "image/webp", quality: 82 } as const;

/** Stores an avatar and removes the one before. */
export async function changeAvatar(platform: Platform, memberId: string, bytes: Buffer): Promise<string> {
  const picture = await takePicture(bytes, AVATAR);
  const [before] = await findProfiles(platform.db, [memberId]);
  const key = `avatars/${newId()}.webp`;
  await platform.storage.put(key, picture, AVATAR.type);
  await changeProfile(platform, memberId, { avatar: key });
  if (before?.avatar) await platform.storage.drop(before.avatar);
  return key;
}
