import type { identities } from "@kompagnon/contract/identities/endpoints.ts";
import type {
  Identity,
  NewIdentity,
  PassphraseLock,
  RecoveryLock,
} from "@kompagnon/contract/identities/model.ts";
import { lockPasskey, lockReferenced, prove, recordSecurityEvent } from "#features/accounts/public.ts";
import {
  deleteIdentity,
  deletePasskeyLock,
  findIdentity,
  type IdentityRow,
  insertIdentity,
  listPasskeyLocks,
  type PasskeyLockRow,
  writePasskeyLock,
  writePassphraseLock,
  writeRecoveryLock,
} from "#features/identities/queries.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { failOf } from "#platform/errors.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";

/** A refusal with a code that an endpoint of identities declares. */
const Fail = failOf<typeof identities.endpoints>();

const text = (bytes: Buffer): string => bytes.toString("base64");

/** An identity as its member gets it: sealed, as it is stored. */
const presentIdentity = (row: IdentityRow, locks: readonly PasskeyLockRow[]): Identity => ({
  keys: { agree: text(row.agree), sign: text(row.sign) },
  passphrase: {
    salt: text(row.passphraseSalt),
    sealed: text(row.passphraseSealed),
    memory: row.memory,
    passes: row.passes,
    lanes: row.lanes,
  },
  recovery: { salt: text(row.recoverySalt), sealed: text(row.recoverySealed) },
  made_at: row.madeAt.toISOString(),
  passphrase_at: row.passphraseAt.toISOString(),
  recovery_at: row.recoveryAt.toISOString(),
  passkeys: locks.map(({ passkeyId, salt, sealed, addedAt }) => ({
    passkey_id: passkeyId,
    salt: text(salt),
    sealed: text(sealed),
    added_at: addedAt.toISOString(),
  })),
});

/** A member's identity as it is stored; null where there is none. */
export async function storedIdentity(db: Queryable, memberId: string): Promise<Identity | null> {
  const row = await findIdentity(db, memberId);
  return row && presentIdentity(row, await listPasskeyLocks(db, memberId));
}

/** A member's own identity. */
export async function identityOf(
  { db }: Pick<Platform, "db">,
  memberId: string,
): Promise<{ identity: Identity | null }> {
  return { identity: await storedIdentity(db, memberId) };
}

async function own(db: Queryable, memberId: string): Promise<Identity> {
  const found = await storedIdentity(db, memberId);
  if (!found) throw new Fail("identity_missing");
  return found;
}

/** Notes that others see other keys of a member from now on. */
async function changed(platform: Platform, tx: Tx, memberId: string, replaced: boolean): Promise<void> {
  await recordSecurityEvent(platform, tx, {
    type: replaced ? "identity_replaced" : "identity_made",
    memberId,
  });
  await platform.domainEvents.publish(tx, "identity.changed", { memberId, replaced });
}

/** Stores a member's first identity; the same once more answers the first. Throws identity_exists. */
export async function makeIdentity(
  platform: Platform,
  viewer: Viewer,
  given: NewIdentity,
): Promise<Identity> {
  await platform.db.transaction(async (tx) => {
    await lockReferenced(tx, [viewer.id]);
    if (await insertIdentity(tx, viewer.id, given)) return changed(platform, tx, viewer.id, false);
    if ((await own(tx, viewer.id)).keys.agree !== given.keys.agree) throw new Fail("identity_exists");
  });
  return own(platform.db, viewer.id);
}

type Proof = { password?: string | undefined; code?: string | undefined; backup_code?: string | undefined };
type Locks = { agree: string; passphrase?: PassphraseLock | undefined; recovery?: RecoveryLock | undefined };

/** Stores the same keys under new locks. Throws identity_missing, key_changed, and the errors of the proof. */
export async function resealIdentity(
  platform: Platform,
  viewer: Viewer,
  { agree, passphrase, recovery, ...proof }: Locks & Proof,
): Promise<Identity> {
  await prove(platform, viewer, proof);
  await platform.db.transaction(async (tx) => {
    await lockReferenced(tx, [viewer.id]);
    // Another device may have started over meanwhile: these locks hold other keys then.
    if ((await own(tx, viewer.id)).keys.agree !== agree) throw new Fail("key_changed");
    if (passphrase) await writePassphraseLock(tx, viewer.id, passphrase);
    if (recovery) await writeRecoveryLock(tx, viewer.id, recovery);
    await recordSecurityEvent(platform, tx, { type: "identity_sealed", memberId: viewer.id });
  });
  return own(platform.db, viewer.id);
}

type PasskeyUnlock = { agree: string; passkey_id: string; salt: string; sealed: string };

/** Lets a passkey open the same keys. Throws identity_missing, key_changed, not_found, and what a proof throws. */
export async function sealForPasskey(
  platform: Platform,
  viewer: Viewer,
  { agree, passkey_id, salt, sealed, ...proof }: PasskeyUnlock & Proof,
): Promise<Identity> {
  await prove(platform, viewer, proof);
  await platform.db.transaction(async (tx) => {
    await lockReferenced(tx, [viewer.id]);
    if ((await own(tx, viewer.id)).keys.agree !== agree) throw new Fail("key_changed");
    if (!(await lockPasskey(tx, viewer.id, passkey_id))) throw new Fail("not_found");
    await writePasskeyLock(tx, viewer.id, { passkey_id, salt, sealed });
    await recordSecurityEvent(platform, tx, { type: "identity_sealed", memberId: viewer.id });
  });
  return own(platform.db, viewer.id);
}

/** A passkey opens the keys no more. Throws identity_missing. */
export async function dropPasskey(platform: Platform, viewer: Viewer, passkeyId: string): Promise<Identity> {
  await platform.db.transaction(async (tx) => {
    if (!(await deletePasskeyLock(tx, viewer.id, passkeyId))) return;
    await recordSecurityEvent(platform, tx, { type: "identity_sealed", memberId: viewer.id });
  });
  return own(platform.db, viewer.id);
}

/** Puts other keys in the place of a member's. Throws identity_missing, and what a proof throws. */
export async function startOver(
  platform: Platform,
  viewer: Viewer,
  { identity, ...proof }: { identity: NewIdentity } & Proof,
): Promise<Identity> {
  await prove(platform, viewer, proof);
  await platform.db.transaction(async (tx) => {
    await lockReferenced(tx, [viewer.id]);
    const before = await own(tx, viewer.id);
    if (before.keys.agree === identity.keys.agree) return; // sent again
    await deleteIdentity(tx, viewer.id);
    await insertIdentity(tx, viewer.id, identity);
    await changed(platform, tx, viewer.id, true);
  });
  return own(platform.db, viewer.id);
}
