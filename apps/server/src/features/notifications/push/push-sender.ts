import { isQuiet, USUAL_TIME_ZONE } from "#features/notifications/digest/local-time.ts";
import { createPushKeys, type PushKeys } from "#features/notifications/push/push-keys.ts";
import { type PushPayload, pushJob, topicOf } from "#features/notifications/push/push-message.ts";
import {
  deleteSubscription,
  findTarget,
  type Subscription,
} from "#features/notifications/push/push-queries.ts";
import type { Platform } from "#platform/platform.ts";

/**
 * Whether a push endpoint from a browser belongs to a known push service, so that members can't make the server call arbitrary
 * addresses. Patterns: a host, `*.` and a host (any name below it), or `host:port`, which may be plain HTTP.
 */
export function isPushService(endpoint: string, patterns: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, hostname, port, username, password } = new URL(endpoint);
  // The parser of addresses lets signs pass in names that no name has; the sender's own does not.
  if (!/^[a-z\d.:[\]-]+$/i.test(host)) return false;
  if (username || password || !["http:", "https:"].includes(protocol)) return false;
  return patterns.some((pattern) => {
    if (pattern.includes(":")) return host === pattern;
    if (protocol !== "https:" || port) return false;
    return pattern.startsWith("*.") ? hostname.endsWith(pattern.slice(1)) : hostname === pattern;
  });
}

/** How long a push service keeps a message for a device that is off, in seconds. */
const TTL_SECONDS = 24 * 3600;
const TIMEOUT_MS = 10_000;
/** What push services take at least, encryption included, is 4096 bytes. */
const PAYLOAD_MAX_BYTES = 3 * 1024;
const GONE = [404, 410];

const NOWHERE = { actorId: null, source: null };

/** Does the work of push messages. */
export function sendPushes(platform: Platform): void {
  const { db, jobs, config, log } = platform;
  const keys = createPushKeys(platform);
  jobs.work(pushJob, async ({ hash, payload: planned, from = NOWHERE, requested }) => {
    const id = Buffer.from(hash, "base64url");
    const target = await findTarget(db, id, from);
    // The subscription is gone, or the text was retracted.
    if (!target || (target.retold && target.words === null)) return;
    const payload = target.retold ? { ...planned, body: target.words ?? "" } : planned;
    const { quietFrom, quietTo, timeZone } = target;
    // A second try may fall into hours that the first did not.
    if (!requested && isQuiet({ quietFrom, quietTo, timeZone: timeZone ?? USUAL_TIME_ZONE }, new Date()))
      return;
    const known = isPushService(target.endpoint, config.pushHosts);
    const status = known ? await post(target, payload, await keys(), config.mailFrom) : null;
    if (status === null || GONE.includes(status)) await deleteSubscription(db, id);
    else if (status >= 300) throw new Error(`the push service answered ${status}`);
    log.debug({ status }, "push message sent");
  });
}

/** The contact that push services want to know: the address that our mails come from. */
const contactOf = (mailFrom: string): string => `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;

/** Encrypts and posts a message; answers the push service's status. */
async function post(
  { endpoint, p256dh, auth }: Subscription,
  payload: PushPayload,
  keys: PushKeys,
  mailFrom: string,
): Promise<number> {
  const { default: webpush } = await import("web-push");
  const text = JSON.stringify(payload);
  if (Buffer.byteLength(text) > PAYLOAD_MAX_BYTES) throw new Error("a push message is too large");
  const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    TTL: TTL_SECONDS,
    topic: topicOf(payload.tag),
    vapidDetails: { subject: contactOf(mailFrom), ...keys },
  });
  // fetch measures the body itself.
  const { "Content-Length": _, ...rest } = headers;
  const response = await fetch(endpoint, {
    method: "POST",
    headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body),
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.status;
}
