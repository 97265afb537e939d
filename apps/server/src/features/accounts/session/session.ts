import { COOKIES } from "@kompagnon/contract/site/kept.ts";
import { deleteSessionsOf } from "#features/accounts/security/security-queries.ts";
import { recordSecurityEvent } from "#features/accounts/security-log/security-log.ts";
import {
  deleteSessionOf,
  findSession,
  findSessionOwner,
  insertSession,
  setSessionToken,
  touchSession,
} from "#features/accounts/session/session-queries.ts";
import type { Database, Queryable, Tx } from "#platform/db/database.ts";
import type { FindViewer, Viewer } from "#platform/http/viewer.ts";
import { newId } from "#platform/id.ts";
import type { Log } from "#platform/log.ts";
import type { Platform } from "#platform/platform.ts";
import { hashToken, randomToken } from "#platform/secrets.ts";

/** A session ends this long after it was last used … */
const SESSION_DAYS = COOKIES.sid.idle;
/** … and this long after it began, however much it is used. Its cookie lives as long. */
const SESSION_DAYS_MAX = COOKIES.sid.days;

type Sign = { name: string; sign: RegExp };
/** Most say that they are Chrome and Safari as well: the first that fits is meant. */
const BROWSERS: readonly Sign[] = [
  { name: "Edge", sign: /Edg\// },
  { name: "Opera", sign: /OPR\// },
  { name: "Firefox", sign: /Firefox\// },
  { name: "Chrome", sign: /Chrome\// },
  { name: "Safari", sign: /Safari\// },
];
const SYSTEMS: readonly Sign[] = [
  { name: "iOS", sign: /iPhone|iPad/ },
  { name: "Android", sign: /Android/ },
  { name: "Windows", sign: /Windows/ },
  { name: "macOS", sign: /Mac OS X/ },
  { name: "Linux", sign: /Linux/ },
];

/** What a browser says it is, shortened to what a person recognises: "Firefox · Windows". */
export function describeDevice(userAgent: string | undefined): string {
  const agent = userAgent ?? "";
  const firstIn = (known: readonly Sign[]) => known.find(({ sign }) => sign.test(agent))?.name;
  return [firstIn(BROWSERS), firstIn(SYSTEMS)].filter(Boolean).join(" · ") || agent.slice(0, 40) || "?";
}

/** Starts a session and answers its cookie's value. Always a fresh one: an old cookie is never taken over. */
export async function startSession(
  db: Queryable,
  memberId: string,
  device: string,
  { barred = false, confirmed = false } = {},
): Promise<string> {
  const token = randomToken();
  await insertSession(db, {
    id: newId(),
    tokenHash: hashToken(token),
    memberId,
    device,
    days: SESSION_DAYS,
    barred,
    confirmed,
  });
  return token;
}

/**
 * Replaces a session's cookie when its member's credentials have changed, so that a copied cookie is worthless. Answers the new
 * cookie's value.
 */
export async function rotateSession(
  { live }: Pick<Platform, "live">,
  tx: Tx,
  viewer: Viewer,
): Promise<string> {
  const token = randomToken();
  await setSessionToken(tx, viewer.sessionId, hashToken(token));
  // No process goes on trusting the old one.
  live.memberChanged(tx, viewer.id);
  return token;
}

/** Signs all devices of a member out but one, their live streams included; answers how many. */
export async function endDevices(
  platform: Pick<Platform, "live" | "log">,
  tx: Tx,
  {
    memberId,
    reason,
    except = null,
  }: {
    memberId: string;
    reason: "signed_out" | "password_changed" | "deleted";
    except?: string | null | undefined;
  },
): Promise<number> {
  const ended = await deleteSessionsOf(tx, memberId, except);
  if (ended > 0) {
    await platform.live.endSessions(tx, memberId, { reason, ...(except && { except }) });
    await recordSecurityEvent(platform, tx, { type: "devices_signed_out", memberId });
  }
  return ended;
}

/** Signs one device of a member out, its live streams included; false if it is not theirs. */
export async function endDevice(
  platform: Pick<Platform, "db" | "live" | "log">,
  memberId: string,
  sessionId: string,
): Promise<boolean> {
  return platform.db.transaction(async (tx) => {
    const { rowCount } = await deleteSessionOf(tx, memberId, sessionId);
    if (rowCount === 0) return false;
    await platform.live.endSessions(tx, memberId, { reason: "signed_out", sessionIds: [sessionId] });
    await recordSecurityEvent(platform, tx, { type: "signed_out", memberId });
    return true;
  });
}

/** Ends the session of a cookie, if there is one, its live streams included. */
export async function endSession(
  platform: Pick<Platform, "db" | "live" | "log">,
  token: string,
): Promise<void> {
  const found = await findSessionOwner(platform.db, hashToken(token));
  if (found) await endDevice(platform, found.member_id, found.id);
}

/** Finds viewers by their session cookie and notes, at most once a minute, that they are here. */
export function viewerFinder(db: Database, log: Log): FindViewer {
  return async (cookie) => {
    if (cookie.length > 100) return null;
    const found = await findSession(db, hashToken(cookie));
    if (!found) return null;
    if (found.stale)
      touchSession(db, found.viewer.sessionId, { idle: SESSION_DAYS, whole: SESSION_DAYS_MAX }).catch(
        (error: unknown) => log.warn({ err: error }, "last seen not noted"),
      );
    return found.viewer;
  };
}
