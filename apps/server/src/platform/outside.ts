import { lookup as resolve } from "node:dns";
import http from "node:http";
import https from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** A page or picture from somewhere outside. */
export type Fetched = { url: string; type: string; bytes: Buffer };
/** Limits of a request: max size in bytes, content types and timeout. */
export type FetchLimits = { maxBytes: number; types: RegExp; timeoutMs: number };

/** Addresses of this machine, of private networks and unassigned ones: members' links never reach them. */
const INSIDE = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  INSIDE.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  // Addresses whose first 96 bits are zero contain IPv4 addresses, as do the translated and the mapped ones.
  ["::", 96],
  ["::ffff:0:0:0", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
  ["5f00::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const)
  INSIDE.addSubnet(network, bits, "ipv6");

/** Whether an address belongs to a network that members' links must not reach. */
export const isInside = (address: string): boolean => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  return isIP(plain) === 4 ? INSIDE.check(plain, "ipv4") : isIP(plain) !== 6 || INSIDE.check(plain, "ipv6");
};

const isOutside = (address: string): boolean => !isInside(address);

/** Resolves a name and refuses it if any of its addresses is inside; the connection goes to just these addresses. */
const lookup =
  (allowed: (address: string) => boolean): LookupFunction =>
  (host, options, callback) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, "", 0);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !allowed(address)))
        return callback(new Error("an address inside"), "", 0);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });

const REDIRECTS_MAX = 3;
const AGENT = "Mozilla/5.0 (compatible; KompagnonBot/1.0)";

/**
 * Fetches a public page or picture for a link card: http and https on their usual ports only, no address inside, few
 * redirects, no cookies. Null for everything that does not answer as wished.
 */
export async function fetchOutside(
  address: string,
  limits: FetchLimits,
  allowed: (address: string) => boolean = isOutside,
): Promise<Fetched | null> {
  const deadline = AbortSignal.timeout(limits.timeoutMs);
  let url = new URL(address);
  for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
    if (!isFetchable(url, allowed)) return null;
    const answer = await get(url, limits, deadline, allowed).catch(() => null); // away, slow, or refused: no card
    if (answer === null) return null;
    if (!("location" in answer)) return { url: url.href, ...answer };
    if (!URL.canParse(answer.location, url.href)) return null;
    url = new URL(answer.location, url);
  }
  return null;
}

const isFetchable = ({ protocol, port, hostname, username }: URL, allowed: (address: string) => boolean) => {
  const host = hostname.replace(/^\[|\]$/g, "");
  // Only where other addresses are allowed, in tests, they may have a port.
  const usual = port === "" || (isIP(host) !== 0 && allowed !== isOutside);
  return /^https?:$/.test(protocol) && username === "" && usual && (isIP(host) === 0 || allowed(host));
};

type Answer = { location: string } | { type: string; bytes: Buffer };

function get(
  url: URL,
  { maxBytes, types }: FetchLimits,
  signal: AbortSignal,
  allowed: (address: string) => boolean,
): Promise<Answer | null> {
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((resolveAnswer, reject) => {
    const outgoing = request(
      url,
      {
        signal,
        lookup: lookup(allowed),
        agent: false,
        headers: { "user-agent": AGENT, accept: "text/html,image/*;q=0.8", "accept-encoding": "identity" },
      },
      (answer) => {
        const { statusCode = 0, headers } = answer;
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          answer.destroy();
          return resolveAnswer({ location: headers.location });
        }
        const type = headers["content-type"] ?? "";
        if (statusCode !== 200 || !types.test(type)) {
          answer.destroy();
          return resolveAnswer(null);
        }
        const parts: Buffer[] = [];
        let size = 0;
        const end = () => resolveAnswer({ type, bytes: Buffer.concat(parts) });
        answer.on("data", (part: Buffer) => {
          parts.push(part);
          size += part.length;
          // The head of a page is enough; a picture that is too large is broken and refused later.
          if (size >= maxBytes) {
            end();
            answer.destroy();
          }
        });
        answer.on("end", end);
        answer.on("error", reject);
      },
    );
    outgoing.on("error", reject);
    outgoing.end();
  });
}
