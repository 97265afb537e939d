import type { Person } from "../../apps/server/src/testing/person.ts";
import type { Running } from "../servers.ts";
import type { Nonsense } from "./nonsense.ts";
import type { Made } from "./requests.ts";
import type { FuzzResponse } from "./send.ts";

type Finding = { what: string; times: number; example: string };
const KINDS_MAX = 40;
const SHOWN = 4_000;

/** A request as a shell sends it again. */
const asCurl = (url: string, { method, path, headers, body }: Made, person: Person): string => {
  const given = {
    origin: url,
    cookie: [person.cookie, person.device].filter(Boolean).join("; "),
    ...headers,
  };
  const lines = Object.entries(given).map(([name, value]) => `-H ${JSON.stringify(`${name}: ${value}`)}`);
  const data = body
    ? [`--data-binary @<(echo ${body.subarray(0, SHOWN).toString("base64")} | base64 -d)`]
    : [];
  return ["curl", "-s", "-i", "-X", method, ...lines, ...data, `'${url}${path.replaceAll("'", "%27")}'`].join(
    " ",
  );
};

/** What was wrong, each kind once with a request that shows it. */
export class Findings {
  longest = 0;
  /** Times that the loop was held for long, by whatever. */
  suspects = 0;
  /** The longest of them that no request did again by itself: what was under way then. */
  readonly unconfirmed: string[] = [];
  readonly #found = new Map<string, Finding>();
  readonly #seed: number;
  readonly #server: Running;
  /** Failures in the server's log that no response has reported, by their id; an aborted request gets no response. */
  readonly #logged = new Map<string, string>();

  constructor({ seed, server }: { seed: number; server: Running }) {
    this.#seed = seed;
    this.#server = server;
    let rest = "";
    server.process.stdout?.on("data", (chunk) => {
      const lines = `${rest}${chunk}`.split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const id = line.includes('"request failed"') && /"id":"([0-9a-f-]{36})"/.exec(line)?.[1];
        if (id) this.#logged.set(id, line);
      }
    });
  }

  get count(): number {
    return this.#found.size;
  }
  get isFull(): boolean {
    const { exitCode, signalCode } = this.#server.process;
    return this.#found.size >= KINDS_MAX || exitCode !== null || signalCode !== null;
  }

  #note(what: string, example: () => string): void {
    const known = this.#found.get(what);
    if (known) known.times += 1;
    else this.#found.set(what, { what, times: 1, example: example() });
  }

  /** An answer that is wrong, with what the server's log says of it. */
  async add(wrong: string, made: Made, person: Person, heard: FuzzResponse): Promise<void> {
    const id = /"id":"([0-9a-f-]{36})"/.exec(heard.text)?.[1];
    const line = id && this.#logged.get(id);
    if (id) this.#logged.delete(id);
    this.#note(`${made.route} (${made.kind}): ${wrong.slice(0, 200)}`, () =>
      [
        `  as ${made.role}: npm run fuzz -- --seed ${this.#seed} --from ${made.place} --requests 1`,
        `  ${asCurl(this.#server.url, made, person)}`,
        `  ${heard.status} ${heard.text.slice(0, 600)}`,
        ...(line ? [`  ${line.slice(0, 2_000)}`] : []),
        ...(heard.status === 0 ? [`  ${this.#server.output().slice(-2_000)}`] : []),
      ].join("\n"),
    );
  }

  /** Nonsense that was answered wrongly. */
  addNonsense(wrong: string, place: number, { name, pieces }: Nonsense): void {
    this.#note(`nonsense, ${name}: ${wrong}`, () =>
      [
        `  npm run fuzz -- --seed ${this.#seed} --from ${place} --requests 1`,
        `  ${JSON.stringify(Buffer.concat(pieces).toString("latin1").slice(0, 300))}`,
      ].join("\n"),
    );
  }

  /** A request that holds the event loop by itself. */
  async addHold(ms: number, made: Made, person: Person): Promise<void> {
    this.#note(`${made.route} (${made.kind}) holds the event loop`, () =>
      [`  for ${ms.toFixed(0)} ms, as ${made.role}`, `  ${asCurl(this.#server.url, made, person)}`].join(
        "\n",
      ),
    );
  }

  /** Failures that were logged, and that no answer told of. */
  addUnheard(): void {
    for (const line of this.#logged.values()) {
      const { route, err } = JSON.parse(line) as { route?: string; err?: { message?: string } }; // as the server logs it
      this.#note(
        `${route} failed, and no one heard it: ${err?.message?.slice(0, 200)}`,
        () => `  ${line.slice(0, 2_000)}`,
      );
    }
    this.#logged.clear();
  }

  /** Memory that did not come back. */
  addMemory(text: string): void {
    this.#note(text, () => "");
  }

  /** All of it, to be read. */
  reported(): string {
    return [...this.#found.values()]
      .map(({ what, times, example }) => `${what} (${times} times)\n${example}`)
      .join("\n");
  }
}
