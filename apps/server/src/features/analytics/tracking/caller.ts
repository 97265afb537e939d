import Bowser from "bowser";
import type { FastifyRequest } from "fastify";
import { isbot } from "isbot";
import { Fail } from "#features/analytics/errors.ts";
import type { Ingest } from "#features/analytics/ingest/ingest.ts";
import type { SessionRef, ViewRef } from "#features/analytics/ingest/tokens.ts";
import { addressOf } from "#platform/http/limits.ts";

const AGENT_MAX = 400;
const AGENTS_MAX = 2_000;
const known = new Map<string, Agent>();

/** What a browser's own name tells. */
type Agent = { bot: boolean; browser: string; os: string };

function read(text: string): Agent {
  if (isbot(text)) return { bot: true, browser: "", os: "" };
  const parsed = Bowser.parse(text);
  return { bot: false, browser: parsed.browser.name ?? "", os: parsed.os.name ?? "" };
}

/** Reads a User-Agent. Without one it is no one's browser; what is longer than any browser's is cut. */
export function agentOf(header: string | undefined): Agent {
  const text = (header ?? "").slice(0, AGENT_MAX).trim();
  if (text === "") return { bot: true, browser: "", os: "" };
  const found = known.get(text);
  if (found) return found;
  // A copy: a piece of a header would keep all of it, sixteen kilobytes for four hundred letters.
  const own = Buffer.from(text).toString();
  const agent = read(own);
  const oldest = known.size >= AGENTS_MAX ? known.keys().next().value : undefined;
  if (oldest !== undefined) known.delete(oldest);
  known.set(own, agent);
  return agent;
}

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
