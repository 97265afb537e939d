import Bowser from "bowser";
import { isbot } from "isbot";

const AGENT_MAX = 400;
const AGENTS_MAX = 2_000;
const known = new Map<string, Agent>();

/** What a browser's own name tells. */
export type Agent = { bot: boolean; browser: string; os: string };

function read(text: string): Agent {
  if (isbot(text)) return { bot: true, browser: "", os: "" };
  const parsed = Bowser.parse(text);
  return { bot: false, browser: parsed.browser.name ?? "", os: parsed.os.name ?? "" };
}

/** Reads a User-Agent. Without one it is no one's browser; what is longer than any browser's is cut. */
export function agentOf(header: string | undefined): Agent {
  const text = (header ?? "").slice(0, AGENT_MAX).trim();
  if (text === "") return { bot: true, browser: "", os: "" };
  const found = known.get(text);
  if (found) return found;
  // A copy: a piece of a header would keep all of it, sixteen kilobytes for four hundred letters.
  const own = Buffer.from(text).toString();
  const agent = read(own);
  const oldest = known.size >= AGENTS_MAX ? known.keys().next().value : undefined;
  if (oldest !== undefined) known.delete(oldest);
  known.set(own, agent);
  return agent;
}
