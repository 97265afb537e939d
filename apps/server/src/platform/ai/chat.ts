import { z } from "zod";

/** One message as a model reads it. */
export type ChatMessage = { role: "system" | "user" | "assistant"; content: string };
/** A model behind an OpenAI-compatible endpoint; its address has no slash at the end. */
export type Model = { url: string; key: string | null; name: string };

/**
 * Why there is no (complete) answer: the server is unreachable or overloaded, it refuses the request (wrong key, model or
 * request), or the answer broke off. Contains a status at most: never texts.
 */
export class ModelError extends Error {
  readonly code: "away" | "busy" | "refused" | "broken";
  readonly status: number | null;
  constructor(code: ModelError["code"], status: number | null = null) {
    super(`the model is ${code}`);
    this.code = code;
    this.status = status;
  }
}

type Options = {
  /** Ends the answer; the connection to the model is closed then, which makes it stop. */
  signal: AbortSignal;
  maxTokens: number;
  /** The JSON schema that the answer has to fit. */
  schema?: object;
};

/** A cold local model loads for a while. */
const FIRST_WITHIN_MS = 60_000;
const NEXT_WITHIN_MS = 20_000;
const ALTOGETHER_MS = 180_000;
/** No event of a stream is longer. */
const EVENT_MAX = 1_000_000;
const BUSY = [429, 503, 529];

const codeOf = (status: number): ModelError["code"] => {
  if (BUSY.includes(status)) return "busy";
  return status >= 500 ? "away" : "refused";
};

const chunk = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .optional(),
});

/**
 * Streams one answer, piece by piece. Throws ModelError, `broken` also for an answer that ran into its limit; once the signal
 * is aborted whatever it throws is the abort.
 */
export async function* streamAnswer(
  model: Model,
  messages: readonly ChatMessage[],
  options: Options,
): AsyncGenerator<string> {
  const watch = new AbortController();
  let timer = setTimeout(() => watch.abort(new ModelError("away")), FIRST_WITHIN_MS);
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => watch.abort(new ModelError("broken")), NEXT_WITHIN_MS);
  };
  const whole = setTimeout(() => watch.abort(new ModelError("broken")), ALTOGETHER_MS);
  const signal = AbortSignal.any([options.signal, watch.signal]);
  try {
    const body = await ask(model, messages, options, signal);
    yield* piecesOf(body, alive);
  } catch (error) {
    if (error instanceof ModelError) throw error;
    if (watch.signal.aborted) throw watch.signal.reason;
    if (options.signal.aborted) throw error;
    // Neither the parser's words nor the socket's: they may quote what was written.
    throw new ModelError("broken");
  } finally {
    clearTimeout(timer);
    clearTimeout(whole);
    watch.abort();
  }
}

async function ask(
  { url, key, name }: Model,
  messages: readonly ChatMessage[],
  { maxTokens, schema, signal: asked }: Options,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(`${url}/chat/completions`, {
    method: "POST",
    signal,
    // The address is the operator's: a redirect would carry the key elsewhere.
    redirect: "error",
    headers: { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      model: name,
      messages,
      stream: true,
      max_tokens: maxTokens,
      ...(schema && {
        response_format: { type: "json_schema", json_schema: { name: "answer", strict: true, schema } },
      }),
    }),
  }).catch((error: unknown) => {
    throw asked.aborted || signal.aborted ? error : new ModelError("away");
  });
  if (response.ok && response.body) return response.body;
  await response.body?.cancel();
  throw new ModelError(codeOf(response.status), response.status);
}

/** The pieces of text in a stream; throws ModelError broken unless the model said that it was done. */
async function* piecesOf(body: ReadableStream<Uint8Array>, alive: () => void): AsyncGenerator<string> {
  let finish: string | null = null;
  for await (const data of eventsOf(body)) {
    alive();
    if (data === "[DONE]") break;
    const { error, choices } = chunk.parse(JSON.parse(data));
    // Some servers put errors into a stream that began well.
    if (error) throw new ModelError("broken");
    const [choice] = choices ?? [];
    finish = choice?.finish_reason ?? finish;
    if (choice?.delta?.content) yield choice.delta.content;
  }
  if (finish !== "stop") throw new ModelError("broken");
}

/** The data of server-sent events, however they are cut into chunks. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of body) {
    rest += decoder.decode(bytes, { stream: true });
    if (rest.length > EVENT_MAX) throw new ModelError("broken");
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith("data:")) yield line.slice(5).trim();
  }
  if (rest.startsWith("data:")) yield rest.slice(5).trim();
}
