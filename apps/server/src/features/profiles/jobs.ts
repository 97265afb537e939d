import { collectProfile, findProfiles } from "#features/profiles/queries.ts";
import { jsonFile } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers what the profiles feature knows about a member. */
export function profilesPersonal({ personal, db, storage }: Platform): void {
  const avatarOf = async (tx: Parameters<typeof findProfiles>[0], memberId: string) =>
    (await findProfiles(tx, [memberId]))[0]?.avatar ?? null;
  personal.add({
    async *collect(memberId) {
      yield jsonFile("profile.json", await collectProfile(db, memberId));
      const avatar = await avatarOf(db, memberId);
      const picture = avatar && (await storage.get(avatar));
      if (picture) yield { path: "avatar.webp", content: picture };
    },
    files: async (tx, memberId) => {
      const avatar = await avatarOf(tx, memberId);
      return avatar ? [avatar] : [];
    },
  });
}
