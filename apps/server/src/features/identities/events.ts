/** A module, so that what follows adds to another instead of taking its place. */
export {};

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** Others see other public keys of a member: their first ones, or (`replaced`) new ones after starting over. */
    "identity.changed": { memberId: string; replaced: boolean };
  }
}
