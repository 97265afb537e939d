/** A table of the product that grows, and how it would be divided. Statements name it `{table}`. */
export type Grown = {
  name: string;
  /** What it is divided by. */
  divided: string;
  /** The bounds of partition number `part` of `parts`; the first is the oldest. */
  bounds: (part: number, parts: number) => string;
  parts: number;
  /** Keys of the table that the divided one cannot have as they are, as plain indexes: so it has as much to write. */
  indexes: readonly string[];
  /** Columns, and a row for each number `i` of those from $1 to $2, in the order of time, over `days` days. */
  columns: string;
  row: (days: number, rows: number) => string;
  /** What is read of it most: a page, by a key that `$1` (a number) makes. */
  page: string;
  /** Forgets the oldest of what is older than $1 days, at most 5,000 rows; null for what is kept for ever. */
  forget: string | null;
};

const DAY = "interval '1 day'";
/** An id as the product makes them: they grow with time. */
const id = (i: string) =>
  `('0190' || lpad(to_hex(${i}), 8, '0') || '70008000' || substr(md5((${i})::text), 1, 12))::uuid`;
/** One of `count` somebodies or somethings, the same for the same number, in no order. */
const one = (kind: string, i: string, count: number) =>
  `md5('${kind}' || (('x' || substr(md5((${i})::text), 1, 7))::bit(28)::int % ${count}))::uuid`;
const at = (days: number, rows: number) => `now() - (${rows} - i) * (${days} * ${DAY} / ${rows})`;
const spans = (days: number) => (part: number, parts: number) => {
  const from = part === 0 ? "minvalue" : `(current_date - ${Math.round((days / parts) * (parts - part))})`;
  const to =
    part === parts - 1 ? "maxvalue" : `(current_date - ${Math.round((days / parts) * (parts - part - 1))})`;
  return `from (${from}) to (${to})`;
};

/** How many days of each there are. */
export const DAYS = { messages: 720, notifications: 720, events: 1, analytics_sessions: 90 } as const;
const PEOPLE = 50_000;
const CHATS = 100_000;

/** The tables that grow and are no partitions yet. */
export const GROWN: readonly Grown[] = [
  {
    name: "messages",
    divided: "hash (conversation_id)",
    bounds: (part, parts) => `with (modulus ${parts}, remainder ${part})`,
    parts: 16,
    indexes: [
      "unique (conversation_id, seq)",
      "(id)",
      "(sender_id, client_id)",
      "(conversation_id, thread_of, seq) where thread_of is not null",
      "using gin (mentions) where mentions <> '{}'",
      "(conversation_id, pinned_at) where pinned_at is not null",
    ],
    columns: "conversation_id, seq, id, sender_id, client_id, text, created_at",
    row: (days, rows) =>
      `${one("chat", "i", CHATS)}, i, ${id("i")}, ${one("member", "i", PEOPLE)}, md5('client' || i)::uuid, repeat('Wort ', 16), ${at(days, rows)}`,
    page: `select * from {table} where conversation_id = ${one("chat", "$1::int", CHATS)} and seq < 2147483647 order by seq desc limit 50`,
    forget: null,
  },
  {
    name: "notifications",
    divided: "range (created_at)",
    bounds: spans(DAYS.notifications),
    parts: 24,
    indexes: [
      "(id)",
      "(member_id, created_at desc, id desc)",
      "(member_id, bundle) where read_at is null",
      "(actor_id)",
      "((data -> 'about' ->> 'group_id')) where data -> 'about' ->> 'group_id' is not null",
      "(source) where source is not null",
    ],
    columns: "id, member_id, type, bundle, actor_id, data, source, created_at, read_at",
    // Every fourth is never read, so it stays whatever its age.
    row: (days, rows) =>
      `${id("i")}, ${one("member", "i", PEOPLE)}, 'post_liked', 'b' || i, ${one("member", "i + 7", PEOPLE)}, '{"words": "Anfang des Textes"}'::jsonb, ${one("post", "i", PEOPLE)}, ${at(days, rows)}, case when i % 4 > 0 then ${at(days, rows)} + interval '1 hour' end`,
    page: `select * from {table} where member_id = ${one("member", "$1::int", PEOPLE)} and in_app order by created_at desc, id desc limit 30`,
    forget: `delete from {table} where id in (select id from {table} where read_at < now() - $1 * ${DAY} limit 5000)`,
  },
  {
    name: "events",
    divided: "range (created_at)",
    bounds: (part, parts) => {
      const hour = (back: number) => `date_trunc('hour', now()) - interval '${back} hours'`;
      const from = parts - part - 1;
      const to = parts - part - 2;
      return `from (${part === 0 ? "minvalue" : hour(from)}) to (${part === parts - 1 ? "maxvalue" : hour(to)})`;
    },
    parts: 25,
    indexes: [
      "(xid, id)",
      "(topic, xid, id)",
      "(source) where source is not null",
      "(expires_at) where expires_at is not null",
    ],
    columns: "xid, topic, kind, data, created_at, source",
    row: (days, rows) =>
      `(i / 3 + 1)::text::xid8, 'member:' || ${one("member", "i", PEOPLE)}, 'message', '{"chat": "an id", "text": "Wort Wort Wort"}'::jsonb, ${at(days, rows)}, 'message ' || i`,
    page: `select * from {table} where topic = 'member:' || ${one("member", "$1::int", PEOPLE)} and (xid, id) > ('1'::xid8, 0::bigint) order by xid, id limit 50`,
    forget: `delete from {table} where (xid, id) in (select xid, id from {table} where created_at < now() - $1 * ${DAY} order by xid, id limit 5000)`,
  },
  {
    name: "analytics_sessions",
    divided: "range (started_at)",
    bounds: spans(DAYS.analytics_sessions),
    parts: 90,
    indexes: [
      "(id)",
      "(started_at, id)",
      "(member_id, started_at) where member_id is not null",
      "(visitor, started_at)",
    ],
    columns:
      "id, member_id, visitor, started_at, last_at, entry_path, entry_title, exit_path, browser, os, address, consent",
    row: (days, rows) =>
      `${id("i")}, case when i % 2 = 0 then ${one("member", "i", PEOPLE)} end, substr(sha256(i::text::bytea), 1, 12), ${at(days, rows)}, ${at(days, rows)}, 1, 'Titel', 2, 'Firefox', 'Linux', '10.0.0.0', 'full'`,
    page: `select * from {table} where id = ${id("$1::int")}`,
    forget: `delete from {table} where id in (select id from {table} where started_at < now() - $1 * ${DAY} limit 5000)`,
  },
];
