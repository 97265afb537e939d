import { PASSWORD_MIN } from "@kompagnon/contract/accounts/model.ts";
import { hash, verify } from "@node-rs/argon2";

// Argon2id: the package names it by an ambient enum, which native TypeScript can't read.
const ARGON2ID = 2;
/** 19 MiB, two rounds. */
export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2 };

let cost = PASSWORD_COST;
/** For request tests, which make thousands of members; no setting of an installation leads here. */
export const setPasswordCost = (next: typeof PASSWORD_COST): void => {
  cost = next;
};

/** Hashes a password by argon2id. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize("NFKC"), { algorithm: ARGON2ID, parallelism: 1, ...cost });

let decoy: Promise<string> | undefined;

/** Checks a password; without a stored hash it does the same work and answers no. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("an account that does not exist");
  const matches = await verify(stored ?? (await decoy), password.normalize("NFKC")).catch(() => false); // a broken hash matches nothing
  return stored !== null && matches;
}

/** Passwords that are tried first everywhere, as whole words or stems; lower case. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passwort passwort1 passw0rd p@ssword p@ssw0rd kennwort geheim geheimnis 12345678 123456789 1234567890 87654321
  987654321 0123456789 11223344 12344321 12341234 123123123 123321123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwertyui qwertyuiop
  qwertzuiop qwertzui qwerty qwertz asdfghjk asdfghjkl yxcvbnm zxcvbnm qazwsxedc abcdefgh abcdefghi abcd1234 abc12345
  a1b2c3d4 iloveyou ichliebedich loveyou letmein welcome willkommen hallo hallohallo hallo123 admin administrator
  adminadmin superman batman spiderman pokemon football fussball baseball basketball sunshine sonnenschein princess
  prinzessin schatz schatzi liebling trustno1 monkey dragon master shadow michael michelle jennifer jordan jordan23
  starwars computer internet samsung whatever freedom mercedes ferrari porsche bayern bayernmuenchen schalke04
  dortmund borussia hamburg berlin muenchen changeme default testtest test1234 testpassword secret supersecret
  login access mustang corvette charlie thomas andreas daniela sandra sabine alexander sebastian nicole melanie
  december november september summer winter sommer fruehling frühling herbst google facebook instagram linkedin
  youtube tiktok kompagnon kompagnon1 matching dropshipping crypto bitcoin blockchain motdepasse azertyui azerty
  azertyuiop bonjour soleil doudou loulou contraseña contrasena teamo tequiero holahola ciaociao juventus
  amoremio password1 passwort123 qwerty123 1password zaq12wsx football1 princess1 sunshine1 iloveyou1`.split(
    /\s+/,
  ),
);

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
