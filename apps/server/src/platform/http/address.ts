import { isIPv6 } from "node:net";

const NETWORK_GROUPS = 4;
/**
 * Key for clients that disconnected before their address was read; they share one counter, and none of them receives a response.
 */
const GONE = "gone";

/** The address that a request came from: an address of IP or, once the connection has ended, perhaps `gone`. */
export const addressOf = ({ ip }: { readonly ip?: string | undefined }): string => ip ?? GONE;

/**
 * The network that attempts from an address are counted for: an IPv4 address itself, the /64 network of an IPv6 address, because
 * one connection owns all of it.
 */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return address;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const filled = Array(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = tail === undefined ? before : [...before, ...filled, ...after];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}
