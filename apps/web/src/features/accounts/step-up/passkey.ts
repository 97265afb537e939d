import { call } from "#platform/call.ts";

type Options = Parameters<typeof import("@simplewebauthn/browser")["startAuthentication"]>[0]["optionsJSON"];

/** Confirms who is there by one of their passkeys. Throws ApiError when the server refuses, and what the browser throws. */
export async function confirmByPasskey(): Promise<void> {
  const [{ startAuthentication }, options] = await Promise.all([
    import("@simplewebauthn/browser"),
    call("POST /api/auth/step-up/options"),
  ]);
  const answer = await startAuthentication({ optionsJSON: options as unknown as Options }); // made by the same library on the server
  await call("POST /api/auth/step-up", { body: { response: { ...answer } } });
}
