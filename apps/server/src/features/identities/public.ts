/** What other features may use of members' keys. */
export { listPublicKeys } from "#features/identities/queries.ts";
export { publicOf, sampleIdentity, sampleKey, sampleSigner } from "#features/identities/sample/identity.ts";
