import type { ChildProcess } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PLANS } from "../../apps/server/src/features/businessplans/sample/plans.ts";
import { databaseUrl, inFreshDatabase, seed } from "../fanout/community.ts";
import { memoryOf, type Spread, show, spreadOf } from "../fanout/measure.ts";
import { requests, row, start } from "../requests.ts";

/**
 * Measures agreements and business plans as PDF and DOCX, requested by one member and by four at once, over HTTP, with an
 * ordinary request at the same time; and the memory of the typesetting thread. Needs a PostgreSQL superuser: BENCH_DATABASE_URL,
 * or postgres on 127.0.0.1:5432. Ends with 1 if a target is not met.
 */

const PORT = 4320;
const CALLERS = 4;
const EACH = 50;
/** The design's own figure for an agreement in Typst is 50 ms (p99), with nothing of the product around it. */
const PDF_P99 = 120;
const LIMIT_MS = 300_000;
const here = import.meta.dirname;
const origin = `http://localhost:${PORT}`;
const headers = { cookie: "sid=bench-cookie-1", origin, "content-type": "application/json" };
const { timed, compare } = requests({ product: PORT, bare: PORT, headers });

async function call<T>(method: string, address: string, body: object): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${PORT}${address}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T; // the bench's own routes
}

/** An agreement of two with names in two scripts, and a business plan with all its chapters and numbers. */
async function written(): Promise<Record<"agreement" | "business plan", string>> {
  type StartedAgreement = { id: string; text_version: number; version: number };
  const agreement = await call<StartedAgreement>("POST", "/api/agreements", {
    kind: "nda_mutual",
    language: "de",
  });
  const party = (name: string, address: string) => ({ name, address, represented_by: "" });
  await call("PATCH", `/api/agreements/${agreement.id}`, {
    text_version: agreement.text_version,
    fields: {
      a: party("Anna Weiß", "Lindenweg 3\n20095 Hamburg"),
      b: party("Берта Иванова", "Kastanienallee 9\n10435 Berlin"),
      purpose: "Wir prüfen, ob wir zusammen Röster beliefern.",
      place: "Hamburg",
    },
  });
  const [{ title, family, language, chapters, numbers } = {}] = PLANS;
  const plan = await call<StartedAgreement>("POST", "/api/business-plans", { title, family, language });
  await call("PATCH", `/api/business-plans/${plan.id}`, { version: plan.version, chapters, numbers });
  return {
    agreement: `/api/agreements/${agreement.id}/file?format=`,
    "business plan": `/api/business-plans/${plan.id}/file?format=`,
  };
}

/** Four callers request papers in a loop; also times an ordinary request meanwhile. */
async function together(address: string): Promise<{ papers: Spread; meanwhile: Spread }> {
  const papers = [] as number[];
  const meanwhile = [] as number[];
  let running = true;
  const asking = Promise.all(
    Array.from({ length: CALLERS }, async () => {
      for (let round = 0; round < EACH; round += 1) papers.push(await timed(PORT, address));
    }),
  ).finally(() => {
    running = false;
  });
  while (running) {
    meanwhile.push(await timed(PORT, "/api/business-plans"));
    await sleep(20);
  }
  await asking;
  return { papers: spreadOf(papers), meanwhile: spreadOf(meanwhile) };
}

async function measure(server: ChildProcess): Promise<boolean> {
  const files = Object.entries(await written());
  const before = memoryOf(server.pid ?? 0);
  const missed: string[] = [];
  for (const [name, file] of files)
    for (const format of ["pdf", "docx"]) {
      const [alone] = await compare(`${file}${format}`, null);
      console.log(row(`${name}, ${format}`, alone, null));
      if (format === "pdf" && alone.p99 > PDF_P99) missed.push(`${name}: p99 ${alone.p99.toFixed(0)} ms`);
      const { papers, meanwhile } = await together(`${file}${format}`);
      const held = (memoryOf(server.pid ?? 0) - before) / 1024;
      console.log(`  ${CALLERS} at once ${show(papers)}; an ordinary request meanwhile ${show(meanwhile)}`);
      console.log(`  the process holds ${held.toFixed(0)} MB more than before the first paper`);
    }
  for (const one of missed) console.log(`MISSED (${PDF_P99} ms): ${one}`);
  return missed.length === 0;
}

const timer = setTimeout(() => {
  console.error(`The bench took longer than ${LIMIT_MS / 1000} s and was given up.`);
  process.exit(1);
}, LIMIT_MS);
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "bench-papers-"));
const children: ChildProcess[] = [];
let reached = false;
try {
  await inFreshDatabase(async () => {
    const env = {
      DATABASE_URL: databaseUrl,
      SECRET: "x".repeat(32),
      SAMPLE_DATA: "off",
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: "100000",
      CAPTCHA_PROVIDER: "none",
      LOG_LEVEL: "warn",
      AI_LOCAL: "off",
      WEB_ROOT: "off",
      APP_ORIGIN: origin,
      // As `npm start` has it.
      NODE_OPTIONS: "--max-semi-space-size=8 --max-old-space-size=400",
    };
    const server = await start(path.join(here, "../../apps/server/src/main.ts"), env, PORT);
    children.push(server);
    await seed(2);
    reached = await measure(server);
  });
} finally {
  for (const child of children) child.kill("SIGKILL");
  fs.rmSync(dataDir, { recursive: true, force: true });
  clearTimeout(timer);
}
process.exit(reached ? 0 : 1);
