import type { FastifyInstance, FastifyRequest } from "fastify";

/** How long one side may wait for the other, in ms. */
export type Timeouts = {
  /** A body is checked at this interval, and has to have grown by `bodyStepBytes` since. */
  bodyStepMs: number;
  bodyStepBytes: number;
  /** A response of which nothing more is read for so long is cut off. */
  writeMs: number;
};

/** A body arrives with 2 KiB a second at least: slower than any phone, faster than what holds connections open. */
const TIMEOUTS: Timeouts = { bodyStepMs: 15_000, bodyStepBytes: 30_000, writeMs: 30_000 };

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Cuts off a request whose body drips, also after it was answered. */
function watchBody({ raw }: FastifyRequest, { bodyStepMs, bodyStepBytes }: Timeouts): void {
  const { socket } = raw;
  let before = socket.bytesRead;
  const step = setInterval(() => {
    const read = socket.bytesRead;
    if (raw.complete) clearInterval(step);
    else if (read - before < bodyStepBytes) socket.destroy();
    before = read;
  }, bodyStepMs).unref();
  raw.once("close", () => clearInterval(step));
}

/** Sees to it that no request and no response stays open because its other side does nothing. */
export function setUpTimeouts(app: FastifyInstance, timeouts: Timeouts = TIMEOUTS): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (hasBody(request)) watchBody(request, timeouts);
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    // Node looks whether the kernel took something of it meanwhile; after it, the time of idle connections holds again.
    reply.raw.setTimeout(timeouts.writeMs);
    done();
  });
}
