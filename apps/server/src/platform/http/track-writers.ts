import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Replicas } from "#platform/db/replicas.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a response starts a session: the request then did not identify its member. */
const startsSession = (reply: FastifyReply, cookie: string): boolean =>
  [reply.getHeader("set-cookie")].flat().some((line) => String(line).startsWith(`${cookie}=`));

/** Notes who wrote before they are answered, so that the lists they read next have it. */
export function trackWriters(app: FastifyInstance, replicas: Replicas, sessionCookie: string): void {
  const recordWrite = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.viewer) await replicas.wrote(request.viewer.id);
    if (startsSession(reply, sessionCookie)) await replicas.wrote(null);
  };
  app.addHook("onSend", (request, reply, _payload, done) => {
    if (SAFE_METHODS.has(request.method) || reply.statusCode >= 400) return done();
    recordWrite(request, reply).then(() => done(), done);
  });
}
