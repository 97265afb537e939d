import { createCipheriv, hkdfSync } from "node:crypto";

/** Where a sealed part belongs: the seal holds nowhere else. */
export type Place = {
  doc: string;
  epoch: number;
  purpose: "content" | "comments" | "title";
  session: string;
  seq: number;
};

/** A place as browsers name it. */
export const placeName = ({ doc, epoch, purpose, session, seq }: Place): string =>
  [doc, epoch, purpose, session, seq].join("|");

function seal(scheme: string, key: Buffer, place: Place, plain: Uint8Array): Buffer {
  const { doc, purpose, session, seq } = place;
  const derived = Buffer.from(hkdfSync("sha256", key, doc, `${purpose}|${session}`, 32));
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(seq), 4);
  const cipher = createCipheriv("aes-256-gcm", derived, nonce);
  cipher.setAAD(Buffer.from(`${scheme}|${placeName(place)}`));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/**
 * Seals a part as browsers do (`features/documents/engine/sealing.ts` of the web app), for documents of the sample community:
 * nowhere else does the server write one.
 */
export const sealAsBrowser = (key: Buffer, place: Place, plain: Uint8Array): Buffer =>
  seal("kompagnon-doc-1", key, place, plain);

/** The same where every part is signed: `plain` has its signature in front. */
export const sealSigned = (key: Buffer, place: Place, plain: Uint8Array): Buffer =>
  seal("kompagnon-doc-2", key, place, plain);

/** Seals the title of such a document by its first key. */
export function sealTitleAsBrowser(key: Buffer, doc: string, title: string): Buffer {
  const session = doc.replaceAll("-", "");
  const place = { doc, epoch: 1, purpose: "title", session, seq: 0 } as const;
  const head = Buffer.alloc(4);
  head.writeUInt32BE(1);
  return Buffer.concat([head, Buffer.from(session, "hex"), sealSigned(key, place, Buffer.from(title))]);
}
