import { PASSWORD_MIN } from "@kompagnon/contract/accounts/model.ts";
import { hash, verify } from "@node-rs/argon2";
import { COMMON_PASSWORDS } from "#features/accounts/passwords/common-passwords.ts";

// Argon2id: the package names it by an ambient enum, which native TypeScript can't read.
const ARGON2ID = 2;
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password by argon2id (19 MiB, two rounds). */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize("NFKC"), OPTIONS);

let decoy: Promise<string> | undefined;

/** Checks a password; without a stored hash it does the same work and answers no. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("an account that does not exist");
  const matches = await verify(stored ?? (await decoy), password.normalize("NFKC")).catch(() => false); // a broken hash matches nothing
  return stored !== null && matches;
}

let many: Promise<ReadonlySet<string>> | undefined;
/** The 18,000 most used passwords that are long enough to be chosen here; read when the first one is chosen. */
const usedByMany = (): Promise<ReadonlySet<string>> =>
  (many ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) =>
      new Set(dictionary["passwords-common"].filter(({ length }) => length >= PASSWORD_MIN)),
  ));

/**
 * Whether a password is on the lists of those tried first: ours whatever its capitals and trailing digits or signs, that of
 * the most used ones whatever its capitals.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const plain = password.normalize("NFKC").toLowerCase();
  const stem = plain.replace(/[\d!.?*#$@_-]+$/u, "");
  if (COMMON_PASSWORDS.has(plain) || (stem.length >= 4 && COMMON_PASSWORDS.has(stem))) return true;
  return /^(.)\1+$/u.test(plain) || (await usedByMany()).has(plain);
}
