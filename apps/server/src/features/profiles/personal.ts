import { collectProfile, findProfiles } from "#features/profiles/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { jsonFile, type PersonalData, storedFile } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

const avatarOf = async (db: Queryable, memberId: string): Promise<string | null> =>
  (await findProfiles(db, [memberId]))[0]?.avatar ?? null;

/** What the profiles feature holds about a member. */
export const profilesPersonal = ({ db, storage }: Platform): PersonalData => ({
  async *collect(memberId) {
    yield jsonFile("profile.json", await collectProfile(db, memberId));
    yield* storedFile(storage, "avatar.webp", await avatarOf(db, memberId));
  },
  files: async (tx, memberId) => {
    const avatar = await avatarOf(tx, memberId);
    return avatar ? [avatar] : [];
  },
});
