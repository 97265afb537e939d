import { z } from "zod";
import { proofErrors } from "../accounts/security-endpoints.ts";
import { endpoints } from "../wire/endpoint.ts";
import { credentialId, identity, newIdentity, newLocks, newPasskeyLock, replacement } from "./model.ts";

/**
 * A member's key pair, by which documents are opened whose key the server does not have. The server stores public keys, and
 * the private ones as the browser sealed them: no passphrase, no recovery code and no private key reaches it.
 */
export const identitiesEndpoints = endpoints({
  "GET /api/identity": {
    about: "My key pair, sealed; null if there is none yet.",
    access: "member",
    limit: "240/minute",
    output: z.object({ identity: identity.nullable() }),
  },
  "POST /api/identity": {
    about: "Stores my first key pair. Sent again with the same public keys it changes nothing.",
    access: "member",
    limit: "20/hour",
    body: newIdentity,
    output: identity,
    status: 201,
    errors: { identity_exists: 409 },
  },
  "PUT /api/identity/locks": {
    about: "Seals the same keys by another passphrase or another recovery code; takes a proof who I am.",
    access: "member",
    limit: "20/hour",
    body: newLocks,
    output: identity,
    errors: { ...proofErrors, identity_missing: 409, key_changed: 409 },
  },
  "PUT /api/identity/passkeys": {
    about:
      "Lets one of my passkeys open my keys: the private ones sealed by what it derives. Again for the same passkey: takes the place of what was there. Takes a proof who I am.",
    access: "member",
    limit: "20/hour",
    body: newPasskeyLock,
    output: identity,
    errors: { ...proofErrors, identity_missing: 409, key_changed: 409, not_found: 404 },
  },
  "POST /api/identity/passkeys/removal": {
    about:
      "My keys are not opened by this passkey any more; it goes on signing in. Says nothing where it did not.",
    access: "member",
    limit: "20/hour",
    body: z.object({ passkey_id: credentialId }),
    output: identity,
    errors: { identity_missing: 409 },
  },
  "PUT /api/identity": {
    about:
      "Starts over with other keys: what was wrapped for the old ones does not open any more. Takes a proof who I am.",
    access: "member",
    limit: "10/hour",
    body: replacement,
    output: identity,
    errors: { ...proofErrors, identity_missing: 409 },
  },
});

/** The HTTP routes of members' key pairs. */
export const identities = { endpoints: identitiesEndpoints, events: {} };
