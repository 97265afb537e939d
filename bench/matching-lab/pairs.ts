/** A set of ordered pairs of members, one bit each. */
export class PairSet {
  readonly #words: Uint32Array;
  readonly #wordsPerMember: number;
  constructor(members: number) {
    this.#wordsPerMember = (members + 31) >>> 5;
    this.#words = new Uint32Array(members * this.#wordsPerMember);
  }
  has(i: number, j: number): boolean {
    return (((this.#words[i * this.#wordsPerMember + (j >>> 5)] ?? 0) >>> (j & 31)) & 1) === 1;
  }
  add(i: number, j: number): void {
    const word = i * this.#wordsPerMember + (j >>> 5);
    this.#words[word] = (this.#words[word] ?? 0) | (1 << (j & 31));
  }
}
