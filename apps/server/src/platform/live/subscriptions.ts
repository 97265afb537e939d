import type { TopicsChange } from "#platform/live/markers.ts";
import type { Reader } from "#platform/live/reader.ts";

type Change = { audience: string; change: TopicsChange };

/** Who reads what, in this process. */
export class Subscriptions {
  readonly #topics = new Map<string, Set<Reader>>();
  readonly #members = new Map<string, Set<Reader>>();
  /** Changes seen while a reader's topics were being looked up: they may not be in what was found. */
  readonly #opening = new Map<Reader, Change[]>();

  /** A reader whose topics are still unknown. */
  open(reader: Reader): void {
    this.#opening.set(reader, []);
    put(this.#members, reader.memberId, reader);
  }

  /** Its topics, as looked up after `open`. Resolves races with changes seen meanwhile. */
  complete(reader: Reader, topics: readonly string[]): void {
    const changes = this.#opening.get(reader) ?? [];
    this.#opening.delete(reader);
    if (reader.closed) return;
    for (const topic of topics) this.#add(reader, topic);
    for (const { audience, change } of changes) if (reader.topics.has(audience)) this.#alter(reader, change);
  }

  close(reader: Reader): void {
    this.#opening.delete(reader);
    take(this.#members, reader.memberId, reader);
    for (const topic of reader.topics) take(this.#topics, topic, reader);
    reader.topics.clear();
  }

  /** Applies a change to the readers of a topic; answers which new topics each of them got. */
  change(audience: string, change: TopicsChange): Map<Reader, string[]> {
    for (const waiting of this.#opening.values()) waiting.push({ audience, change });
    const gained = new Map<Reader, string[]>();
    for (const reader of [...this.readersOf(audience)]) {
      const added = this.#alter(reader, change);
      if (added.length > 0) gained.set(reader, added);
    }
    return gained;
  }

  readersOf(topic: string): ReadonlySet<Reader> {
    return this.#topics.get(topic) ?? NO_READERS;
  }

  readersOfMember(memberId: string): ReadonlySet<Reader> {
    return this.#members.get(memberId) ?? NO_READERS;
  }

  /** Every reader, those that are still opening included. */
  *all(): Iterable<Reader> {
    for (const readers of this.#members.values()) yield* readers;
  }

  /** Members with a stream, and topics with a reader. */
  get counts(): { members: number; topics: number } {
    return { members: this.#members.size, topics: this.#topics.size };
  }

  #alter(reader: Reader, { add, remove }: TopicsChange): string[] {
    const added = add.filter((topic) => !reader.topics.has(topic));
    for (const topic of added) this.#add(reader, topic);
    for (const topic of remove) {
      reader.topics.delete(topic);
      take(this.#topics, topic, reader);
    }
    return added;
  }

  #add(reader: Reader, topic: string): void {
    reader.topics.add(topic);
    put(this.#topics, topic, reader);
  }
}

const NO_READERS: ReadonlySet<Reader> = new Set();

function put(map: Map<string, Set<Reader>>, key: string, reader: Reader): void {
  const found = map.get(key);
  if (found) found.add(reader);
  else map.set(key, new Set([reader]));
}

function take(map: Map<string, Set<Reader>>, key: string, reader: Reader): void {
  const found = map.get(key);
  if (found?.delete(reader) && found.size === 0) map.delete(key);
}
