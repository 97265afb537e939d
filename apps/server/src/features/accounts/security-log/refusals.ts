import { tidyEmail } from "@kompagnon/contract/accounts/rules.ts";
import type { SecurityEventType } from "@kompagnon/contract/accounts/security-log.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { findCredentials } from "#features/accounts/queries.ts";
import { recordSecurityEvent } from "#features/accounts/security-log/security-log.ts";
import { findPending } from "#features/accounts/session/session-queries.ts";
import { Fail } from "#platform/errors.ts";
import type { Platform } from "#platform/platform.ts";
import { hashToken } from "#platform/secrets.ts";

/** The type of security event that each refused sign-in is recorded as, by its code. */
const REFUSALS: Readonly<Record<string, SecurityEventType>> = {
  wrong_credentials: "sign_in_refused",
  suspicious_input: "sign_in_refused",
  passkey_invalid: "sign_in_refused",
  too_many_attempts: "sign_in_locked",
  too_many_strangers: "sign_in_locked",
  wrong_password: "password_refused",
  invalid_totp: "second_factor_refused",
};
/** More than a sign-in that waits lives through. */
const ANY_FAILURES = 1_000;
/** Refusals of what asks for a level. */
const STAFF: ReadonlySet<string> = new Set(["forbidden", "second_factor_required", "step_up_required"]);

/** The member whose account a request is about: the signed-in one, or the one named by address or by a pending sign-in. */
async function memberMeant({ db }: Platform, { viewer, body }: FastifyRequest): Promise<string | null> {
  if (viewer) return viewer.id;
  const { email, pending_token: token } = (body ?? {}) as { email?: unknown; pending_token?: unknown }; // checked below
  if (typeof token === "string") return (await findPending(db, hashToken(token), ANY_FAILURES))?.id ?? null;
  return typeof email === "string" ? ((await findCredentials(db, tidyEmail(email)))?.id ?? null) : null;
}

/**
 * Records refused sign-ins and refused staff requests (security: 27). After the response, so that its duration does not reveal
 * whether an account exists.
 */
export function recordRefusals(app: FastifyInstance, platform: Platform): void {
  const refused = new WeakMap<FastifyRequest, Fail>();
  app.addHook("onError", async (request, _reply, error) => {
    if (error instanceof Fail) refused.set(request, error);
  });
  const record = async (request: FastifyRequest, failure: Fail) => {
    const { url = "", method, config } = request.routeOptions;
    const access = config.endpoint?.access;
    const isStaff = typeof access === "object" && STAFF.has(failure.code);
    const known = url.startsWith("/api/") ? REFUSALS[failure.code] : undefined;
    const type = isStaff ? "admin_refused" : known;
    if (!type || (isStaff && !request.viewer)) return;
    await recordSecurityEvent(platform, platform.db, {
      type,
      memberId: await memberMeant(platform, request),
      detail: { route: `${String(method)} ${url}`, code: failure.code },
    });
  };
  app.addHook("onResponse", (request, _reply, done) => {
    const failure = refused.get(request);
    if (!failure) return done();
    record(request, failure).then(() => done(), done);
  });
}
