import { type IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type WebSocket, WebSocketServer } from "ws";
import type { Config } from "#platform/env/config.ts";
import { Fail } from "#platform/errors.ts";
import { refuseForeignSocket } from "#platform/http/cross-site.ts";

/** A peer that answers no ping until the next one is gone. */
const PING_MS = 25_000;
/** Max sockets per process; further ones are closed with the code for trying another process. */
const SOCKETS_MAX = 10_000;
/** How long peers have to close when the process stops. */
const DRAIN_MS = 2_000;
/** "Service restart": browsers come back, to another process. */
const STOPPING = 1012;

/** The connections behind requests that ask to become a WebSocket. */
const upgrades = new WeakMap<IncomingMessage, { socket: Duplex; head: Buffer }>();

/** Whether a request asks for a WebSocket; any other upgrade that it offers is passed over, as HTTP allows. */
export const wantsSocket = ({ method, headers }: Pick<IncomingMessage, "method" | "headers">): boolean =>
  method === "GET" && headers.upgrade?.toLowerCase() === "websocket";

/**
 * Sends requests for a WebSocket the way of every other: through limits, viewer and handler of their route. One that is
 * refused is answered, and its connection ends.
 */
export function acceptUpgrades(app: FastifyInstance): void {
  app.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy()); // a broken connection: without a listener the process would end
    upgrades.set(request, { socket, head });
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket as Socket); // TCP, or TLS over it
    response.on("finish", () => socket.end());
    app.routing(request, response);
  });
}

/** The WebSockets of a process. */
export interface Sockets {
  /**
   * Makes the request a WebSocket, after the handler has looked at who asks. Frames above `maxBytes` close it (1009). Throws
   * invalid_input, cross_site, unavailable.
   */
  open(request: FastifyRequest, reply: FastifyReply, maxBytes: number): Promise<WebSocket>;
  count(): number;
  /** Closes all, and takes no more. */
  stop(): Promise<void>;
}

/** Makes the WebSockets of a process; their peers are pinged, and let go when they no longer answer. */
export function createSockets(config: Pick<Config, "origin" | "originGiven">): Sockets {
  const servers = new Map<number, WebSocketServer>();
  const alive = new Map<WebSocket, boolean>();
  let stopping = false;
  const serverOf = (maxPayload: number): WebSocketServer => {
    const existing = servers.get(maxPayload);
    if (existing) return existing;
    // What is sealed does not get smaller, and a compressor for each peer would cost memory.
    const made = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload,
    });
    servers.set(maxPayload, made);
    return made;
  };
  const pinging = setInterval(() => {
    for (const [socket, answered] of alive) {
      if (!answered) socket.terminate();
      alive.set(socket, false);
      socket.ping();
    }
  }, PING_MS).unref();
  const watch = (socket: WebSocket) => {
    alive.set(socket, true);
    socket.on("pong", () => alive.has(socket) && alive.set(socket, true));
    socket.on("error", () => socket.terminate()); // too large, or no frame: `close` follows
    socket.on("close", () => alive.delete(socket));
  };
  return {
    async open(request, reply, maxBytes) {
      const upgrade = upgrades.get(request.raw);
      if (!upgrade) throw new Fail("invalid_input");
      refuseForeignSocket(request, config.origin, config.originGiven);
      if (stopping || alive.size >= SOCKETS_MAX) throw new Fail("unavailable");
      upgrades.delete(request.raw);
      reply.hijack();
      return new Promise((resolve) => {
        serverOf(maxBytes).handleUpgrade(request.raw, upgrade.socket, upgrade.head, (socket) => {
          watch(socket);
          resolve(socket);
        });
      });
    },
    count: () => alive.size,
    async stop() {
      stopping = true;
      clearInterval(pinging);
      for (const socket of alive.keys()) socket.close(STOPPING);
      const until = Date.now() + DRAIN_MS;
      while (alive.size > 0 && Date.now() < until) await sleep(20);
      for (const socket of alive.keys()) socket.terminate();
    },
  };
}
