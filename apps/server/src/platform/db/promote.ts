import pg from "pg";
import { hostsOf, placeOf } from "#platform/db/hosts.ts";

/** Why nothing was promoted; the message is for the operator. */
export class PromoteError extends Error {}

const ANSWERS_WITHIN_MS = 3_000;
const PROMOTED_WITHIN_S = 25;

type Standby = { url: string; client: pg.Client; received: bigint };
type StandbyState = { standby: boolean; received: string | null };

const ASK = `select pg_is_in_recovery() as standby,
  case when pg_is_in_recovery() then (greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()) - '0/0'::pg_lsn)::text end as received`;

/** Asks every server what it is; those that answer nothing are left out. */
async function ask(urls: readonly string[]) {
  const standbys: Standby[] = [];
  const taking: string[] = [];
  for (const url of urls) {
    const bounds = { connectionTimeoutMillis: ANSWERS_WITHIN_MS, query_timeout: PROMOTED_WITHIN_S * 2_000 };
    const client = new pg.Client({ connectionString: url, ...bounds });
    client.on("error", () => undefined); // told below, as a server that is not there
    try {
      await client.connect();
      const { rows } = await client.query<StandbyState>(ASK);
      if (rows[0]?.standby) standbys.push({ url, client, received: BigInt(rows[0].received ?? 0) });
      else {
        taking.push(url);
        await client.end();
      }
    } catch {
      client.end().catch(() => undefined);
    }
  }
  return { standbys, taking };
}

/**
 * Makes the standby that has received most the server that takes writes. Refused while another one still does: two of
 * them would each acknowledge what the other has not.
 */
export async function promote(databaseUrl: string): Promise<string[]> {
  const urls = hostsOf(databaseUrl);
  if (urls.length < 2)
    throw new PromoteError("DATABASE_URL names one server: name all of them, as postgres://user@one,two/db.");
  const { standbys, taking } = await ask(urls);
  try {
    if (taking.length > 0)
      throw new PromoteError(
        `${taking.map(placeOf).join(", ")} still takes writes. Stop it first, and see that it does not come back by itself.`,
      );
    const [first, ...others] = standbys.sort((a, b) => (a.received > b.received ? -1 : 1));
    if (!first) throw new PromoteError(`None of ${urls.map(placeOf).join(", ")} answers as a standby.`);
    // A standby with a paused replay would never be promoted.
    await first.client.query("select pg_wal_replay_resume()");
    const { rows } = await first.client.query<{ done: boolean }>("select pg_promote(true, $1) as done", [
      PROMOTED_WITHIN_S,
    ]);
    if (!rows[0]?.done) throw new PromoteError(`${placeOf(first.url)} was not promoted: its log says why.`);
    return [
      `${placeOf(first.url)} takes writes now; running processes find it by themselves within two seconds.`,
      ...others.map(({ url }) => `Let ${placeOf(url)} follow it (primary_conninfo).`),
      "The server that was stopped must not start as it is: make it a standby again (pg_rewind or a new copy),",
      "and set synchronous_standby_names here once it follows, or the next failure loses what was acknowledged.",
    ];
  } finally {
    await Promise.all(standbys.map(({ client }) => client.end().catch(() => undefined)));
  }
}
