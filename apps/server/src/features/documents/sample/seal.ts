import { createCipheriv, hkdfSync } from "node:crypto";

/** Where a sealed part belongs: the seal holds nowhere else. */
type Place = { doc: string; epoch: number; purpose: "content" | "comments"; session: string; seq: number };

/**
 * Seals a part as browsers do (`features/documents/engine/sealing.ts` of the web app), for documents of the sample community:
 * nowhere else does the server write one.
 */
export function sealAsBrowser(
  key: Buffer,
  { doc, epoch, purpose, session, seq }: Place,
  plain: Uint8Array,
): Buffer {
  const derived = Buffer.from(hkdfSync("sha256", key, doc, `${purpose}|${session}`, 32));
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(seq), 4);
  const cipher = createCipheriv("aes-256-gcm", derived, nonce);
  cipher.setAAD(Buffer.from(["kompagnon-doc-1", doc, epoch, purpose, session, seq].join("|")));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}
