import { ApiError, call } from "#platform/call.ts";
import { query, queryClient } from "#platform/queries.ts";
import { refreshSession } from "#platform/session.ts";
import { type Draft, type Problems, profileChange, recordChange, type Values } from "./draft.ts";

export const profileQuery = (userId: string) => query("GET /api/profiles/{userId}", { params: { userId } });
/** The member's onboarding record. */
export const recordQuery = (userId: string) =>
  query("GET /api/profiles/{userId}/onboarding", { params: { userId } });

/** Saves what was changed of the profile; it shows at once. Throws ApiError. */
export async function saveProfile(userId: string, changes: Draft): Promise<void> {
  const profile = profileChange(changes);
  if (!profile) return;
  const saved = await call("PATCH /api/profiles/{userId}", { params: { userId }, body: profile });
  queryClient.setQueryData(profileQuery(userId).queryKey, saved);
  // The name is in the shell as well; a later update of it does not fail this save.
  if (profile.username !== undefined) void refreshSession();
}

/** Saves what was changed of the choices; it shows at once. Throws ApiError. */
export async function saveRecord(userId: string, changes: Draft): Promise<void> {
  const record = recordChange(changes);
  if (!record) return;
  const saved = await call("PUT /api/profiles/{userId}/onboarding", { params: { userId }, body: record });
  queryClient.setQueryData(recordQuery(userId).queryKey, saved);
  // The profile repeats the choices, and the deck depends on them.
  void queryClient.invalidateQueries({ queryKey: profileQuery(userId).queryKey });
  void queryClient.invalidateQueries({ queryKey: ["GET /api/matching/status"] });
}

/** The choices that a failed save leaves as they were (spec: account, section 8). */
export function unsavedIn({ models, skills, goal }: Draft): Problems {
  return {
    ...(models && ({ models: "unsaved" } as const)),
    ...(skills && ({ skills: "unsaved" } as const)),
    ...(goal !== undefined && ({ goal: "unsaved" } as const)),
  };
}

const FIELD_OF: Readonly<Record<string, keyof Values>> = {
  username: "username",
  age: "age",
  location: "location",
  bio: "bio",
  business_idea: "idea",
  target: "target",
  business_models: "models",
  skills: "skills",
  goals: "goal",
  jobs: "jobs",
  newsletter: "newsletter",
};

/** The fields that a refusal names, each with what is wrong; empty when it names none. */
export function problemsIn(failure: unknown): Problems {
  if (!(failure instanceof ApiError)) return {};
  const problems: Problems = {};
  if (failure.code === "username_taken") problems.username = "username_taken";
  for (const { field, code } of failure.details) {
    const name = FIELD_OF[field.split(".")[0] ?? ""];
    if (!name) continue;
    if (name === "username") problems.username = "username_invalid";
    else if (name === "age") problems.age = code === "age_locked" ? code : "invalid_age";
    else if (name === "bio") problems.bio = "bio_too_long";
    else problems[name] = code === "too_big" ? "too_long" : "refused";
  }
  return problems;
}
