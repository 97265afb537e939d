import { call, type In } from "#platform/call.ts";

/** How making a passkey ended without one. */
export type PasskeyProblem = "unsupported" | "cancelled" | "known" | "failed";

/** A browser that made no passkey, and why. */
export class PasskeyError extends Error {
  override readonly name = "PasskeyError";
  readonly problem: PasskeyProblem;
  constructor(problem: PasskeyProblem, cause: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === "function";

const CAUSES: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: "cancelled", // closed, or not answered in time
  AbortError: "cancelled",
  InvalidStateError: "known",
  NotSupportedError: "unsupported",
};

/** Makes a passkey and keeps it under a name. Throws ApiError when the server, {@link PasskeyError} when the browser refuses. */
export async function addPasskey(
  name: string,
  proof: In<"POST /api/auth/passkeys/options">["body"],
): Promise<void> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = await call("POST /api/auth/passkeys/options", { body: proof });
  type Options = Parameters<typeof startRegistration>[0]["optionsJSON"];
  // The contract leaves the shape to the library on both sides.
  const options = optionsJSON as unknown as Options;
  // Asked for when it is made: it may be wanted later to open locked documents (WebAuthn's PRF).
  const extensions = { ...options.extensions, prf: {} };
  const made = await startRegistration({ optionsJSON: { ...options, extensions } }).catch(
    (cause: unknown) => {
      throw new PasskeyError((cause instanceof Error && CAUSES[cause.name]) || "failed", cause);
    },
  );
  await call("POST /api/auth/passkeys", { body: { name, response: { ...made } } });
}
