import { tidyEmail } from "@kompagnon/contract/accounts/rules.ts";
import type {
  SecurityDetail,
  SecurityEvent,
  SecurityEventType,
} from "@kompagnon/contract/accounts/security-log.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { findCredentials } from "#features/accounts/queries.ts";
import {
  insertSecurityEvent,
  listSecurityEvents,
} from "#features/accounts/security-log/security-log-queries.ts";
import { findPending } from "#features/accounts/session/session-queries.ts";
import { memberCards, profileOf } from "#features/profiles/public.ts";
import { csvFile } from "#platform/csv.ts";
import type { Queryable } from "#platform/db/database.ts";
import { Fail } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { hashToken } from "#platform/secrets.ts";

/** An event as it is recorded. */
export type NewSecurityEvent = {
  type: SecurityEventType;
  /** Whose account it is about; null where there is none such. */
  memberId: string | null;
  /** The member who caused it, if not the account's own. */
  actorId?: string;
  detail?: SecurityDetail;
};

/**
 * Writes an event into the security log, and a line into the process's log (security: 27): ids and words of ours alone. As
 * part of a transaction where there is one, so that what is undone is not told.
 */
export async function recordSecurityEvent(
  { log }: { log: Pick<Platform["log"], "info"> },
  db: Queryable,
  { type, memberId, actorId, detail = {} }: NewSecurityEvent,
): Promise<void> {
  await insertSecurityEvent(db, { id: newId(), type, memberId, actorId: actorId ?? null, detail });
  log.info(
    { security: type, member: memberId, ...(actorId && { actor: actorId }), ...detail },
    "security event",
  );
}

type Query = {
  limit: number;
  cursor?: string | undefined;
  type?: SecurityEventType | undefined;
  member?: string | undefined;
};

/** A page of the security log, the newest first. */
export async function securityLogOf(
  { db }: Pick<Platform, "db">,
  { limit, cursor, type, member }: Query,
): Promise<{ items: SecurityEvent[]; next_cursor: string | null }> {
  const rows = await listSecurityEvents(db, limit + 1, {
    before: cursor ? decodeCursor(cursor).id : null,
    type: type ?? null,
    memberId: member ?? null,
  });
  const { shown, next_cursor } = pageOf(rows, limit, encodeCursor);
  const ids = shown.flatMap(({ memberId, actorId }) => [memberId, actorId]).filter((id) => id !== null);
  const cards = await memberCards(db, ids);
  const nameOf = (id: string | null) => (id && cards.get(id)?.username) || null;
  return {
    items: shown.map(({ id, at, type: kind, memberId, actorId, detail }) => ({
      id,
      at: at.toISOString(),
      type: kind,
      detail,
      member_id: memberId,
      member_name: nameOf(memberId),
      actor_id: actorId,
      actor_name: nameOf(actorId),
    })),
    next_cursor,
  };
}

/** Maximum number of entries in an export, and how many are read at a time. */
const EXPORTED_MAX = 10_000;
const EXPORTED_AT_ONCE = 500;

/** Exports the newest entries of the security log as a file, and records the export. */
export async function securityFile(
  platform: Pick<Platform, "db" | "log">,
  actorId: string,
  filter: Pick<Query, "type" | "member">,
) {
  await recordSecurityEvent(platform, platform.db, { type: "log_exported", memberId: actorId });
  const { language } = await profileOf(platform.db, actorId);
  return csvFile(
    {
      head: [
        "at",
        "type",
        "member_id",
        "member",
        "actor_id",
        "actor",
        "method",
        "route",
        "code",
        "level_before",
        "level_after",
      ],
      max: EXPORTED_MAX,
      language,
    },
    (cursor) => securityLogOf(platform, { ...filter, limit: EXPORTED_AT_ONCE, ...(cursor && { cursor }) }),
    ({ at, type, member_id, member_name, actor_id, actor_name, detail }) => [
      at,
      type,
      member_id,
      member_name,
      actor_id,
      actor_name,
      detail.method,
      detail.route,
      detail.code,
      detail.level_before,
      detail.level_after,
    ],
  );
}

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
    const refusal = url.startsWith("/api/") ? REFUSALS[failure.code] : undefined;
    const type = isStaff ? "admin_refused" : refusal;
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
