import type { DeviceName } from "@kompagnon/contract/site/kept.ts";
import { asked } from "#platform/indexed-db.ts";

/** The tables of a member's documents on this device. */
export const TABLES = ["keys", "documents", "states", "parts", "assets"] as const;
export type Table = (typeof TABLES)[number];

const databaseName = (memberId: string): DeviceName => `documents-${memberId}`;

/** Opens a member's documents on this device; rejects where the browser keeps nothing. */
export async function openDatabase(memberId: string): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName(memberId), 1);
  request.onupgradeneeded = () => {
    const { result: database } = request;
    database.createObjectStore("keys");
    database.createObjectStore("documents", { keyPath: "id" });
    database.createObjectStore("states", { keyPath: "id" });
    database.createObjectStore("parts", { keyPath: ["doc", "session", "seq"] });
    database.createObjectStore("assets", { keyPath: ["doc", "id"] });
  };
  const database = await asked(request);
  // Another tab wants to delete or change it: it must not wait for this one.
  database.onversionchange = () => database.close();
  return database;
}

/** Deletes all that a member's documents left on this device. */
export const deleteDatabase = (memberId: string): Promise<unknown> =>
  asked(indexedDB.deleteDatabase(databaseName(memberId)));
