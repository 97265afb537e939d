import http from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import type { Model } from "#platform/ai/chat.ts";
import type { Config } from "#platform/env/config.ts";
import type { Log } from "#platform/log.ts";

/** Which model answers. */
export type Models = {
  /** The configured one, else a server on this machine that was found; null where there is none. */
  current(): Model | null;
  /** The model does not respond: a detected one is searched for again. */
  lost(model: Model): void;
  /** Begins to look for one on this machine, where that is wanted and none is configured; the start does not wait for it. */
  start(): void;
  stop(): void;
};

/** Where model servers listen on the machine that they run on; other things may as well: what answers is looked at. */
const LOCAL: readonly { name: string; url: string }[] = [
  { name: "Ollama", url: "http://127.0.0.1:11434/v1" },
  { name: "LM Studio", url: "http://127.0.0.1:1234/v1" },
  { name: "llama.cpp", url: "http://127.0.0.1:8080/v1" },
  { name: "vLLM", url: "http://127.0.0.1:8000/v1" },
];
const ANSWERS_WITHIN_MS = 300;
const PROBE_INTERVAL_MS = 60_000;
/** Models that turn text into something else than text. */
const NO_CHAT = /embed|rerank|whisper|tts/i;
const list = z.object({ object: z.literal("list"), data: z.array(z.object({ id: z.string().min(1) })) });

/** What an address on this machine answers to a GET; not by fetch, whose client costs every start 30 ms and 5 MB. */
const answerOf = (url: string): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    http.get(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }, resolve).on("error", reject);
  });

async function namesAt(url: string): Promise<string[]> {
  try {
    const response = await answerOf(`${url}/models`);
    if (response.statusCode !== 200) {
      response.destroy();
      return [];
    }
    return list
      .parse(JSON.parse(await text(response)))
      .data.map(({ id }) => id)
      .filter((id) => !NO_CHAT.test(id));
  } catch {
    return []; // unreachable, or another service
  }
}

/** The first server on this machine with a model that talks, all asked at once; `wanted` if it has that one. */
export async function findLocalModel(
  wanted: string,
  servers: readonly { name: string; url: string }[] = LOCAL,
): Promise<(Model & { server: string }) | null> {
  const found = await Promise.all(servers.map(async (one) => ({ ...one, names: await namesAt(one.url) })));
  for (const { name: server, url, names } of found) {
    const name = names.includes(wanted) ? wanted : names[0];
    if (name !== undefined) return { server, url, key: null, name };
  }
  return null;
}

/** Knows which model answers in this process. */
export function createModels({ ai, aiLocal }: Pick<Config, "ai" | "aiLocal">, log: Log): Models {
  const configured: Model | null = ai && { url: ai.baseUrl, key: ai.key, name: ai.model };
  let found: Model | null = null;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    if (found) return;
    const local = await findLocalModel(aiLocal?.model ?? "");
    if (!local || !timer) return;
    found = local;
    log.info({ server: local.server, model: local.name }, "a model server answers on this machine");
  };
  return {
    current: () => configured ?? found,
    lost: (model) => {
      if (model === found) found = null;
    },
    start: () => {
      if (configured || !aiLocal) return;
      timer = setInterval(() => void look(), PROBE_INTERVAL_MS).unref();
      void look();
    },
    stop: () => {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
