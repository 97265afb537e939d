import type {
  Identity,
  NewIdentity,
  PasskeyLock,
  PassphraseLock,
  RecoveryLock,
} from "@kompagnon/contract/identities/model.ts";
import { SALT_BYTES } from "@kompagnon/contract/identities/rules.ts";
import { fromBase64, randomBytes } from "#platform/bytes.ts";
import { query, queryClient } from "#platform/queries.ts";
import {
  deriveKey,
  lockByPasskey,
  lockByPassphrase,
  lockByRecovery,
  type Owner,
  openByPasskey,
  openByPassphrase,
} from "./keys/locks.ts";
import { newPair, type Packed, type Unlocked, unlocked } from "./keys/pair.ts";
import { askPasskey, NoSecret } from "./keys/passkey.ts";
import { newRecoveryCode } from "./keys/recovery-code.ts";
import { takeUnlocked } from "./unlocked.ts";

/** My identity as the server has it: sealed. */
export const identityQuery = () => query("GET /api/identity");
/** Takes over what the server has answered. */
export const keepAnswer = (identity: Identity): void =>
  void queryClient.setQueryData(identityQuery().queryKey, { identity });

/** A new identity before it is stored: nothing of it is anywhere yet. */
export type Made = { given: NewIdentity; code: string; take: () => Promise<Unlocked> };

/** Makes keys and seals them by a passphrase and a new recovery code. */
export async function makeIdentity(memberId: string, passphrase: string): Promise<Made> {
  const { keys, packed } = await newPair();
  const code = newRecoveryCode();
  const owner = { memberId, keys };
  const given = {
    keys,
    passphrase: await lockByPassphrase(owner, packed, passphrase, deriveKey),
    recovery: await lockByRecovery(owner, packed, code),
  };
  return { given, code, take: () => take(owner, packed) };
}

/** Takes opened keys into use on this device. The bytes are wiped. */
export async function take({ memberId, keys }: Owner, packed: Packed): Promise<Unlocked> {
  const identity = await unlocked(memberId, keys, packed);
  await takeUnlocked(identity);
  return identity;
}

/** Opens the keys by a passphrase and takes them into use. */
export async function unlock(memberId: string, identity: Identity, passphrase: string): Promise<Unlocked> {
  const packed = await openByPassphrase(memberId, identity, passphrase, deriveKey);
  return take({ memberId, keys: identity.keys }, packed);
}

/** Opens the keys by one of the passkeys that may, and takes them into use. Rejects with {@link NoSecret} too. */
export async function unlockByPasskey(memberId: string, { keys, passkeys }: Identity): Promise<Unlocked> {
  const salts = passkeys.map(({ passkey_id, salt }) => ({ id: passkey_id, salt: fromBase64(salt) }));
  const { id, secret } = await askPasskey(salts);
  const lock = passkeys.find(({ passkey_id }) => passkey_id === id);
  if (!lock) throw new NoSecret("failed");
  return take({ memberId, keys }, await openByPasskey({ memberId, keys }, lock, secret));
}

/** The same keys, to be opened by one of these passkeys as well. The bytes are wiped. Rejects with {@link NoSecret}. */
export async function sealForPasskey(
  owner: Owner,
  packed: Packed,
  passkeyIds: readonly string[],
): Promise<Pick<PasskeyLock, "passkey_id" | "salt" | "sealed">> {
  const salt = randomBytes(SALT_BYTES);
  const { id, secret } = await askPasskey(passkeyIds.map((one) => ({ id: one, salt })));
  const lock = await lockByPasskey(owner, packed, { salt, secret });
  packed.fill(0);
  return { passkey_id: id, ...lock };
}

/** The same keys behind another passphrase; the bytes stay as they are. */
export const sealByPassphrase = (owner: Owner, packed: Packed, passphrase: string): Promise<PassphraseLock> =>
  lockByPassphrase(owner, packed, passphrase, deriveKey);

/** The same keys behind another recovery code: the passphrase shows who asks. The bytes are wiped. */
export async function sealByNewCode(
  memberId: string,
  identity: Identity,
  passphrase: string,
): Promise<{ code: string; recovery: RecoveryLock }> {
  const packed = await openByPassphrase(memberId, identity, passphrase, deriveKey);
  const code = newRecoveryCode();
  const recovery = await lockByRecovery({ memberId, keys: identity.keys }, packed, code);
  packed.fill(0);
  return { code, recovery };
}
