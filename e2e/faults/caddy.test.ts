import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import http2 from "node:http2";
import net from "node:net";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { aDocument, LiveSocket } from "../../apps/server/src/features/documents/test-documents.ts";
import { aMatchingMember, aPairInChat } from "../../apps/server/src/testing/builders.ts";
import { startCluster } from "../cluster.ts";
import { type Running, scratchDir, startServer } from "../servers.ts";
import { Follower } from "./follower.ts";

/** The proxy that deploy/ describes, as Debian's package brings it. */
const CADDY = process.env["CADDY_PATH"];
const DEPLOY = path.resolve(import.meta.dirname, "../../deploy");

const freePorts = async (count: number): Promise<number[]> => {
  const servers = Array.from({ length: count }, () => net.createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const ports = servers.map((server) => (server.address() as net.AddressInfo).port); // they listen on TCP
  await Promise.all(servers.map((server) => once(server.close(), "close")));
  return ports;
};

/** What one request is answered, by HTTP/2. */
async function ask(url: string, headers: Record<string, string> = {}) {
  const { host, hostname, port, pathname } = new URL(url);
  // Names below localhost are not everybody's.
  const session = http2.connect(`https://localhost:${port}`, { servername: hostname });
  session.on("error", () => undefined); // the request says so
  try {
    const request = session.request({ ":path": pathname, ":authority": host, ...headers });
    const [answer] = (await once(request, "response")) as [http2.IncomingHttpHeaders];
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    return { status: Number(answer[":status"]), headers: answer, bytes: Buffer.concat(chunks).length };
  } finally {
    session.close();
  }
}
/** The same of a process itself. */
const askPlainly = async (url: string, headers: Record<string, string>) => {
  const request = http.get(url, { headers });
  const [answer] = (await once(request, "response")) as [http.IncomingMessage];
  answer.resume();
  return { status: answer.statusCode, headers: answer.headers };
};

/** The product behind a proxy: `itself` is the process that tests query; another one takes over its streams when it stops. */
type Installation = {
  itself: Running;
  restarting: Running;
  processes: Running[];
  /** Where the proxy finds them. */
  addresses: Record<string, string>;
  database: pg.ClientConfig;
  stop: () => Promise<void>;
};
type Start = (env: Record<string, string>) => Promise<Installation>;

const addressesOf = (...processes: Running[]): string =>
  processes.map(({ url }) => new URL(url).host.replace("localhost", "127.0.0.1")).join(" ");

/** Two alike; the second one joins the database that the first one starts. */
const startTwo: Start = async (env) => {
  const shared = { ...env, DATA_DIR: scratchDir() };
  const itself = await startServer(shared);
  const restarting = await startServer(shared);
  const processes = [itself, restarting];
  return {
    itself,
    restarting,
    processes,
    addresses: { KOMPAGNON_PROCESSES: addressesOf(...processes) },
    database: { host: path.join(itself.dataDir, "db/run"), user: "app", database: "postgres" },
    stop: async () => void (await Promise.all(processes.map((one) => one.stop()))),
  };
};

/** One for pages and calls, two for what stays open, and one that works. */
const startByRole: Start = async (env) => {
  const cluster = await startCluster(0, env);
  const start = (ROLES: string) => startServer({ ...cluster.env, ROLES });
  const itself = await start("web");
  const staying = await start("stream");
  const restarting = await start("stream");
  const jobs = await start("jobs");
  const processes = [itself, staying, restarting, jobs];
  cluster.processes.push(...processes);
  return {
    itself,
    restarting,
    processes,
    addresses: { KOMPAGNON_WEB: addressesOf(itself), KOMPAGNON_STREAMS: addressesOf(staying, restarting) },
    database: { connectionString: cluster.env["DATABASE_URL"] },
    stop: cluster.stop,
  };
};

describe.skipIf(!CADDY).each([
  ["Caddyfile", startTwo],
  ["Caddyfile.roles", startByRole],
] as const)("behind Caddy (%s)", (caddyfile, start) => {
  let site = "";
  let embed = "";
  let plain = "";
  let product: Installation;
  let caddy: ChildProcess;
  let output = "";

  beforeAll(async () => {
    const [httpsPort = 0, httpPort = 0] = await freePorts(2);
    site = `https://localhost:${httpsPort}`;
    embed = `https://embed.localhost:${httpsPort}`;
    plain = `http://localhost:${httpPort}`;
    // Its certificates are issued by its own, untrusted authority.
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
    const env = {
      APP_ORIGIN: site,
      EMBED_HOST: new URL(embed).host,
      TRUST_PROXY: "127.0.0.1,::1",
      SAMPLE_DATA: "off",
      CAPTCHA_PROVIDER: "none",
      WEB_ROOT: "off",
    };
    product = await start(env);
    const home = scratchDir();
    caddy = spawn(CADDY ?? "", ["run", "--adapter", "caddyfile", "--config", path.join(DEPLOY, caddyfile)], {
      env: {
        PATH: process.env["PATH"],
        HOME: home,
        XDG_DATA_HOME: home,
        XDG_CONFIG_HOME: home,
        KOMPAGNON_SITE: "localhost",
        KOMPAGNON_EMBED: "embed.localhost",
        CADDY_ADMIN: "off",
        ...product.addresses,
        CADDY_HTTP_PORT: String(httpPort),
        CADDY_HTTPS_PORT: String(httpsPort),
      },
      stdio: ["ignore", "ignore", "pipe"],
    });
    caddy.stderr?.on("data", (chunk) => {
      output = (output + chunk).slice(-5_000);
    });
    await vi
      .waitFor(async () => expect((await ask(`${site}/api/health`)).status).toBe(200), {
        timeout: 30_000,
        interval: 100,
      })
      .catch((error: unknown) => {
        throw new Error(`Caddy does not answer:\n${output}`, { cause: error });
      });
  });
  afterAll(async () => {
    caddy.kill();
    await product.stop();
    vi.unstubAllEnvs();
  });

  test("members speak HTTP/2 and are offered HTTP/3; plain HTTP leads to TLS", async () => {
    const { headers } = await ask(`${site}/api/health`);
    expect(headers["alt-svc"]).toContain('h3=":');
    const answer = await fetch(`${plain}/somewhere`, { redirect: "manual" });
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toMatch(/^https:\/\/localhost.*\/somewhere$/);
  });

  test("headers and compression arrive as the product sends them", async () => {
    const asked = { "accept-encoding": "gzip, br, zstd" };
    const through = await ask(`${site}/api/openapi.json`, asked);
    const { host } = new URL(site);
    const itself = await askPlainly(`${product.itself.url}/api/openapi.json`, {
      ...asked,
      host,
      "x-forwarded-proto": "https",
    });
    expect([through.status, itself.status]).toEqual([200, 200]);
    expect(through.headers["content-encoding"]).toMatch(/^(br|zstd)$/);
    expect(through.headers["strict-transport-security"]).toContain("max-age=");
    const OWN = new Set([
      "date",
      "alt-svc",
      ":status",
      "connection",
      "keep-alive",
      "transfer-encoding",
      "content-length",
    ]);
    const kept = (headers: object) =>
      Object.entries(headers)
        .filter(
          ([name]) => !OWN.has(name) && !name.startsWith("x-ratelimit") && !name.startsWith("ratelimit"),
        )
        .sort();
    expect(kept(through.headers)).toEqual(kept(itself.headers));
    expect((await ask(`${site}/api/openapi.json`)).bytes).toBeGreaterThan(through.bytes * 2);
  });

  test("live events come at once, from whichever process, and a stream outlives the process that restarts", async () => {
    const { anna, berta, chatId } = await aPairInChat({ url: site });
    const follower = new Follower(berta);
    await follower.connected;
    const send = (text: string) =>
      anna.must("POST /api/chats/{id}/messages", {
        params: { id: chatId },
        body: { client_id: crypto.randomUUID(), text },
      });
    for (let n = 0; n < 20; n++) {
      await send(`Nachricht ${n}`);
      // Held back by a buffer it would come with the next one, or never.
      await follower.untilText(`Nachricht ${n}`, 3_000);
    }
    await product.restarting.stop();
    for (let n = 20; n < 30; n++) await send(`Nachricht ${n}`);
    await follower.untilText("Nachricht 29", 15_000);
    expect(follower.messages.map(({ text }) => text)).toEqual(
      Array.from({ length: 30 }, (_, n) => `Nachricht ${n}`),
    );
    await follower.close();
  });

  test("documents are written together over a WebSocket", async () => {
    const owner = await aMatchingMember({ url: site });
    const client = new pg.Client(product.database);
    await client.connect();
    await client.query("update members set premium_until = now() + interval '1 day' where id = $1", [
      owner.id,
    ]);
    await client.end();
    const { id } = await vi.waitFor(() => aDocument(owner), { timeout: 3_000 });
    const live = await LiveSocket.open(owner, id);
    expect(live.code).toBeNull();
    live.close();
  });

  test("jobs run on any of the processes", async () => {
    const { email } = await aMatchingMember({ url: site });
    const folders = product.processes.map(({ dataDir }) => path.join(dataDir, "outbox"));
    const mails = () =>
      folders
        .filter((folder) => fs.existsSync(folder))
        .flatMap((folder) => fs.readdirSync(folder).map((name) => path.join(folder, name)))
        .map((file) => fs.readFileSync(file, "utf8"));
    await expect
      .poll(() => mails().some((mail) => mail.includes(email)), { timeout: 20_000, interval: 100 })
      .toBe(true);
  });

  test("a stream is never compressed", async () => {
    const person = await aMatchingMember({ url: site });
    const asked = { cookie: person.cookie, "accept-encoding": "gzip, br, zstd" };
    const { ticket } = await person.must("POST /api/rt/ticket");
    const stream = await fetch(`${site}/api/rt/stream?t=${ticket}`, { headers: asked });
    expect([
      stream.status,
      stream.headers.get("content-type"),
      stream.headers.get("content-encoding"),
    ]).toEqual([200, "text/event-stream; charset=utf-8", null]);
    await stream.body?.cancel();
  });

  test("the host for embedded posts leads everything else to the start page", async () => {
    const elsewhere = await ask(`${embed}/dashboard`);
    expect([elsewhere.status, elsewhere.headers.location]).toEqual([302, `${site}/`]);
  });
});
