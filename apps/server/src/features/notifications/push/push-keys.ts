import { findPushKeys, keepPushKeys } from "#features/notifications/push/push-queries.ts";
import type { Database } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";
import { open, seal } from "#platform/secrets.ts";

/** The key pair by which push services know this installation (RFC 8292), base64url. */
export type PushKeys = { publicKey: string; privateKey: string };

/** Finds the pair, or makes it; of several processes that do so at once, all get the same. */
async function readKeys(db: Database, secret: string): Promise<PushKeys> {
  const { publicKey, sealed } = (await findPushKeys(db)) ?? (await makeKeys(db, secret));
  try {
    return { publicKey, privateKey: open(secret, Buffer.from(sealed, "base64")).toString("utf8") };
  } catch (error) {
    throw new Error("the push keys were made with another SECRET", { cause: error });
  }
}

async function makeKeys(db: Database, secret: string) {
  const { default: webpush } = await import("web-push");
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  return keepPushKeys(db, { publicKey, sealed: seal(secret, Buffer.from(privateKey)).toString("base64") });
}

/** A reader of the key pair that asks the database once. */
export function createPushKeys({ db, config }: Pick<Platform, "db" | "config">): () => Promise<PushKeys> {
  let keys: Promise<PushKeys> | undefined;
  return () => {
    keys ??= readKeys(db, config.secret).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };
}
