import { randomUUID } from "node:crypto";
import type { AnswerEvents } from "@kompagnon/contract/ai/model.ts";
import type { Assistant } from "@kompagnon/contract/ai/rules.ts";
import { aMember } from "#testing/builders.ts";
import { startModelServer } from "#testing/model-server.ts";
import { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

/** An event of an answer. */
export type AnswerEvent<Events = AnswerEvents> = {
  [K in keyof Events]: { kind: K; data: Events[K] };
}[keyof Events];

/** A member with premium or in the test version. */
export async function aSubscriber(
  server: TestServer,
  column: "premium_until" | "test_until" = "premium_until",
): Promise<Person> {
  const person = await aMember(server);
  await server.platform.db.rawQuery(
    `update members set email_confirmed_at = now(), ${column} = now() + interval '2 days' where id = $1`,
    [person.id],
  );
  return person;
}

/** The same person on another process. */
export const onProcess = (person: Person, { url }: Pick<TestServer, "url">): Person =>
  Object.assign(new Person(url), { cookie: person.cookie, device: person.device, id: person.id });

/** How many answers a month there are in these tests, with premium; the test version has one. */
export const LIMIT = 4;

/** A community with a model, and a second process of it without one. */
export async function startWithModel() {
  const model = await startModelServer();
  const server = await startTestServer({
    env: {
      AI_BASE_URL: model.url,
      AI_API_KEY: "schluessel",
      AI_MODEL: "probe-1",
      AI_ANSWERS_PREMIUM: String(LIMIT),
      AI_ANSWERS_TEST: "1",
    },
  });
  const bare = await startTestServer({ sharing: server });
  const stop = async () => {
    await bare.stop();
    await server.stop();
    await model.stop();
  };
  return { model, server, bare, stop };
}

/** A member's conversation as stored. */
export const opened = (person: Person, id: string) =>
  person.must("GET /api/assistants/conversations/{id}", { params: { id } });
/** Answers that a member has used this month. */
export const usedBy = async (person: Person): Promise<number> =>
  (await person.must("GET /api/assistants")).allowance.used;

/** A question in a new conversation, or in one that there is. */
export const aQuestion = (text: string, conversationId: string = randomUUID()) => ({
  conversation_id: conversationId,
  message_id: randomUUID(),
  text,
  language: "de" as const,
});

/** The events of an answer as they come, with the way to end the request. */
export class Answer<Events = AnswerEvents> {
  readonly events: AnswerEvent<Events>[] = [];
  readonly #stop = new AbortController();
  #status = 0;
  #error: string | null = null;
  #done: Promise<void> = Promise.resolve();

  /** Sends a request whose answer is a stream; resolves with its headers. */
  static async open<Events = AnswerEvents>(
    person: Person,
    path: string,
    body: object,
  ): Promise<Answer<Events>> {
    const answer = new Answer<Events>();
    const response = await fetch(new URL(path, person.url), {
      method: "POST",
      signal: answer.#stop.signal,
      headers: {
        origin: person.url,
        cookie: person.cookie,
        "content-type": "application/json",
        "accept-language": "de",
      },
      body: JSON.stringify(body),
    });
    answer.#status = response.status;
    if (!response.ok || !response.body)
      answer.#error = ((await response.json()) as { error: string }).error; // the one shape of errors
    else answer.#done = answer.#read(response.body);
    return answer;
  }
  /** Asks an assistant. */
  static ask = (
    person: Person,
    assistant: Assistant,
    question: ReturnType<typeof aQuestion>,
  ): Promise<Answer> => Answer.open(person, `/api/assistants/${assistant}/messages`, question);
  /** Asks for another answer to the last question. */
  static again = (person: Person, conversationId: string): Promise<Answer> =>
    Answer.open(person, `/api/assistants/conversations/${conversationId}/regenerate`, { language: "de" });

  get refusal(): [status: number, error: string | null] {
    return [this.#status, this.#error];
  }
  get text(): string {
    return (this.events as AnswerEvent[])
      .map((event) => (event.kind === "piece" ? event.data.text : ""))
      .join("");
  }
  /** The last event, once the stream has ended. */
  async end(): Promise<AnswerEvent<Events>> {
    await this.#done;
    const last = this.events.at(-1);
    if (!last) throw new Error(`nothing came: ${this.#status} ${this.#error}`);
    return last;
  }
  /** The answer that is kept. Throws unless there is one. */
  async message(): Promise<AnswerEvents["done"]["message"]> {
    const last = (await this.end()) as AnswerEvent;
    if (last.kind !== "done") throw new Error(`the answer ended with ${JSON.stringify(last)}`);
    return last.data.message;
  }
  stop(): void {
    this.#stop.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let rest = "";
    try {
      for await (const bytes of body) {
        const frames = (rest + decoder.decode(bytes, { stream: true })).split("\n\n");
        rest = frames.pop() ?? "";
        for (const frame of frames) this.#take(frame);
      }
    } catch (error) {
      if (!this.#stop.signal.aborted) throw error;
    }
  }
  #take(frame: string): void {
    const [, kind, data] = /^event: (\w+)\ndata: (.*)$/s.exec(frame) ?? [];
    if (kind && data) this.events.push({ kind, data: JSON.parse(data) } as AnswerEvent<Events>); // as the contract has it
  }
}
