import type { FastifyRequest } from "fastify";
import { Fail } from "#features/analytics/errors.ts";
import { type Agent, agentOf } from "#features/analytics/ingest/agent.ts";
import type { Ingest } from "#features/analytics/ingest/ingest.ts";
import type { SessionRef, ViewRef } from "#features/analytics/ingest/tokens.ts";
import { addressOf } from "#platform/http/limits.ts";

/** Who tells something. */
export type Caller = { viewerId: string | null; address: string; agentText: string; agent: Agent };

/** Reads who calls. Throws bot_refused for what is no person's browser. */
export function callerOf(request: FastifyRequest): Caller {
  const agentText = request.headers["user-agent"] ?? "";
  const agent = agentOf(agentText);
  if (agent.bot) throw new Fail("bot_refused");
  const viewerId = request.viewer && !request.viewer.banned ? request.viewer.id : null;
  return { viewerId, address: addressOf(request), agentText, agent };
}

/** Throws tracking_refused where the browser asks not to be tracked: Do Not Track, or Global Privacy Control. */
function refuseUntracked({ headers }: Pick<FastifyRequest, "headers">): void {
  if (headers["dnt"] === "1" || headers["sec-gpc"] === "1") throw new Fail("tracking_refused");
}

/** The caller of a tracking route: neither a bot nor a client that asks not to be tracked. */
export function trackedCaller(request: FastifyRequest): Caller {
  refuseUntracked(request);
  return callerOf(request);
}

/** A session of this caller's own. Throws session_unknown for any other. */
export function ownSession({ tokens }: Ingest, caller: Caller, token: string): SessionRef {
  const found = tokens.readSession(token, caller.viewerId);
  if (!found) throw new Fail("session_unknown");
  return found;
}
/** The same of a page view. */
export function ownView({ tokens }: Ingest, caller: Caller, token: string): ViewRef {
  const found = tokens.readView(token, caller.viewerId);
  if (!found) throw new Fail("session_unknown");
  return found;
}
