import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as the model was asked it. */
type Asked = {
  messages: { role: string; content: string }[];
  response_format?: unknown;
  authorization: string | undefined;
};

/** A model server that speaks the part of OpenAI's protocol that we use. */
export type ModelServer = {
  /** As AI_BASE_URL has it. */
  url: string;
  /** All that it was asked, in order. */
  asked: Asked[];
  /** How often the other side went before the answer's end. */
  left: () => number;
  /** Lets answers go on that wait for it ("warte"). */
  release: () => void;
  stop: () => Promise<void>;
};

const SLOGANS = Array.from({ length: 12 }, (_, at) => `Kaffee am See Nummer ${at + 1}`);
const NAMES = ["Seeblick", "Uferkante", "Bohnenwerk", "Kaffeehafen", "Morgensee", "Steglicht", "Wellenbar"];
const NOTHING = { start_day: null, due_day: null, euros: null, probability: null, impact: null };
/** A plan as models write them: with a day too far, a way to nowhere, a card without a name and one that is there twice. */
const PLAN = {
  title: "Kaffee am See",
  cards: [
    {
      ...NOTHING,
      key: "ort",
      kind: "task",
      title: "Ort suchen",
      text: "Drei ansehen.",
      start_day: 9,
      due_day: 5,
    },
    {
      ...NOTHING,
      key: "anmelden",
      kind: "task",
      title: "Gewerbe anmelden",
      text: "",
      start_day: 0,
      due_day: 7,
    },
    { ...NOTHING, key: "karte", kind: "milestone", title: "Die Karte steht", text: "", due_day: 9_000 },
    {
      ...NOTHING,
      key: "auf",
      kind: "goal",
      title: "Hundert Gäste in der ersten Woche",
      text: "",
      due_day: 28,
    },
    { ...NOTHING, key: "maschine", kind: "budget", title: "Maschine", text: "Gebraucht.", euros: 1234.56 },
    { ...NOTHING, key: "regen", kind: "risk", title: "Regen", text: "Schirme.", probability: 4, impact: 9 },
    { ...NOTHING, key: "leer", kind: "note", title: "  ", text: "ohne Titel" },
    { ...NOTHING, key: "ort", kind: "note", title: "Noch einmal", text: "" },
    { key: "wetter", kind: "sturm", title: "Gibt es nicht" },
  ],
  ways: [
    { from: "ort", to: "karte", kind: "leads" },
    { from: "karte", to: "auf", kind: "leads" },
    { from: "karte", to: "auf", kind: "blocks" },
    { from: "maschine", to: "nirgends", kind: "belongs" },
    { from: "auf", to: "auf", kind: "leads" },
  ],
};
/** What there is before an answer waits or breaks off. */
const BEGINNING = 4;
const WORDS = 40;

const textFor = (question: string): string[] => [
  `**Echo:** ${question.slice(0, 200)}`,
  ...Array.from({ length: WORDS }, (_, at) => ` wort${at + 1}`),
];
const objectFor = (schema: unknown): object => {
  const text = JSON.stringify(schema);
  if (text.includes("slogans")) return { slogans: SLOGANS };
  if (text.includes("cards")) return PLAN;
  return { names: NAMES.map((name) => ({ name, why: "Klingt nach Wasser" })) };
};
const listFor = (schema: unknown): string[] => JSON.stringify(objectFor(schema)).match(/.{1,40}/gsu) ?? [];

/**
 * Starts one on a free port, or the one that is given. What it answers the last message decides: "fehler 429" (any status),
 * "abriss" (the connection dies in the middle), "warte" (the rest comes after `release`), "langsam", "kein json" (once, where a
 * list is asked for), "nie json"; else it echoes.
 */
export async function startModelServer(port = 0): Promise<ModelServer> {
  const asked: Asked[] = [];
  const waiting = new Set<() => void>();
  let left = 0;
  let badOnce = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url === "/v1/models")
      return json(response, 200, { object: "list", data: [{ id: "probe-1" }] });
    if (request.url !== "/v1/chat/completions") return json(response, 404, {});
    const body = await bodyOf(request);
    asked.push({ ...body, authorization: request.headers.authorization });
    const question = body.messages.at(-1)?.content ?? "";
    const [, status] = /^fehler (\d{3})/.exec(question) ?? [];
    if (status) return json(response, Number(status), { error: { message: `geheim: ${question}` } });
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.on("close", () => {
      if (!response.writableFinished) left += 1;
    });
    const isBad = question.startsWith("nie json") || (question.startsWith("kein json") && badOnce++ === 0);
    const answerList = () => (isBad ? ["{ nein"] : listFor(body.response_format));
    const pieces = body.response_format ? answerList() : textFor(question);
    for (const [at, content] of pieces.entries()) {
      if (at === BEGINNING && question.startsWith("abriss")) return breakOff(response);
      if (at === BEGINNING && question.startsWith("warte")) await released(response, waiting);
      if (question.startsWith("langsam")) await new Promise((resolve) => setTimeout(resolve, 60));
      if (response.destroyed) return;
      send(response, { choices: [{ index: 0, delta: { content }, finish_reason: null }] });
    }
    send(response, { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
    response.end("data: [DONE]\n\n");
  };
  const server: Server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked,
    left: () => left,
    release: () => {
      for (const go of waiting) go();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Omit<Asked, "authorization">> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

const json = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const send = (response: ServerResponse, data: unknown): boolean =>
  response.write(`data: ${JSON.stringify(data)}\n\n`);
/** Dies in the middle of a sentence, once what was said is on its way. */
const breakOff = (response: ServerResponse): void =>
  void response.write(": \n\n", () => setImmediate(() => response.destroy()));
const released = (response: ServerResponse, waiting: Set<() => void>): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      waiting.delete(go);
      resolve();
    };
    waiting.add(go);
    response.on("close", go);
  });
