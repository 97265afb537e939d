import { createCipheriv, createPublicKey, diffieHellman, hkdfSync } from "node:crypto";
import { publicOf, sampleKey } from "#features/identities/public.ts";

/** SPKI in front of the 32 bytes of a public key of X25519. */
const HEAD = Buffer.from("302a300506032b656e032100", "hex");

/** Wraps a document's first key as browsers do (`features/identities/keys/wrap.ts` of the web app), for the sample community. */
export function wrapAsBrowser(secret: Buffer, to: Buffer, documentId: string): Buffer {
  const context = `kompagnon-doc-2|key|${documentId}|1`;
  const once = sampleKey(`once ${documentId} ${to.toString("hex")}`);
  const receiver = createPublicKey({ key: Buffer.concat([HEAD, to]), format: "der", type: "spki" });
  const shared = diffieHellman({ privateKey: once, publicKey: receiver });
  const own = publicOf(once);
  const info = ["kompagnon-wrap-1", own.toString("hex"), to.toString("hex")].join("|");
  const cipher = createCipheriv(
    "aes-256-gcm",
    Buffer.from(hkdfSync("sha256", shared, context, info, 32)),
    Buffer.alloc(12),
  );
  cipher.setAAD(Buffer.from(context));
  return Buffer.concat([own, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}
