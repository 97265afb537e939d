import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { start } from "../requests.ts";

const MAIN = path.resolve(import.meta.dirname, "../../apps/server/src/main.ts");
const PORT = 3_290;
const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const SECONDS = 8;
/** Warm-up time, in which code is compiled. */
const WARM_SECONDS = 8;
const BATCH = 10;
const CONNECTIONS = 24;

const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS + 8 });

/** One request; answers its status, its body and how long it took. */
function ask(method: string, address: string, body?: string, cookie = "") {
  const began = performance.now();
  return new Promise<{ status: number; text: string; ms: number; cookie: string }>((resolve, reject) => {
    const request = http.request(
      {
        host: "127.0.0.1",
        port: PORT,
        method,
        path: address,
        agent,
        headers: {
          "user-agent": BROWSER,
          origin: `http://localhost:${PORT}`,
          ...(cookie && { cookie }),
          ...(body !== undefined && {
            "content-type": "application/json",
            "content-length": Buffer.byteLength(body),
          }),
        },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk) => (text += chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            text,
            ms: performance.now() - began,
            cookie: (response.headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; "),
          }),
        );
      },
    );
    request.on("error", reject).end(body);
  });
}

/** Processor time that a process has used, in seconds. */
function usedBy(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function signUp(): Promise<string> {
  const body = {
    email: `bench-${process.pid}@example.test`,
    password: "ein gutes Passwort 7",
    accepted_terms: true,
    language: "de",
  };
  return (await ask("POST", "/api/auth/sign-up", JSON.stringify(body))).cookie;
}

/**
 * Starts a process that ingests this many events a second, over HTTP in batches of ten, and times a member's requests meanwhile.
 */
export async function measureUnderLoad(databaseUrl: string, eventsASecond: number) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-bench-"));
  const child = await start(
    MAIN,
    {
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      APP_ORIGIN: `http://localhost:${PORT}`,
      SECRET: "eines zum Messen, und lang genug dafür",
      WEB_ROOT: "off",
      CAPTCHA_PROVIDER: "none",
      RATE_LIMIT_FACTOR: "100000",
      SAMPLE_DATA: "off",
    },
    PORT,
  );
  try {
    const cookie = await signUp();
    const { text } = await ask(
      "POST",
      "/api/analytics/sessions/start",
      JSON.stringify({ entryPage: "/pricing" }),
    );
    const { sessionId } = JSON.parse(text) as { sessionId: string };
    const event = {
      sessionId,
      eventType: "click",
      eventCategory: "button",
      eventAction: "press",
      pageUrl: "/pricing",
    };
    const batch = JSON.stringify({ events: Array.from({ length: BATCH }, () => event) });
    const pid = child.pid ?? 0;
    let times: number[] = [];
    let taken = 0;
    let refused = 0;
    let due = 0;
    let began = performance.now();
    let used = usedBy(pid);
    const until = began + (WARM_SECONDS + SECONDS) * 1_000;
    const countFromNow = () => {
      [taken, refused, due, times] = [0, 0, 0, []];
      [began, used] = [performance.now(), usedBy(pid)];
    };
    const sender = async () => {
      while (performance.now() < until) {
        if (due * BATCH > ((performance.now() - began) / 1_000) * eventsASecond) {
          await sleep(1);
          continue;
        }
        due += 1;
        const { status } = await ask("POST", "/api/analytics/events/batch", batch);
        if (status === 200) taken += BATCH;
        else refused += BATCH;
      }
    };
    const member = async () => {
      while (performance.now() < until) {
        times.push((await ask("GET", "/api/analytics/consent", undefined, cookie)).ms);
        await sleep(20);
      }
    };
    setTimeout(countFromNow, WARM_SECONDS * 1_000);
    await Promise.all([...Array.from({ length: CONNECTIONS }, sender), member()]);
    const seconds = (performance.now() - began) / 1_000;
    const cpu = usedBy(pid) - used;
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return { rate: taken / seconds, refused, perCore: taken / cpu, p50: at(0.5), p99: at(0.99) };
  } finally {
    child.kill();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
