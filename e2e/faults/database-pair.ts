import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { type EmbeddedServer, startEmbedded } from "../../apps/server/src/platform/db/embedded.ts";
import { scratchDir } from "../servers.ts";
import { startProxy, type Proxy as TcpProxy } from "./proxy.ts";

/** One PostgreSQL of the pair, and the port that leads to it. */
type Side = { server: EmbeddedServer; proxy: TcpProxy; url: string; folder: string };
/** A database and a standby that has everything before it is acknowledged, both from npm. */
export type DatabasePair = {
  first: Side;
  second: Side;
  /** Both, as DATABASE_URL names them. */
  url: string;
  /** Ends the first as a machine does that dies: at once. */
  kill: () => void;
  stop: () => Promise<void>;
};

const NAME = "second";
const DATA = "pg18";
const COMMON = ["max_connections=60", "hot_standby=on"];

async function open(folder: string, settings: readonly string[]): Promise<Side> {
  const server = await startEmbedded(folder, { settings: [...COMMON, ...settings] });
  const proxy = await startProxy(server.host, server.port);
  const url = `postgres://${server.user}@127.0.0.1:${proxy.port}/${server.database}`;
  return { server, proxy, url, folder };
}

/** Owner and rights stay as they are: PostgreSQL looks at both. */
function copyFolder(from: string, to: string): void {
  fs.cpSync(from, to, { recursive: true, preserveTimestamps: true });
  for (const name of ["", ...fs.readdirSync(from, { recursive: true }).map(String)]) {
    const { uid, gid, mode } = fs.statSync(path.join(from, name));
    fs.chownSync(path.join(to, name), uid, gid);
    fs.chmodSync(path.join(to, name), mode);
  }
}

/** Starts both. `synchronous: false` lets the standby be behind; `folders` are where they lie, scratch folders unless told. */
export async function startPair({
  synchronous = true,
  folders: [one, two] = [scratchDir(), scratchDir()],
}: {
  synchronous?: boolean;
  folders?: readonly [string, string];
} = {}): Promise<DatabasePair> {
  await (await startEmbedded(one)).stop();
  copyFolder(path.join(one, DATA), path.join(two, DATA));
  const { uid, gid } = fs.statSync(path.join(two, DATA));
  const signal = path.join(two, DATA, "standby.signal");
  fs.writeFileSync(signal, "");
  fs.chownSync(signal, uid, gid);
  // Acknowledged once both have it on their disks; the first waits for a second that is yet to come.
  const first = await open(one, synchronous ? [`synchronous_standby_names=${NAME}`] : []);
  // What the second has not had yet is kept for it, however long it was away.
  await askServer(first, `select pg_create_physical_replication_slot('${NAME}', true)`);
  const from = `host=${first.server.host} port=${first.server.port} user=${first.server.user} application_name=${NAME}`;
  const second = await open(two, [
    `primary_conninfo=${from}`,
    `primary_slot_name=${NAME}`,
    "wal_retrieve_retry_interval=500ms",
  ]);
  const pidFile = path.join(one, DATA, "postmaster.pid");
  return {
    first,
    second,
    url: `postgres://app@127.0.0.1:${first.proxy.port},127.0.0.1:${second.proxy.port}/postgres?target_session_attrs=read-write`,
    kill: () => {
      const pid = Number(fs.readFileSync(pidFile, "utf8").split("\n")[0]);
      // From here on it is not restarted.
      void first.server.stop();
      process.kill(pid, "SIGKILL");
      first.proxy.cut();
    },
    stop: async () => {
      await Promise.all([first.proxy.close(), second.proxy.close()]);
      await second.server.stop();
      await first.server.stop();
      // What they lie in may be a disk, which cannot go.
      for (const folder of [one, two])
        for (const name of fs.readdirSync(folder))
          fs.rmSync(path.join(folder, name), { recursive: true, force: true });
    },
  };
}

/** Asks one of the servers something, as its superuser. */
export async function askServer<R extends pg.QueryResultRow>(
  { url }: Pick<Side, "url">,
  text: string,
): Promise<R[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<R>(text)).rows;
  } finally {
    await client.end();
  }
}
