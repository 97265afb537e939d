import { createHmac, timingSafeEqual } from "node:crypto";

const ID_BYTES = 16;
const MAC_BYTES = 12;

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");
/** Sixteen bytes as an id is written. */
export const idOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** When an id was made: UUIDv7 begins with the milliseconds. */
export const madeAt = (id: string): Date => new Date(Number.parseInt(id.replace("-", "").slice(0, 12), 16));

/** Whose a session is: a member's, or a guest's. */
type Owner = { memberId: string | null };
export type SessionRef = Owner & { id: string };
export type ViewRef = SessionRef & { view: string };

/**
 * Signed tokens for sessions and page views: browsers can neither forge them nor use those of others, and checking one needs no
 * query. The token of a member's session is valid for that member only.
 */
export function createTokens(secret: string) {
  const key = createHmac("sha256", secret).update("analytics tokens").digest();
  const macOf = (bytes: Buffer, memberId: string | null): Buffer =>
    createHmac("sha256", key)
      .update(bytes)
      .update(memberId ?? "guest")
      .digest()
      .subarray(0, MAC_BYTES);
  const sign = (bytes: Buffer, memberId: string | null) =>
    Buffer.concat([bytes, macOf(bytes, memberId)]).toString("base64url");
  /** Opens a token that was signed for this viewer, or for the guest that they were before signing in; null otherwise. */
  const open = (token: string, length: number, viewerId: string | null) => {
    const all = Buffer.from(token, "base64url");
    if (all.length !== length + MAC_BYTES) return null;
    const bytes = all.subarray(0, length);
    const mac = all.subarray(length);
    for (const memberId of viewerId ? [viewerId, null] : [null])
      if (timingSafeEqual(mac, macOf(bytes, memberId))) return { bytes, memberId };
    return null;
  };
  return {
    session: ({ id, memberId }: SessionRef): string => sign(bytesOf(id), memberId),
    view: ({ id, view, memberId }: ViewRef): string =>
      sign(Buffer.concat([bytesOf(view), bytesOf(id)]), memberId),
    readSession(token: string, viewerId: string | null): SessionRef | null {
      const found = open(token, ID_BYTES, viewerId);
      return found && { id: idOf(found.bytes), memberId: found.memberId };
    },
    readView(token: string, viewerId: string | null): ViewRef | null {
      const found = open(token, 2 * ID_BYTES, viewerId);
      if (!found) return null;
      const { bytes, memberId } = found;
      return { view: idOf(bytes.subarray(0, ID_BYTES)), id: idOf(bytes.subarray(ID_BYTES)), memberId };
    },
  };
}
export type Tokens = ReturnType<typeof createTokens>;
