/**
 * Measures the costs and benefits of partitioning the tables that grow: each as in the product against the same rows in
 * partitions, with the same indexes (keys that a partitioned table cannot have are plain indexes there). Rows are written and
 * read one statement after the other, and old rows are deleted. Needs a PostgreSQL superuser: BENCH_DATABASE_URL, or postgres on
 * 127.0.0.1:5432; it makes and drops its own database.
 */
import { parseArgs } from "node:util";
import type pg from "pg";
import { connect, inFreshDatabase } from "../deck/database.ts";
import type { Latency } from "../deck/measure.ts";
import { timed } from "../report.ts";
import { DAYS, GROWN, type Grown } from "./tables.ts";

const DATABASE = "bench_partitions";
const { values: given } = parseArgs({
  options: {
    rows: { type: "string", default: "5000000" },
    rounds: { type: "string", default: "3000" },
    only: { type: "string", default: "" },
  },
});
const ROWS = Number(given.rows);
const ROUNDS = Number(given.rounds);
/** How many times a statement is explained. */
const EXPLAINED = 100;
/** Rows per insert statement. */
const PIECE = 250_000;

const seconds = (since: number) => ((performance.now() - since) / 1_000).toFixed(1);
const shown = ({ p50, p99 }: Latency) => `p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)} ms`;
const dividedOf = (name: string) => `${name}_divided`;

/** Creates the partitioned table next to the product's own. */
async function divide(db: pg.Client, { name, divided, bounds, parts, indexes }: Grown): Promise<void> {
  const twin = dividedOf(name);
  await db.query(`create table ${twin} (like ${name} including defaults) partition by ${divided}`);
  for (let part = 0; part < parts; part++)
    // Bounds of partitions take no parameters, and now() in them is that of the statement.
    await db.query(`create table ${twin}_${part} partition of ${twin} for values ${bounds(part, parts)}`);
  for (const index of indexes)
    await db.query(
      index.startsWith("unique ")
        ? `create unique index on ${twin} ${index.slice("unique ".length)}`
        : `create index on ${twin} ${index}`,
    );
}

async function fill(db: pg.Client, table: string, { name, columns, row }: Grown): Promise<void> {
  const days = DAYS[name as keyof typeof DAYS]; // every table has its days
  for (let from = 1; from <= ROWS; from += PIECE)
    await db.query(
      `insert into ${table} (${columns}) select ${row(days, ROWS)} from generate_series(${from}, ${Math.min(from + PIECE - 1, ROWS)}) i`,
    );
  await db.query(`vacuum analyze ${table}`);
}

/** Size of a table's indexes, and of all of it, in MB, its partitions included. */
async function sizeOf(db: pg.Client, table: string): Promise<string> {
  const { rows } = await db.query<{ indexes: string; all: string }>(
    `select (sum(pg_indexes_size(relid)) / 1048576)::int as indexes, (sum(pg_total_relation_size(relid)) / 1048576)::int as all
     from (select relid from pg_partition_tree($1) union select $1::regclass) t`,
    [table],
  );
  return `${rows[0]?.indexes} MB of indexes in ${rows[0]?.all} MB`;
}

type Explained = {
  "Planning Time": number;
  Plan: { "Shared Hit Blocks": number; "Shared Read Blocks": number; "WAL Bytes"?: number };
};
/** What a statement needs whatever else the machine does: the least time of planning (ms), and the means of pages of memory and bytes of log. */
async function needs(db: pg.Client, text: string, keyOf: (round: number) => number) {
  const found: Explained[] = [];
  for (let round = 0; round < EXPLAINED; round++) {
    const { rows } = await db.query<{ "QUERY PLAN": [Explained] }>(
      `explain (analyze, buffers, wal, format json) ${text.replaceAll("$1", String(keyOf(round)))}`,
    );
    found.push(...(rows[0]?.["QUERY PLAN"] ?? []));
  }
  const mean = (of: (one: Explained["Plan"]) => number) =>
    found.reduce((sum, { Plan }) => sum + of(Plan), 0) / found.length;
  return [
    `${mean((plan) => plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]).toFixed(1)} pages of memory`,
    `${mean((plan) => plan["WAL Bytes"] ?? 0).toFixed(0)} bytes of log`,
    `planned in ${Math.min(...found.map((one) => one["Planning Time"])).toFixed(2)} ms`,
  ].join(", ");
}

async function use(db: pg.Client, table: string, { name, columns, row, page }: Grown): Promise<void> {
  const days = DAYS[name as keyof typeof DAYS]; // as above
  const text = page.replaceAll("{table}", table);
  const write = `insert into ${table} (${columns}) select ${row(days, ROWS)} from (select $1::int as i) one`;
  const keyOf = (round: number) => (round * 7919) % ROWS;
  const reading = await timed(ROUNDS, (round) =>
    db.query({ name: `page_${table}`, text, values: [keyOf(round)] }),
  );
  const writing = await timed(ROUNDS, (round) =>
    db.query({ name: `write_${table}`, text: write, values: [ROWS + 1 + round] }),
  );
  console.log(`  ${table}: ${await sizeOf(db, table)}`);
  console.log(`    a page: ${shown(reading)}; ${await needs(db, text, keyOf)}`);
  console.log(
    `    a row: ${shown(writing)}; ${await needs(db, write, (round) => ROWS + ROUNDS + 1 + round)}`,
  );
}

/** Forgets what is older than all but the oldest twelfth, as the product does, and by dropping partitions where that can be. */
async function forget(db: pg.Client, { name, parts, forget: text }: Grown): Promise<void> {
  if (!text) return;
  const days = (DAYS[name as keyof typeof DAYS] * 11) / 12; // as above
  let began = performance.now();
  let gone = 0;
  for (;;) {
    const { rowCount } = await db.query(text.replaceAll("{table}", name), [days]);
    gone += rowCount ?? 0;
    if (rowCount === 0) break;
  }
  const deleted = seconds(began);
  began = performance.now();
  await db.query(`vacuum ${name}`);
  const swept = seconds(began);
  began = performance.now();
  const dropped = Math.max(1, Math.floor(parts / 12));
  for (let part = 0; part < dropped; part++) await db.query(`drop table ${dividedOf(name)}_${part}`);
  console.log(
    `  ${gone} rows forgotten: ${deleted} s by 5,000, vacuumed in ${swept} s; ${dropped} partitions dropped in ${seconds(began)} s`,
  );
}

async function measure(db: pg.Client, grown: Grown): Promise<void> {
  console.log(`${grown.name}: ${ROWS} rows, and by ${grown.divided} in ${grown.parts}`);
  await divide(db, grown);
  for (const table of [grown.name, dividedOf(grown.name)]) {
    const began = performance.now();
    await fill(db, table, grown);
    console.log(`  ${table}: filled and vacuumed in ${seconds(began)} s`);
  }
  for (const table of [grown.name, dividedOf(grown.name)]) await use(db, table, grown);
  await forget(db, grown);
  await db.query(`drop table ${dividedOf(grown.name)}`);
  await db.query(`truncate ${grown.name} cascade`);
}

await inFreshDatabase(async () => {
  const db = await connect(DATABASE);
  // Neither triggers nor foreign keys are what is measured, and no disk is waited for.
  await db.query("set session_replication_role = replica");
  await db.query("set synchronous_commit = off");
  for (const grown of GROWN) if (!given.only || grown.name === given.only) await measure(db, grown);
  await db.end();
}, DATABASE);
