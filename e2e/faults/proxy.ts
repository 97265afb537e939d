import net from "node:net";
import { Transform } from "node:stream";

/** A TCP proxy that can be cut, as a network or a dying server would. */
export type Proxy = {
  port: number;
  cut: () => void;
  restore: () => void /** What passes from now on is held back for so long, in ms. */;
  delay: (ms: number) => void;
  close: () => Promise<void>;
};

/** Forwards a local port to a service; `host` may be the folder of a PostgreSQL's socket. While cut, open connections are gone and new ones are refused at once. */
export async function startProxy(host: string, port: number): Promise<Proxy> {
  const open = new Set<net.Socket>();
  let isCut = false;
  let delayMs = 0;
  /** In order, however long each piece was held back. */
  const held = () =>
    new Transform({
      transform: (chunk, _encoding, done) => {
        if (delayMs === 0) done(null, chunk);
        else setTimeout(done, delayMs, null, chunk);
      },
    });
  const server = net.createServer((near) => {
    if (isCut) return void near.destroy();
    const far = net.connect(host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.pipe(held()).pipe(other);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const destroyAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as net.AddressInfo).port, // it listens on TCP
    cut: () => {
      isCut = true;
      destroyAll();
    },
    delay: (ms) => {
      delayMs = ms;
    },
    restore: () => {
      isCut = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        destroyAll();
      }),
  };
}
