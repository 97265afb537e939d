import { SECOND_FACTOR_LEVEL, STEP_UP_LEVEL, STEP_UP_MINUTES } from "@kompagnon/contract/accounts/rules.ts";
import type { Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import { bannedFail, Fail } from "#platform/errors.ts";
import type { Viewer } from "#platform/http/viewer.ts";

/** Throws unless this viewer may call what asks for this access; from level 5 on writes want a factor shown lately. */
export function guard(
  { access, stepUp }: Pick<Endpoint, "access" | "stepUp">,
  viewer: Viewer | null,
  writes = false,
): void {
  if (access === "public") return;
  if (!viewer) throw new Fail("unauthenticated");
  if (viewer.banned) throw bannedFail(viewer.banned);
  if (access === "premium" && viewer.plan === "free") throw new Fail("premium_required");
  const level = typeof access === "object" ? access.admin : 0;
  if (viewer.adminLevel < level) throw new Fail("forbidden");
  if (level >= SECOND_FACTOR_LEVEL && !viewer.secondFactor) throw new Fail("second_factor_required");
  if (stepUp || (writes && level >= STEP_UP_LEVEL)) requireStepUp(viewer);
}

/** For what wants a factor shown lately only now and then, such as a ban among a moderator's decisions. Throws step_up_required. */
export function requireStepUp({ confirmedAt }: Pick<Viewer, "confirmedAt">): void {
  if (!confirmedAt || confirmedAt.getTime() < Date.now() - STEP_UP_MINUTES * 60_000)
    throw new Fail("step_up_required");
}
