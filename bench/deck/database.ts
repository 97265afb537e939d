import pg from "pg";

const server = { host: "127.0.0.1", port: 5432, user: "postgres" };

/** Where the bench runs: its own database on the server of BENCH_DATABASE_URL, or on the local one. */
export const BENCH_DATABASE = "bench_deck";

const configFor = (database: string): pg.ClientConfig => {
  const url = process.env.BENCH_DATABASE_URL;
  const target = url
    ? { connectionString: Object.assign(new URL(url), { pathname: `/${database}` }).href }
    : { ...server, database };
  // The settings of the product's own connections.
  return { ...target, options: "-c jit=off -c random_page_cost=1.1" };
};

/** Opens a connection to the bench's database. */
export async function connect(database = BENCH_DATABASE): Promise<pg.Client> {
  const client = new pg.Client(configFor(database));
  // When a run fails its database is dropped under its connections; the failure itself is reported by the run.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** Runs `work` in a fresh database and drops it afterwards. */
export async function inFreshDatabase(work: () => Promise<void>): Promise<void> {
  const admin = await connect("postgres");
  try {
    await admin.query(`drop database if exists ${BENCH_DATABASE} with (force)`);
    await admin.query(`create database ${BENCH_DATABASE}`);
    await work();
  } finally {
    await admin.query(`drop database if exists ${BENCH_DATABASE} with (force)`);
    await admin.end();
  }
}
