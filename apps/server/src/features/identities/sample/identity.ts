import {
  createCipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
} from "node:crypto";
import { ARGON, RECOVERY_LETTERS } from "@kompagnon/contract/identities/rules.ts";
import { hashRaw } from "@node-rs/argon2";
import { insertIdentity, listPublicKeys } from "#features/identities/queries.ts";
import type { Tx } from "#platform/db/database.ts";

/** The passphrase of everybody in the sample community, as their password at a loopback address. */
const PASSPHRASE = "kompagnon-probe";
const SCHEME = "kompagnon-identity-1";
/** PKCS #8 in front of the 32 bytes of a private key. */
const X25519 = Buffer.from("302e020100300506032b656e04220420", "hex");
const ED25519 = Buffer.from("302e020100300506032b657004220420", "hex");

/** The same bytes for the same name at every loading. */
const bytesFor = (name: string): Buffer => createHash("sha256").update(`sample ${name}`).digest();

/** A private key of X25519 whose bytes come of a name. */
export const sampleKey = (name: string, head: Buffer = X25519): KeyObject =>
  createPrivateKey({ key: Buffer.concat([head, bytesFor(name)]), format: "der", type: "pkcs8" });
/** The public key to a private one, as it is. */
export const publicOf = (key: KeyObject): Buffer =>
  createPublicKey(key).export({ format: "der", type: "spki" }).subarray(-32);

const packedOf = (key: KeyObject): Buffer => key.export({ format: "der", type: "pkcs8" });
const letters = (name: string): string =>
  [...bytesFor(name)].map((byte) => RECOVERY_LETTERS[byte & 31]).join("");

function sealed(
  way: "passphrase" | "recovery",
  { secret, salt, nonce }: { secret: Buffer; salt: Buffer; nonce: Buffer },
  bound: string,
  packed: Buffer,
): string {
  const key = Buffer.from(hkdfSync("sha256", secret, salt, `${SCHEME}|${way}`, 32));
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  cipher.setAAD(Buffer.from(`${SCHEME}|${way}|${bound}`));
  return Buffer.concat([nonce, cipher.update(packed), cipher.final(), cipher.getAuthTag()]).toString(
    "base64",
  );
}

/** How somebody of the sample community signs. */
export function sampleSigner(memberId: string): { key: KeyObject; publicKey: Buffer } {
  const key = sampleKey(`sign ${memberId}`, ED25519);
  return { key, publicKey: publicOf(key) };
}

/** Gives somebody of the sample community keys, sealed as browsers do, unless they have some; answers the public one. */
export async function sampleIdentity(tx: Tx, memberId: string): Promise<Buffer> {
  const found = (await listPublicKeys(tx, [memberId])).get(memberId);
  if (found) return found.agree;
  const agree = sampleKey(`agree ${memberId}`);
  const sign = sampleSigner(memberId).key;
  const first = packedOf(agree);
  const second = packedOf(sign);
  const packed = Buffer.concat([Buffer.from([first.length]), first, second]);
  const keys = { agree: publicOf(agree).toString("base64"), sign: publicOf(sign).toString("base64") };
  const salt = bytesFor(`salt ${memberId}`).subarray(0, 16);
  const nonce = bytesFor(`nonce ${memberId}`).subarray(0, 12);
  const secret = await hashRaw(PASSPHRASE, {
    salt,
    memoryCost: ARGON.memory,
    timeCost: ARGON.passes,
    parallelism: ARGON.lanes,
    outputLen: 32,
    algorithm: 2,
  });
  const bound = [memberId, keys.agree, keys.sign].join("|");
  const code = { secret: Buffer.from(letters(`code ${memberId}`)), salt, nonce };
  await insertIdentity(tx, memberId, {
    keys,
    passphrase: {
      salt: salt.toString("base64"),
      ...ARGON,
      sealed: sealed("passphrase", { secret, salt, nonce }, bound, packed),
    },
    recovery: { salt: salt.toString("base64"), sealed: sealed("recovery", code, bound, packed) },
  });
  return publicOf(agree);
}
