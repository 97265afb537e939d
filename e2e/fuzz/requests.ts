import type { Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import type { OpenapiDocument, Operation } from "../../apps/server/src/testing/openapi-document.ts";
import { type Ids, topicOf } from "./ids.ts";
import { Random } from "./random.ts";
import { ROLES, type Role } from "./roles.ts";
import { type Validity, Values } from "./values.ts";

/** A request as it is sent. */
export type Made = {
  /** Its place in the run: with the seed it is made again. */
  place: number;
  route: string;
  role: Role;
  kind: Validity | "huge" | "deep" | "upload";
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** How it is written to its connection: slow is in pieces with pauses, cut ends in the midst of it. */
  delivery: "whole" | "slow" | "cut";
};

const KINDS: readonly (readonly [Made["kind"], number])[] = [
  ["fitting", 0.45],
  ["boundary", 0.2],
  ["malformed", 0.18],
  ["hostile", 0.13],
  ["deep", 0.03],
  ["huge", 0.01],
];
/** These hash passwords, set papers, draw pictures or pack archives, for a tenth of a second and more each: a few do. */
const EXPENSIVE_ROUTES =
  /sign-up|sign-in$|auth\/password|password-reset\/confirm|export|deletion|\.pdf|\/file$|og\/|statements\/\{|documents\/\{id\}$|payouts\/batch|matching\/enable|avatar$/;
const EXPENSIVE_SHARE = 0.06;
const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const DEEP = 60_000;
const SLOW = 0.02;
const CUT = 0.02;
const JSON_TYPE = "application/json";

const asText = (value: unknown): string =>
  (typeof value === "object" ? JSON.stringify(value) : String(value)).toWellFormed();

/** A part of a path that the router takes for one. */
const segment = (value: unknown): string => encodeURIComponent(asText(value)).slice(0, 2_000) || "-";

const huge = new Map<string, Buffer>();
/** A body of one letter over and over, made once: there are few of them, and they are large. */
function hugeBody(letter: string, times: number): Buffer {
  const key = `${letter}${times}`;
  const body = huge.get(key) ?? Buffer.from(JSON.stringify({ text: letter.repeat(times) }));
  huge.set(key, body);
  return body;
}

/** Generates the requests of a run, each from its index alone and the ids that earlier responses contained. */
export class Requests {
  readonly #routes: readonly (readonly [string, Endpoint])[];
  readonly #document: OpenapiDocument;
  readonly #seed: number;
  readonly #values: Values;
  readonly #operations = new Map<string, Operation>();
  /** The role and the parent object of the request that is being generated. */
  #at: { role: string; topic: string; parent: string | undefined } = {
    role: "",
    topic: "",
    parent: undefined,
  };

  constructor(
    seed: number,
    routes: readonly (readonly [string, Endpoint])[],
    document: OpenapiDocument,
    ids: Ids,
  ) {
    this.#seed = seed;
    this.#routes = routes;
    this.#document = document;
    this.#values = new Values({
      schema: (one) => document.schema(one),
      idFor: (random, hint) => {
        const id = ids.find(random, hint, this.#at);
        this.#at.parent ??= id;
        return id;
      },
    });
  }

  /** The request at a place. */
  at(place: number): Made {
    const random = new Random(this.#seed, place);
    let [route, endpoint] = random.pick(this.#routes);
    while (EXPENSIVE_ROUTES.test(route) && !random.chance(EXPENSIVE_SHARE))
      [route, endpoint] = random.pick(this.#routes);
    const kind = this.#kindOf(random);
    const manner: Validity = kind === "huge" || kind === "deep" || kind === "upload" ? "fitting" : kind;
    const [method = "", pattern = ""] = route.split(" ");
    const role = this.#roleOf(random, endpoint);
    this.#at = { role, topic: "", parent: undefined };
    const made: Made = {
      place,
      route,
      kind,
      method,
      role,
      path: this.#pathOf(random, manner, route, pattern),
      headers: {},
      body: undefined,
      delivery: "whole",
    };
    if (endpoint.upload)
      return this.#delivered(
        random,
        this.#withFile(random, { ...made, kind: "upload" }, endpoint.upload.types),
      );
    if (method !== "GET") this.#withBody(random, manner, made);
    made.headers["user-agent"] = random.chance(0.95)
      ? BROWSER
      : random.pick(["", "curl/8", "a".repeat(3_000), "\xff"]);
    if (random.chance(0.02))
      made.headers["accept-language"] = random.pick([
        "ar",
        "zh",
        "x-klingon",
        "de;q=9,*;q=-1",
        "a".repeat(500),
      ]);
    if (random.chance(0.01))
      made.headers["x-forwarded-for"] = random.pick(["::1", "not an address", "1.2.3.4, 5"]);
    if (random.chance(0.01)) made.headers["if-none-match"] = random.pick(["*", '"x"', "W/"]);
    if (random.chance(0.01))
      made.headers["range"] = random.pick(["bytes=0-0", "bytes=9-1", "bytes=-", "lines=1"]);
    return this.#delivered(random, made);
  }

  #delivered(random: Random, made: Made): Made {
    if (random.chance(SLOW)) made.delivery = "slow";
    else if (random.chance(CUT)) made.delivery = "cut";
    return made;
  }

  #operation(route: string): Operation {
    const known = this.#operations.get(route) ?? this.#document.operation(route);
    this.#operations.set(route, known);
    return known;
  }

  #kindOf(random: Random): Made["kind"] {
    let left = random.next();
    for (const [kind, often] of KINDS) {
      left -= often;
      if (left < 0) return kind;
    }
    return "fitting";
  }

  /** Mostly a role with access: others are rejected before anything happens. */
  #roleOf(random: Random, { access }: Endpoint): Role {
    if (random.chance(0.2)) return random.pick(ROLES);
    if (access === "public") return random.pick(["guest", "member"]);
    if (access === "premium") return "premium";
    if (access === "member") return random.pick(["member", "premium", "other", "fresh"]);
    if (access.admin > 5) return "owner";
    return random.pick(access.admin > 3 ? ["admin", "owner"] : ["moderator", "admin"]);
  }

  #pathOf(random: Random, manner: Validity, route: string, pattern: string): string {
    const { parameters } = this.#operation(route);
    const values = new Map<string, unknown>();
    const query = new URLSearchParams();
    for (const { name, in: where, required, schema } of parameters) {
      // A path that names nothing real is turned away early: hostile ones are one in three.
      const how = where === "path" && manner !== "fitting" && random.chance(0.66) ? "fitting" : manner;
      this.#at.topic = topicOf(where === "path" ? (pattern.split(`/{${name}}`)[0] ?? "") : pattern);
      if (where === "path") values.set(name, this.#values.make(random, how, schema, { hint: name }));
      else if (required || random.chance(0.4)) {
        const value = this.#values.make(random, manner, schema, { hint: name });
        for (const one of Array.isArray(value) ? value : [value]) query.append(name, asText(one));
      }
    }
    const filled = pattern.replace(/\{(\w+)\}/g, (_, name: string) => segment(values.get(name)));
    const search = query.size > 0 ? `?${query}` : "";
    return `${filled}${search}`.slice(0, 12_000);
  }

  #withBody(random: Random, manner: Validity, made: Made): void {
    const { body: schema } = this.#operation(made.route);
    this.#at.topic = topicOf(made.path);
    made.headers["content-type"] = JSON_TYPE;
    if (made.kind === "deep") {
      const [open, close, core] = random.pick([
        ["[", "]", ""],
        ['{"a":', "}", "1"],
        ['[{"text":', "}]", "null"],
      ] as const);
      const times = random.pick([20, 30, 1_000, DEEP]);
      made.body = Buffer.from(`${open.repeat(times)}${core}${close.repeat(times)}`);
    } else if (made.kind === "huge") {
      const size = random.pick([64, 65, 200, 1_100, 8_300]) * 1024;
      made.body = hugeBody(random.pick(["a", "ä", "\\", "💥"]), size / 2);
    } else if (!schema && random.chance(0.8)) delete made.headers["content-type"];
    else if (manner === "malformed" && random.chance(0.25)) made.body = this.#broken(random, made);
    else made.body = Buffer.from(JSON.stringify(this.#values.make(random, manner, schema)) ?? "");
  }

  #broken(random: Random, made: Made): Buffer {
    made.headers["content-type"] = random.pick([
      JSON_TYPE,
      JSON_TYPE,
      "text/plain",
      "application/json; charset=utf-16",
      "multipart/form-data",
      "x",
    ]);
    if (random.chance(0.3)) return random.bytes(random.below(300));
    return Buffer.from(
      random.pick([
        "{",
        "[1,",
        '{"a":01}',
        '{"a":"\\ud800"}',
        "\ufeff{}",
        "nul",
        '"',
        '{"__proto__":{"admin":1}}',
        "1e999",
        "{}{}",
      ]),
    );
  }

  #withFile(random: Random, made: Made, types: readonly string[]): Made {
    const edge = "----fuzz";
    const type = random.chance(0.8)
      ? random.pick(types)
      : random.pick(["text/html", "image/svg+xml", "", "a/b"]);
    const name = random.pick(["a.jpg", "\u202egpj.exe", "../../x", 'a"b', "a".repeat(300), ""]);
    const content = random.chance(0.5) ? random.pick(FILES) : random.bytes(random.below(4_000));
    const head = `--${edge}\r\ncontent-disposition: form-data; name="${random.pick(["file", "file", "x", ""])}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
    const end = random.chance(0.9) ? `\r\n--${edge}--\r\n` : "";
    made.headers["content-type"] = `multipart/form-data; boundary=${random.chance(0.95) ? edge : "other"}`;
    made.body = Buffer.concat([Buffer.from(head), content, Buffer.from(end)]);
    return made;
  }
}

const hex = (text: string) => Buffer.from(text, "hex");
/** Beginnings of files that readers believe, with nothing good behind them, and one picture that is one. */
const FILES: readonly Buffer[] = [
  hex("89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"),
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
  hex("89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000"),
  hex("ffd8ffe000104a46494600010100000100010000ffdb0043000302020302020303"),
  Buffer.from("GIF89a\xff\xff\xff\xff\xf7\x00\x00", "latin1"),
  Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 1 0 R>>endobj\ntrailer<</Root 1 0 R>>"),
  Buffer.concat([hex("1a45dfa301ffffffffffffff"), Buffer.alloc(3_000, 0xec)]),
  Buffer.concat([
    hex("0000001066747970"),
    Buffer.from("isomisom"),
    Buffer.alloc(3_000, hex("0000000866726565")),
  ]),
  Buffer.concat([hex("504b0304"), Buffer.alloc(2_000)]),
  Buffer.from("RIFF\xff\xff\xff\xffWEBPVP8X", "latin1"),
  Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
  Buffer.alloc(0),
];
