import { createHash } from "node:crypto";
import pg from "pg";

const DATABASE = "bench_fanout";
const SERVER = process.env.BENCH_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";

/** Address of the bench's own database, on the server of BENCH_DATABASE_URL or the local one. */
export const databaseUrl = Object.assign(new URL(SERVER), { pathname: `/${DATABASE}` }).href;

/** The group that everybody belongs to, its channel that everybody reads, and what member 1 signs in with. */
export const GROUP = "00000000-0000-4000-8000-00000000caff";
export const CHAT = "00000000-0000-4000-8000-00000000cafe";
export const COOKIE = "bench-cookie-1";
/** The ticket of stream number `i`, from 1. */
export const ticketOf = (i: number): string => `bench-ticket-${i}`;

/** Runs `work` with a fresh database, dropped afterwards. */
export async function inFreshDatabase(work: () => Promise<void>): Promise<void> {
  const admin = new pg.Client(SERVER);
  await admin.connect();
  try {
    await admin.query(`drop database if exists ${DATABASE} with (force)`);
    await admin.query(`create database ${DATABASE}`);
    await work();
  } finally {
    await admin.query(`drop database if exists ${DATABASE} with (force)`);
    await admin.end();
  }
}

/** The id of member number `i`, from 1. */
export const memberIdOf = (i: number): string =>
  createHash("md5")
    .update(`member${i}`)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

const member = (i: string) => `md5('member' || ${i})::uuid`;
const session = (i: string) => `md5('session' || ${i})::uuid`;

/**
 * Fills the migrated database: `count` members with a session and a ticket each, all of them in one channel, so that one
 * event goes to all. (In conversations of two, everybody would also be told of everybody who comes online.)
 */
export async function seed(count: number): Promise<void> {
  const client = new pg.Client(databaseUrl);
  // When a run fails its database is dropped under its connections; the failure itself is reported by the run.
  client.on("error", () => undefined);
  await client.connect();
  await client.query(
    `insert into members (id, email, email_confirmed_at, terms_version, terms_accepted_at)
     select ${member("i")}, 'bench' || i || '@example.test', now(), 'bench', now() from generate_series(1, ${count}) i`,
  );
  await client.query(
    `insert into sessions (token_hash, id, member_id, device, expires_at)
     select sha256(('bench-cookie-' || i)::bytea), ${session("i")}, ${member("i")}, 'bench', now() + interval '1 day'
     from generate_series(1, ${count}) i`,
  );
  await client.query(
    `insert into stream_tickets (hash, session_id, member_id, expires_at)
     select sha256(('bench-ticket-' || i)::bytea), ${session("i")}::text, ${member("i")}::text, now() + interval '1 hour'
     from generate_series(1, ${count}) i`,
  );
  await client.query(
    `insert into groups (id, name, type, member_count) values ('${GROUP}', 'Alle', 'public', ${count})`,
  );
  await client.query(
    `insert into memberships (group_id, member_id, role)
     select '${GROUP}', ${member("i")}, case when i = 1 then 'owner' else 'member' end from generate_series(1, ${count}) i`,
  );
  await client.query(`insert into conversations (id, last_seq) values ('${CHAT}', 100)`);
  await client.query(
    `insert into channels (id, group_id, name, name_key, position) values ('${CHAT}', '${GROUP}', 'Allgemein', 'allgemein', 0)`,
  );
  await client.query(
    `insert into participants (conversation_id, member_id, moderates, read_seq)
     select '${CHAT}', ${member("i")}, i = 1, 100 from generate_series(1, ${count}) i`,
  );
  await client.query(
    `insert into messages (conversation_id, seq, id, sender_id, client_id, text)
     select '${CHAT}', i, md5('message' || i)::uuid, ${member("1")}, md5('client' || i)::uuid, repeat('Wort ', 12)
     from generate_series(1, 100) i`,
  );
  await client.query("analyze");
  await client.end();
}
