import { collectMatching, withdrawLikes } from "#features/matching/personal/personal-queries.ts";
import { findMatchingProfile } from "#features/matching/queries.ts";
import { jsonFile, type PersonalData, storedFile } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What matching holds about a member. */
export const matchingPersonal = ({ db, storage }: Platform): PersonalData => ({
  async *collect(memberId) {
    yield jsonFile("matching.json", await collectMatching(db, memberId));
    const { picture } = await findMatchingProfile(db, memberId);
    yield* storedFile(storage, "matching-picture.webp", picture);
  },
  files: async (tx, memberId) => {
    const { picture } = await findMatchingProfile(tx, memberId);
    return picture ? [picture] : [];
  },
  erase: { after: [], run: withdrawLikes },
});
