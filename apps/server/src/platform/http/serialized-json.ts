/**
 * An answer that is JSON already, in a contract's words. Only what writes by the contract's schema makes one: `T` is the
 * output it stands for.
 */
export class SerializedJson<T> {
  readonly bytes: Buffer;
  /** Only here for its type. */
  declare readonly as: T;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}
