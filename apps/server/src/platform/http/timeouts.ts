import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** How long one side may wait for the other, in ms. */
export type Timeouts = {
  /** Connections are looked at in this interval: a body has to have grown by `bodyStepBytes` since the last time. */
  stepMs: number;
  bodyStepBytes: number;
  /** A response of which nothing more is read for so long is cut off. */
  writeMs: number;
};

/** A body arrives with 2 KiB a second at least: slower than any phone, faster than what holds connections open. */
const TIMEOUTS: Timeouts = { stepMs: 15_000, bodyStepBytes: 30_000, writeMs: 30_000 };

/** The newest request of a connection. */
type Current = {
  request: FastifyRequest["raw"];
  /** Once it is sent. */
  response: FastifyReply["raw"] | null;
  /** Bytes read when it was last looked at; null before that. */
  read: number | null;
  hasTimeout: boolean;
};

/**
 * Sees to it that no request and no response stays open because its other side does nothing. Connections are looked at now and
 * then: a timer for every request took 5 % of the processor time of a short answer.
 */
export function setUpTimeouts(app: FastifyInstance, timeouts: Timeouts = TIMEOUTS): void {
  const { stepMs, bodyStepBytes, writeMs } = timeouts;
  const connections = new Map<Socket, Current | null>();
  app.server.on("connection", (socket) => {
    connections.set(socket, null);
    socket.once("close", () => connections.delete(socket));
  });
  const look = (socket: Socket, current: Current) => {
    const { request, response, read, hasTimeout } = current;
    // Also after it was answered.
    if (!request.complete && read !== null && socket.bytesRead - read < bodyStepBytes) socket.destroy();
    current.read = socket.bytesRead;
    if (!response || response.writableFinished || hasTimeout) return;
    // Node looks whether the kernel took something of it meanwhile; after it, the time of idle connections holds again.
    response.setTimeout(writeMs);
    current.hasTimeout = true;
  };
  const steps = setInterval(() => {
    for (const [socket, current] of connections) if (current) look(socket, current);
  }, stepMs).unref();
  app.addHook("onClose", async () => clearInterval(steps));
  app.addHook("onRequest", ({ raw: request }, _reply, done) => {
    const { socket } = request;
    if (connections.has(socket))
      connections.set(socket, { request, response: null, read: null, hasTimeout: false });
    done();
  });
  app.addHook("onSend", (request, reply, _payload, done) => {
    const current = connections.get(request.raw.socket);
    if (current?.request === request.raw) current.response = reply.raw;
    done();
  });
}
