import { callsEndpoints } from "@kompagnon/contract/calls/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { iceServersFor } from "#features/calls/relay.ts";
import { ring } from "#features/calls/ringing/ring.ts";
import { pass } from "#features/calls/ringing/signals.ts";
import { accept, decline, hangUp } from "#features/calls/service.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

const done = async ({ callId }: { callId: string }, work: Promise<void>) => {
  await work;
  return { callId };
};

/** Registers the routes of the calls feature. */
export function callsRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, callsEndpoints, {
    "GET /api/rtc/ice-servers": async ({ viewer }) => iceServersFor(platform.config, viewer.id, new Date()),
    "POST /api/rtc/ring": ({ viewer, body }) => done(body, ring(platform, viewer, body)),
    "POST /api/rtc/offer": ({ viewer, body }) => done(body, pass(platform, viewer, "rtc_offer", body)),
    "POST /api/rtc/answer": ({ viewer, body }) => done(body, pass(platform, viewer, "rtc_answer", body)),
    "POST /api/rtc/ice": ({ viewer, body }) => done(body, pass(platform, viewer, "rtc_ice", body)),
    "POST /api/rtc/accept": ({ viewer, body }) => done(body, accept(platform, viewer, body)),
    "POST /api/rtc/decline": ({ viewer, body }) => done(body, decline(platform, viewer, body)),
    "POST /api/rtc/hangup": ({ viewer, body }) => done(body, hangUp(platform, viewer, body)),
  });
}
