import type { FastifyRequest } from "fastify";
import { Fail } from "#platform/errors.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Refuses a state-changing request that does not come from our own pages. Browsers always send Origin with such a
 * request, other clients name ours: one without it is refused as well. `origin` is ours; unless it was configured,
 * the loopback names of the same port are ours too.
 */
export function refuseCrossSite(request: FastifyRequest, origin: () => string, given: boolean): void {
  if (SAFE.has(request.method)) return;
  const site = request.headers["sec-fetch-site"];
  if (site === "cross-site" || site === "same-site") throw new Fail("cross_site");
  const claimed = request.headers.origin;
  if (site === "same-origin" && (claimed === undefined || claimed !== "null")) return;
  if (claimed !== undefined && isOwn(claimed, origin(), given)) return;
  throw new Fail("cross_site");
}

/**
 * Refuses a WebSocket that a page of others opens: its handshake is a GET, and carries our cookies and no more protection than
 * this header, which every browser sends with it.
 */
export function refuseForeignSocket(
  { headers }: Pick<FastifyRequest, "headers">,
  origin: string,
  given: boolean,
): void {
  if (headers.origin === undefined || !isOwn(headers.origin, origin, given)) throw new Fail("cross_site");
}

const isOwn = (claimed: string, origin: string, given: boolean): boolean =>
  claimed === origin || (!given && isOwnLoopback(claimed, origin));

const isOwnLoopback = (claimed: string, origin: string): boolean => {
  if (!URL.canParse(claimed)) return false;
  const a = new URL(claimed);
  const b = new URL(origin);
  return (
    a.protocol === b.protocol && a.port === b.port && LOOPBACK.has(a.hostname) && LOOPBACK.has(b.hostname)
  );
};
