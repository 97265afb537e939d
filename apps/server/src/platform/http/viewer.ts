import { SECOND_FACTOR_LEVEL, STEP_UP_LEVEL, STEP_UP_MINUTES } from "@kompagnon/contract/accounts/rules.ts";
import type { Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import { bannedFail, Fail } from "#platform/errors.ts";

/** Who calls: what one prepared query tells about a session. The session says who; client-supplied ids never do. */
export type Viewer = {
  id: string;
  sessionId: string;
  email: string;
  adminLevel: number;
  /** What they may use: one function decides (`plan_of`). */
  plan: "free" | "test" | "premium";
  /** Whether premium is paid for: the caps of free members hold in the test version as well. */
  premium: boolean;
  /** Whether they have a second factor or a passkey; told of those who must have one. */
  secondFactor: boolean;
  /** When they last showed one in this session. */
  confirmedAt: Date | null;
  /** Set while banned: every route but signing out refuses. */
  banned: { reason: string; until: Date | null } | null;
};

/** Finds the viewer of a session cookie's value; null without a valid session. */
export type FindViewer = (cookie: string) => Promise<Viewer | null>;

declare module "fastify" {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

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
