import { z } from "zod";
import { proof } from "../accounts/model.ts";
import { time } from "../wire/model.ts";
import { ARGON, ARGON_MAX, PUBLIC_KEY_BYTES, SALT_BYTES, SEALED_IDENTITY_BYTES } from "./rules.ts";

/** How base64 ends, by the number of bytes beyond whole groups of three. */
const BASE64_ENDS = ["", "[A-Za-z0-9+/]{2}==", "[A-Za-z0-9+/]{3}="] as const;
/** A fixed number of bytes, in base64. */
export const exactBytes = (count: number) => {
  const whole = Math.floor(count / 3) * 4;
  const end = BASE64_ENDS[count % 3];
  return z.string().regex(new RegExp(`^[A-Za-z0-9+/]{${whole}}${end}$`));
};

/** A public key as it is, in base64. */
export const publicKey = exactBytes(PUBLIC_KEY_BYTES);
/** What others know of a member's keys: X25519 to be given keys, Ed25519 to sign. */
export const publicKeys = z.object({ agree: publicKey, sign: publicKey }).meta({ id: "PublicKeys" });
export type PublicKeys = z.infer<typeof publicKeys>;

const salt = exactBytes(SALT_BYTES);
const sealed = exactBytes(SEALED_IDENTITY_BYTES);
const between = (min: number, max: number) => z.int().min(min).max(max);

/** The private keys, sealed by a passphrase; with how it is stretched. */
export const passphraseLock = z
  .object({
    salt,
    sealed,
    memory: between(ARGON.memory, ARGON_MAX.memory),
    passes: between(ARGON.passes, ARGON_MAX.passes),
    lanes: between(ARGON.lanes, ARGON_MAX.lanes),
  })
  .meta({ id: "PassphraseLock" });
export type PassphraseLock = z.infer<typeof passphraseLock>;
/** The same, sealed by a recovery code, which is too long to be guessed. */
export const recoveryLock = z.object({ salt, sealed }).meta({ id: "RecoveryLock" });
export type RecoveryLock = z.infer<typeof recoveryLock>;

/** A passkey as its account knows it: the id of its credential. */
export const credentialId = z.string().regex(/^[\w-]{1,1400}$/);
/**
 * The same, sealed by a secret that a passkey derives from the salt for this browser only (WebAuthn's PRF). Deleted with the
 * passkey.
 */
export const passkeyLock = z
  .object({ passkey_id: credentialId, salt, sealed, added_at: time })
  .meta({ id: "PasskeyLock" });
export type PasskeyLock = z.infer<typeof passkeyLock>;

/** A new identity: its public keys, and the private ones sealed in both ways. */
export const newIdentity = z
  .object({ keys: publicKeys, passphrase: passphraseLock, recovery: recoveryLock })
  .meta({ id: "NewIdentity" });
export type NewIdentity = z.infer<typeof newIdentity>;

/** My identity, as it is stored. */
export const identity = newIdentity
  .extend({ made_at: time, passphrase_at: time, recovery_at: time, passkeys: z.array(passkeyLock) })
  .meta({ id: "Identity" });
export type Identity = z.infer<typeof identity>;

/** The same keys, sealed again: by one lock, or both. `agree` identifies the keys. */
export const newLocks = proof
  .extend({
    agree: publicKey,
    passphrase: passphraseLock.optional(),
    recovery: recoveryLock.optional(),
  })
  .meta({ id: "NewLocks" });
/** The same keys, to be opened by a passkey as well. */
export const newPasskeyLock = proof.extend({ agree: publicKey, passkey_id: credentialId, salt, sealed });
/** Other keys in the place of mine. */
export const replacement = proof.extend({ identity: newIdentity }).meta({ id: "IdentityReplacement" });
