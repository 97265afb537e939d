import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Replicas } from "#platform/db/replicas.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a response starts a session: the request then did not identify its member. */
const beginsSession = (reply: FastifyReply, cookie: string): boolean =>
  [reply.getHeader("set-cookie")].flat().some((line) => String(line).startsWith(`${cookie}=`));

/** Notes who wrote before they are answered, so that the lists they read next have it. */
export function noteWriters(app: FastifyInstance, replicas: Replicas, sessionCookie: string): void {
  const note = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.viewer) await replicas.wrote(request.viewer.id);
    if (beginsSession(reply, sessionCookie)) await replicas.wrote(null);
  };
  app.addHook("onSend", (request, reply, _payload, done) => {
    if (READS.has(request.method) || reply.statusCode >= 400) return done();
    note(request, reply).then(() => done(), done);
  });
}
