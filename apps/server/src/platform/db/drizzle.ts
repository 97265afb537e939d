import { createRequire } from "node:module";

// drizzle's ESM build makes Node parse its 180 kB package.json once per module: 300 ms and 200 MB at start-up.
// The CommonJS build of the same version loads in 40 ms.
const require = createRequire(import.meta.url);
const core: typeof import("drizzle-orm/pg-core") = require("drizzle-orm/pg-core");
const base: typeof import("drizzle-orm") = require("drizzle-orm");
const driver: typeof import("drizzle-orm/node-postgres") = require("drizzle-orm/node-postgres");

/** Table definitions: the only things `tables.ts` files need. */
export const {
  bigint,
  bigserial,
  boolean,
  check,
  customType,
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
} = core;
/** Conditions and raw pieces for the query builder. */
export const { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, not, or, sql } = base;
/** The query builder over a pool or a client. */
export const { drizzle } = driver;

/** `bytea` as a Buffer. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** A point in time. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
