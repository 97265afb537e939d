import { randomUUID } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

/**
 * A local identity provider: signs ID tokens, publishes its keys, and serves a browser script with the interface of Google's. Its
 * button signs in `person`.
 */
export type IdentityProvider = {
  /** For the server's environment. */
  env: Record<string, string>;
  /** An ID token; `claims` win over the usual ones. */
  credential: (claims?: Record<string, unknown>, options?: { expiresIn?: string }) => Promise<string>;
  /** How often the keys were fetched. */
  fetches: () => number;
  /** The account that the script's button signs in; null: it responds without a credential. */
  person: { sub: string; email: string } | null;
  stop: () => Promise<void>;
};

const CLIENT_ID = "kompagnon-test.apps.example";
const ISSUER = "https://provider.example";

/** What a page loads; the origin of the provider is filled in. */
const SCRIPT = `(() => {
  let options;
  const enter = async () => {
    const answer = await fetch("ORIGIN/gsi/credential");
    options.callback(await answer.json());
  };
  window.google = { accounts: { id: {
    initialize: (given) => { options = given; },
    renderButton: (parent) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = "Weiter mit Google";
      button.onclick = enter;
      parent.replaceChildren(button);
    },
    prompt: () => {},
  } } };
})();`;

/** Starts one. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: "one", alg: "RS256", use: "sig" }] };
  let fetches = 0;
  const sign = (claims: Record<string, unknown> = {}, { expiresIn = "1h" } = {}) =>
    new SignJWT({ email_verified: true, ...claims })
      .setProtectedHeader({ alg: "RS256", kid: "one" })
      .setIssuer(String(claims["iss"] ?? ISSUER))
      .setAudience(String(claims["aud"] ?? CLIENT_ID))
      .setIssuedAt()
      .setJti(randomUUID())
      .setExpirationTime(expiresIn)
      .sign(privateKey);
  const answer = async (path: string): Promise<[type: string, body: string]> => {
    if (path === "/gsi/client") return ["text/javascript", SCRIPT.replace("ORIGIN", origin)];
    if (path === "/gsi/credential")
      return [
        "application/json",
        JSON.stringify(provider.person ? { credential: await sign(provider.person) } : {}),
      ];
    fetches += 1;
    return ["application/json", JSON.stringify(keys)];
  };
  const server = http.createServer(async ({ url = "" }, response) => {
    const [type, body] = await answer(url);
    response.writeHead(200, {
      "content-type": type,
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP
  const origin = `http://127.0.0.1:${port}`;
  const provider: IdentityProvider = {
    env: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_ISSUER: ISSUER,
      GOOGLE_KEYS_URL: `${origin}/keys`,
      GOOGLE_SCRIPT_URL: `${origin}/gsi/client`,
    },
    credential: sign,
    fetches: () => fetches,
    person: null,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return provider;
}
