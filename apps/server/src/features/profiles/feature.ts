import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import {
  collectProfile,
  findNamesWithoutForm,
  findProfiles,
  foldNames,
  setNameForm,
  updateProfile,
} from "#features/profiles/queries.ts";
import { profilesRoutes } from "#features/profiles/routes.ts";
import { Fail } from "#features/profiles/service.ts";
import type * as tables from "#features/profiles/tables.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Feature, Reportable } from "#platform/feature.ts";
import { confusableForm } from "#platform/names/names.ts";
import { jsonFile, type PersonalData, storedFile } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

const member: Reportable<"member"> = {
  read: async (db, _viewerId, { id }) => {
    const [profile] = await findProfiles(db, [id]);
    if (!profile || profile.hidden || profile.username === null) throw new Fail("not_found");
    const excerpt = [profile.username, profile.businessIdea, profile.bio].filter(Boolean).join("\n\n");
    return { authorId: profile.id, excerpt };
  },
  // Members are warned or banned, not taken away.
  hide: null,
  show: null,
  remove: null,
  restore: null,
  clear: (_, tx, { subjectId }) => updateProfile(tx, subjectId, { signs: null }),
  address: async (_, { subjectId }) => peoplePaths.member(subjectId),
};

/** What can be reported of profiles. */
const profilesReports = { member };

const avatarOf = async (db: Queryable, memberId: string): Promise<string | null> =>
  (await findProfiles(db, [memberId]))[0]?.avatar ?? null;

/** What the profiles feature holds about a member. */
const profilesPersonal = ({ db, storage }: Platform): PersonalData => ({
  async *collect(memberId) {
    yield jsonFile("profile.json", await collectProfile(db, memberId));
    yield* storedFile(storage, "avatar.webp", await avatarOf(db, memberId));
  },
  files: async (tx, memberId) => {
    const avatar = await avatarOf(tx, memberId);
    return avatar ? [avatar] : [];
  },
});

/** What profiles do by the clock: names from before they were compared by their looks, and folded. */
function profilesJobs({ db, jobs }: Platform): void {
  jobs.repeat("profiles.name-looks", "7 * * * *", async () => {
    await foldNames(db);
    for (const { id, name } of await findNamesWithoutForm(db))
      await setNameForm(db, id, confusableForm(name), name);
  });
}

/** The profiles feature. */
export const profiles = {
  name: "profiles",
  routes: profilesRoutes,
  jobs: profilesJobs,
  data: {
    profiles: { exported: "profile.json", erased: "with the member" },
    blocks: { exported: "profile.json", erased: "with the member" },
  },
  personal: profilesPersonal,
  reports: profilesReports,
} as const satisfies Feature<typeof tables>;
