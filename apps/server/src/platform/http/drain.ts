import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const DRAIN_TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 10;

/**
 * Watches running requests. The function returned stops taking new ones, lets the running ones end, and only then closes
 * every connection: browsers keep connections open that have not carried a request yet, which a plain close waits for.
 */
export function watchRequests(app: FastifyInstance): () => Promise<void> {
  let running = 0;
  app.addHook("onRequest", (_request, reply, done) => {
    running += 1;
    reply.raw.once("close", () => {
      running -= 1;
    });
    done();
  });
  return async () => {
    const closed = app.close();
    const deadline = Date.now() + DRAIN_TIMEOUT_MS;
    while (running > 0 && Date.now() < deadline) await sleep(POLL_INTERVAL_MS);
    app.server.closeAllConnections();
    await closed;
  };
}
