import type { Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import { startAddress, startParts } from "@kompagnon/contract/wire/start.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { Fail } from "#platform/errors.ts";
import { guard } from "#platform/http/access.ts";
import { fail } from "#platform/http/serve.ts";
import { Written } from "#platform/http/written.ts";

/**
 * What a page begins with, each part by its address: exactly what its own route answers, found by the same handler under
 * the same access. A part that is refused or fails is left out, and the page asks for it by itself.
 */
export async function startAnswer(
  all: Readonly<Record<string, Endpoint>>,
  page: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Record<string, unknown>> {
  const { viewer, server, log } = request;
  const parts = await Promise.all(
    startParts(all, page).map(async ({ route, endpoint, part }) => {
      try {
        guard(endpoint, viewer);
        const query = endpoint.query && z.parse(z.object(endpoint.query), part.query ?? {});
        const context = { params: {}, query, body: undefined, viewer, fail, request, reply };
        const answer = await server.startHandlers.get(route)?.(context);
        if (answer === undefined || !endpoint.output) return [];
        if (answer instanceof Written)
          return [[startAddress(route, part), JSON.parse(answer.bytes.toString())] as const];
        return [[startAddress(route, part), z.parse(endpoint.output, answer)] as const];
      } catch (error) {
        if (!(error instanceof Fail)) log.error({ err: error, route }, "a part of a page's start failed");
        return [];
      }
    }),
  );
  return Object.fromEntries(parts.flat());
}
