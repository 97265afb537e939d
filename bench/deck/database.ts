import pg from "pg";
import pino from "pino";
import { type Database, openDatabase } from "../../apps/server/src/platform/db/database.ts";
import { migrate } from "../../apps/server/src/platform/db/migrate.ts";

const SERVER = process.env.BENCH_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";
const BENCH_DATABASE = "bench_deck";

const configFor = (database: string): pg.ClientConfig => ({
  connectionString: Object.assign(new URL(SERVER), { pathname: `/${database}` }).href,
  options: "-c jit=off -c random_page_cost=1.1",
});

/** Opens a connection to the bench's database. */
export async function connect(database = BENCH_DATABASE): Promise<pg.Client> {
  const client = new pg.Client(configFor(database));
  // When a run fails its database is dropped under its connections; the failure itself is reported by the run.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** The product's own pool of connections to a bench's database. */
export const openPool = (database: string): Database =>
  openDatabase(configFor(database), pino({ level: "warn" }));

/** Runs `work` in a fresh database with the product's schema, and drops it afterwards. */
export async function inFreshDatabase(work: () => Promise<void>, database = BENCH_DATABASE): Promise<void> {
  const admin = await connect("postgres");
  try {
    await admin.query(`drop database if exists ${database} with (force)`);
    await admin.query(`create database ${database}`);
    const db = openPool(database);
    await migrate(db);
    await db.end();
    await work();
  } finally {
    await admin.query(`drop database if exists ${database} with (force)`);
    await admin.end();
  }
}
