import { collectPages } from "#features/publicpages/queries.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** Which pages a member opened to everybody. */
export const publicPagesPersonal = ({ db }: Platform): PersonalData => ({
  async *collect(memberId) {
    yield jsonFile("public-pages.json", await collectPages(db, memberId));
  },
});
