/** How members' keys are sealed, without any library: the browser's code reads these alone. */

/** Bytes of a public key, and of both private ones sealed (nonce, their PKCS #8 with a length before, tag). */
export const PUBLIC_KEY_BYTES = 32;
export const SEALED_IDENTITY_BYTES = 125;
export const SALT_BYTES = 16;

/**
 * How a passphrase is stretched (Argon2id): memory in KiB, passes, lanes. Browsers refuse weaker ones, so that a server that
 * was taken over can't ask for a cheap guess; stronger ones up to the maximum are followed.
 */
export const ARGON = { memory: 65_536, passes: 3, lanes: 1 } as const;
export const ARGON_MAX = { memory: 262_144, passes: 10, lanes: 4 } as const;

/** Characters of a passphrase, after NFKC. */
export const PASSPHRASE_MIN = 10;
export const PASSPHRASE_MAX = 200;

/** A recovery code: eight groups of four letters that can't be mistaken for one another (Crockford). */
export const RECOVERY_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const RECOVERY_GROUPS = 8;
export const RECOVERY_GROUP = 4;
