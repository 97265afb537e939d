import { type Bytes, copyOf, fromBase64, randomBytes, toBase64 } from "#platform/bytes.ts";

/** Why a passkey told no secret: closed or too late, can't do it, or something else. */
export type PasskeyProblem = "cancelled" | "unable" | "failed";

/** A passkey that told no secret. */
export class NoSecret extends Error {
  override readonly name = "NoSecret";
  readonly problem: PasskeyProblem;
  constructor(problem: PasskeyProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** Whether this browser supports passkeys at all; only the passkey itself shows whether it can derive a secret. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === "function";

const bytesOf = (id: string): Bytes => fromBase64(id.replaceAll("-", "+").replaceAll("_", "/"));
const idOf = (bytes: ArrayBuffer): string =>
  toBase64(new Uint8Array(bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const CANCELLED: readonly string[] = ["NotAllowedError", "AbortError"];
const CHALLENGE_BYTES = 32;
const SECRET_BYTES = 32;

/**
 * Asks for one of these passkeys and for what it derives from its salt (WebAuthn's PRF), which stays in this browser: nothing
 * of this is sent anywhere, so that the challenge is of no use to anybody. Rejects with {@link NoSecret}.
 */
export async function askPasskey(
  salts: readonly { id: string; salt: Bytes }[],
): Promise<{ id: string; secret: Bytes }> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: randomBytes(CHALLENGE_BYTES),
    allowCredentials: salts.map(({ id }) => ({ type: "public-key", id: bytesOf(id) })),
    userVerification: "required",
    extensions: {
      prf: { evalByCredential: Object.fromEntries(salts.map(({ id, salt }) => [id, { first: salt }])) },
    },
  };
  const answer = await navigator.credentials.get({ publicKey }).catch((cause: unknown) => {
    const closed = cause instanceof Error && CANCELLED.includes(cause.name);
    throw new NoSecret(closed ? "cancelled" : "failed", cause);
  });
  if (!(answer instanceof PublicKeyCredential)) throw new NoSecret("failed");
  const prf = answer.getClientExtensionResults().prf?.results?.first;
  if (!prf) throw new NoSecret("unable");
  const secret = ArrayBuffer.isView(prf)
    ? copyOf(new Uint8Array(prf.buffer, prf.byteOffset, prf.byteLength))
    : new Uint8Array(prf);
  if (secret.length !== SECRET_BYTES) throw new NoSecret("unable");
  return { id: idOf(answer.rawId), secret };
}
