import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

// Table definitions are read when migrations are generated, never while the server runs: loading drizzle would cost
// 370 ms and 200 MB at start (its package.json is parsed once per module).

export {
  bigint,
  bigserial,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid,
};

/** `bytea` as a Buffer. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** The words of a text, to be looked through. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** A point in time. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
