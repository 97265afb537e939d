import { securityEndpoints } from "@kompagnon/contract/accounts/security-endpoints.ts";
import { Authenticator } from "#testing/authenticator.ts";
import { aGuest, aMember, PASSWORD } from "#testing/builders.ts";
import { foreign } from "#testing/foreign.ts";

/** Another member's passkey and device. */
export const accountsForeign = foreign(
  securityEndpoints,
  async ({ server }) => {
    const owner = await aMember(server);
    const options = await owner.must("POST /api/auth/passkeys/options", { body: { password: PASSWORD } });
    const response = new Authenticator(server.url).create(options as { challenge: string }); // as WebAuthn has it
    const passkey = await owner.must("POST /api/auth/passkeys", { body: { name: "Laptop", response } });
    const signIn = { body: { email: owner.email, password: PASSWORD } };
    await aGuest(server).must("POST /api/auth/sign-in", signIn);
    const { items } = await owner.must("GET /api/auth/sessions");
    const other = items.find(({ current }) => !current);
    if (!other) throw new Error("a second sign-in is a second device");
    return { owner, passkeyId: passkey.id, sessionId: other.id };
  },
  {
    "POST /api/auth/passkeys/{id}/removal": ({ owner, passkeyId }) => ({
      by: owner,
      params: { id: passkeyId },
      body: { password: PASSWORD },
    }),
    "DELETE /api/auth/sessions/{id}": ({ owner, sessionId }) => ({ by: owner, params: { id: sessionId } }),
  },
);
