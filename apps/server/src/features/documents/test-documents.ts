import { randomBytes, randomUUID } from "node:crypto";
import { cursorToServer, readFrame, type ServerFrame } from "@kompagnon/contract/documents/frames.ts";
import type { SentPart } from "@kompagnon/contract/documents/log-model.ts";
import { documentsPaths } from "@kompagnon/contract/documents/paths.ts";
import type { GivenRole, PartPurpose } from "@kompagnon/contract/documents/rules.ts";
import { WebSocket } from "ws";
import { aMatchingMember, aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";

type Server = Pick<TestServer, "url" | "platform">;

/** Bytes that pass for sealed ones: the server reads none of them. */
export const aSealed = (bytes = 60): string => randomBytes(bytes).toString("base64");
export const aKey = (): string => randomBytes(32).toString("base64");
export const aSession = (): string => randomBytes(16).toString("hex");

/** Gives a member Premium. */
export const givePremium = (server: Server, person: Person) =>
  server.platform.db.rawQuery("update members set premium_until = now() + interval '30 days' where id = $1", [
    person.id,
  ]);

/** A member who may create documents. */
export async function anOwner(server: Server): Promise<Person> {
  const person = await aMatchingMember(server);
  await givePremium(server, person);
  return person;
}

/** A random public key pair in place of a member's: the server opens nothing with it. */
export const aPublicPair = () => ({ agree: aKey(), sign: aKey() });
/** A key that passes for wrapped for these keys. */
export const aWrap = ({ agree }: { agree: string }) => ({ to: agree, wrapped: aSealed(80) });
/** What a browser sends of a new identity; sealed by nothing. */
export const anIdentity = (keys = aPublicPair()) => ({
  keys,
  passphrase: { salt: aSealed(16), sealed: aSealed(125), memory: 65_536, passes: 3, lanes: 1 },
  recovery: { salt: aSealed(16), sealed: aSealed(125) },
});
/** Sets a passphrase up for a member; answers their public keys. */
export async function withIdentity(person: Person) {
  const made = await person.must("POST /api/identity", { body: anIdentity() });
  return made.keys;
}

/** A member's presentation; sets a passphrase up unless they have one, because the server gets neither its key nor its title. */
export async function aPresentation(person: Person) {
  const { identity } = await person.must("GET /api/identity");
  const id = randomUUID();
  const keys = identity?.keys ?? (await withIdentity(person));
  await person.must("POST /api/documents", {
    body: {
      id,
      kind: "presentation",
      sealed_title: aSealed(),
      wrap: aWrap(keys),
      first: { session: aSession(), sealed: aSealed() },
    },
  });
  return { id, keys };
}

/** A member's document with its first entry. */
export async function aDocument(person: Person, title = "Unser Plan"): Promise<{ id: string; key: string }> {
  const id = randomUUID();
  const key = aKey();
  await person.must("POST /api/documents", {
    body: { id, kind: "plan", title, key, first: { session: aSession(), sealed: aSealed() } },
  });
  return { id, key };
}

/** A member who knows the owner, added to the document. */
export async function joined(
  server: Server,
  owner: Person,
  id: string,
  role: GivenRole,
  { premium = true } = {},
): Promise<Person> {
  const { berta } = await aPairInChat(server, { anna: owner });
  if (premium) await givePremium(server, berta);
  await owner.must("POST /api/documents/{id}/people", { params: { id }, body: { user_id: berta.id, role } });
  return berta;
}

/** A state as a test writes it. */
export type TestState = {
  covers: number;
  session: string;
  sealed: string;
  sealed_comments: string | null;
};
function packed(head: object, { sealed, sealed_comments }: TestState): Blob {
  const bytes = [sealed, sealed_comments ?? ""].map((text) => Buffer.from(text, "base64"));
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return new Blob([Buffer.concat([length, text, ...bytes])], { type: "application/octet-stream" });
}
const described = ({ covers, session, sealed_comments: comments }: TestState) => ({
  covers,
  session,
  comments_bytes: comments === null ? null : Buffer.from(comments, "base64").length,
});
/** A state as a browser uploads it; with a name a version. */
export const stateFile = (state: TestState & { epoch: number; name?: string }): Blob =>
  packed({ ...described(state), epoch: state.epoch, name: state.name }, state);
/** The next epoch as a browser uploads it. */
export const epochFile = ({ snapshot, ...head }: { snapshot: TestState } & Record<string, unknown>): Blob =>
  packed({ ...head, snapshot: described(snapshot) }, snapshot);
/** A stored state as a page of the log begins with it, where one piece is all of it. */
export const readPieces = (state: { piece: string; bytes: number; comments_bytes: number | null }) => {
  const bytes = Buffer.from(state.piece, "base64");
  return {
    sealed: bytes.subarray(0, state.bytes).toString("base64"),
    sealed_comments: state.comments_bytes === null ? null : bytes.subarray(state.bytes).toString("base64"),
  };
};

/** A part as a browser would send it. */
export const aPart = (more: Partial<SentPart> = {}): SentPart => ({
  session: aSession(),
  seq: 0,
  epoch: 1,
  purpose: "content",
  sealed: aSealed(),
  ...more,
});

/** Appends one part; what came of it. */
export const appends = (person: Person, id: string, more: Partial<SentPart> = {}) =>
  person.call("POST /api/documents/{id}/parts", { params: { id }, body: { parts: [aPart(more)] } });

/** Appends this many entries of a session. */
export async function writes(person: Person, id: string, count: number, purpose: PartPurpose = "content") {
  const session = aSession();
  for (let seq = 0; seq < count; ) {
    const parts = Array.from({ length: Math.min(100, count - seq) }, () =>
      aPart({ session, seq: seq++, purpose }),
    );
    await person.must("POST /api/documents/{id}/parts", { params: { id }, body: { parts } });
  }
}

/** A document's WebSocket as a browser has it; `close` it at the end. */
export class LiveSocket {
  readonly frames: ServerFrame[] = [];
  /** The code with which it was closed. */
  code: number | null = null;
  readonly #socket: WebSocket;
  readonly #waiting = new Set<() => void>();

  private constructor(url: string, origin: string) {
    this.#socket = new WebSocket(url, { origin });
    this.#socket.on("message", (data: Buffer) => {
      const frame = readFrame(data);
      if (frame) this.frames.push(frame);
      this.#wake();
    });
    this.#socket.on("close", (code) => {
      this.code = code;
      this.#wake();
    });
  }

  /** Opens the document with a ticket, and waits for the log position. */
  static async open(person: Person, id: string, at: Pick<TestServer, "url"> = person): Promise<LiveSocket> {
    const { ticket } = await person.must("POST /api/documents/{id}/live-ticket", { params: { id } });
    const socket = await LiveSocket.with(at.url, id, ticket);
    await socket.next((frame) => frame.kind === "at");
    return socket;
  }

  /** Opens with any ticket; rejects with the status of the refusal. */
  static async with(url: string, id: string, ticket: string, origin = url): Promise<LiveSocket> {
    const live = new LiveSocket(url.replace("http", "ws") + documentsPaths.live(id, ticket), origin);
    await new Promise<void>((resolve, reject) => {
      live.#socket.on("open", resolve);
      live.#socket.on("unexpected-response", (_request, response) => {
        reject(new Error(String(response.statusCode)));
        response.destroy();
      });
      live.#socket.on("error", reject);
    });
    return live;
  }

  /** The next (or an earlier) frame that fits. */
  async next(fits: (frame: ServerFrame) => boolean, within = 8_000): Promise<ServerFrame> {
    const found = () => this.frames.find(fits) ?? null;
    await this.#until(() => found() !== null || this.code !== null, within);
    const frame = found();
    if (!frame)
      throw new Error(`no such frame; closed by ${this.code}, got ${this.frames.map(({ kind }) => kind)}`);
    return frame;
  }

  /** Waits until the server has closed it; with which code. */
  async closed(within = 8_000): Promise<number> {
    await this.#until(() => this.code !== null, within);
    return this.code ?? 0;
  }

  /** The numbers of all entries received. */
  get numbers(): number[] {
    return this.frames.flatMap((frame) => (frame.kind === "part" ? [frame.n] : []));
  }

  cursor(sealed: Uint8Array): void {
    this.#socket.send(cursorToServer(sealed));
  }
  send(data: Uint8Array | string): void {
    this.#socket.send(data);
  }
  close(): void {
    this.#socket.close();
  }

  #wake(): void {
    for (const wake of [...this.#waiting]) wake();
  }
  async #until(holds: () => boolean, within: number): Promise<void> {
    const deadline = Date.now() + within;
    while (!holds()) {
      const left = deadline - Date.now();
      if (left <= 0)
        throw new Error(`nothing within ${within} ms; got ${this.frames.map(({ kind }) => kind)}`);
      await new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          this.#waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, left);
        this.#waiting.add(wake);
      });
    }
  }
}
