import http from "node:http";
import net from "node:net";

/**
 * A small proxy in front of several processes, as deploy/Caddyfile has one: what a process does not take (no connection, or
 * 503 while it stops) goes to the next, for some seconds; streams and WebSockets pass through as they are.
 */
export type Balancer = {
  url: string;
  /** This share of the answers never comes through from now on, whatever was done, and as many of the streams that are open end. */
  lose: (share: number) => void;
  close: () => Promise<void>;
};

const TRIES_FOR_MS = 15_000;
/** As deploy/Caddyfile tries: more often would take the processor from those who come back. */
const AGAIN_MS = 100;

const bodyOf = async (request: http.IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Asks one process; without an agent on a connection of its own, so that none is written to that the process is about to close. */
const ask = (
  port: number,
  { method, url, headers }: http.IncomingMessage,
  body: Buffer,
  agent: http.Agent | false,
) =>
  new Promise<http.IncomingMessage | null>((resolve) => {
    const asked = http.request({
      host: "127.0.0.1",
      port,
      method,
      path: url,
      agent,
      headers: agent ? headers : { ...headers, connection: "close" },
    });
    asked.on("response", resolve);
    asked.on("error", () => resolve(null));
    asked.end(body);
  });

/**
 * Listens on `port` and spreads requests over the ports that `ports` names now. `keepsConnections` for more than one request, on
 * both sides, which costs less; what a process closed meanwhile is then asked of the next, although it may have been done.
 */
export async function startBalancer(
  ports: () => readonly number[],
  port: number,
  { keepsConnections = false } = {},
): Promise<Balancer> {
  const agent = keepsConnections && new http.Agent({ keepAlive: true });
  let turn = 0;
  let lost = 0;
  const open = new Set<http.ServerResponse>();
  const next = (): number => {
    const all = ports();
    return all[turn++ % all.length] ?? 0;
  };
  const sockets = new Set<net.Socket>();
  const server = http.createServer(async (request, response) => {
    const body = await bodyOf(request);
    const until = Date.now() + TRIES_FOR_MS;
    for (;;) {
      const answer = await ask(next(), request, body, agent);
      const isTaken = answer && (answer.statusCode !== 503 || Date.now() > until);
      if (isTaken && Math.random() < lost) {
        answer.destroy();
        response.destroy();
        return;
      }
      if (isTaken) {
        open.add(response);
        response.writeHead(answer.statusCode ?? 502, {
          ...answer.headers,
          connection: keepsConnections ? "keep-alive" : "close",
        });
        // A process that ends a stream, or is killed: the browser sees its end.
        answer.on("error", () => response.destroy());
        answer.pipe(response);
        response.on("close", () => {
          open.delete(response);
          answer.destroy();
        });
        return;
      }
      answer?.resume();
      if (Date.now() > until) return void response.writeHead(502).end();
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  });
  server.on("upgrade", (request: http.IncomingMessage, near: net.Socket, head: Buffer) => {
    const far = net.connect({ host: "127.0.0.1", port: next() });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on("error", () => other.destroy());
      socket.on("close", () => other.destroy());
    }
    const lines = request.rawHeaders.flatMap((name, at, all) =>
      at % 2 === 0 ? [`${name}: ${all[at + 1] ?? ""}`] : [],
    );
    far.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
    far.write(head);
    far.pipe(near);
    near.pipe(far);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  return {
    url: `http://localhost:${port}`,
    lose: (share) => {
      lost = share;
      for (const response of open) if (Math.random() < share) response.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
