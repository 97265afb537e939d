import type { Random } from "./random.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const IDS_MAX = 100;
const READ_MAX = 30_000;
const DEPTH_MAX = 3;
const ITEMS_MAX = 10;
const NAMES_SOMETHING = 0.85;

/** What a path is about: its last word that names things, `/api/chats/…/messages` is about messages. */
export const topicOf = (path: string): string => {
  const words = (path.split("?")[0] ?? "").split("/").slice(2);
  return (
    words.findLast((word) => word !== "" && !word.includes("{") && !UUID.test(word) && word !== "mine") ?? ""
  );
};

/** Parameters and fields are called after what they name, in one way or another. */
const nameOf = (field: string): string => {
  const word = field.replace(/_?id$/i, "").toLowerCase();
  if (/user|member|author|^of$|^to$|lead/.test(word)) return "users";
  if (/comment|parent/.test(word)) return "comments";
  if (/message|reply|quoted/.test(word)) return "messages";
  return word === "" ? "" : `${word.replace(/s$/, "")}s`;
};

/** Ids from responses, by their type and the role that got them: requests about existing things reach further than others. */
export class Ids {
  readonly #known = new Map<string, string[]>();

  /** Keeps what an answer to this path names. */
  learn(role: string, path: string, text: string): void {
    if (text.length > READ_MAX || !text.startsWith("{")) return;
    const within = path.split(/[/?]/).filter((part) => UUID.test(part));
    this.#read(JSON.parse(text), { role, topic: topicOf(path), parent: within[0] }, 0);
  }

  #read(
    value: unknown,
    at: { role: string; topic: string; parent: string | undefined },
    depth: number,
  ): void {
    if (depth > DEPTH_MAX || typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      for (const one of value.slice(0, ITEMS_MAX)) this.#read(one, at, depth + 1);
      return;
    }
    for (const [field, one] of Object.entries(value))
      if (typeof one === "string" && UUID.test(one)) {
        const of = field === "id" ? at.topic : nameOf(field);
        this.add(at.role, of, one);
        if (at.parent) this.add(at.parent, of, one);
      } else this.#read(one, field === "items" ? at : { ...at, topic: nameOf(field) }, depth + 1);
  }

  /** Stores an id that a role or a parent object knows. */
  add(whose: string, of: string, id: string): void {
    for (const key of [`${whose} ${of}`, of]) {
      const list = this.#known.get(key) ?? [];
      if (list.length === 0) this.#known.set(key, list);
      if (list.includes(id)) continue;
      list.push(id);
      if (list.length > IDS_MAX) list.splice(0, IDS_MAX / 2);
    }
    if (this.#known.size > 20_000) this.#known.clear();
  }

  /** An id for a parameter or field of this name; mostly one that belongs to the parent, or that this role has seen. */
  find(
    random: Random,
    name: string,
    at: { role: string; topic: string; parent: string | undefined },
  ): string {
    const of = /^id$/i.test(name) ? at.topic : nameOf(name);
    const lists = [`${at.parent} ${of}`, `${at.role} ${of}`, of].map((key) => this.#known.get(key) ?? []);
    for (const list of lists) if (list.length > 0 && random.chance(NAMES_SOMETHING)) return random.pick(list);
    return random.uuid();
  }
}
