import net from "node:net";
import tls from "node:tls";
import { codeIn, type Finding, fail, ok, TIMEOUT_MS, warn, within } from "#platform/doctor/finding.ts";
import type { Config } from "#platform/env/config.ts";
import { connectRedis, type HostPort, type RedisAddress, redisState } from "#platform/redis.ts";

const DAY = 86_400_000;

/** Whether the mail server answers and lets us in. Nothing is sent. */
export async function mailFinding({
  smtpUrl,
  loopback,
}: Pick<Config, "smtpUrl" | "loopback">): Promise<Finding> {
  if (!smtpUrl)
    return (loopback ? warn : fail)(
      "mail",
      "SMTP_URL is not set: mails land as files in DATA_DIR/outbox, and no one gets one.",
    );
  const { createTransport } = await import("nodemailer");
  const timeouts = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  const transport = createTransport({ url: smtpUrl, ...timeouts, dnsTimeout: TIMEOUT_MS });
  try {
    await within(transport.verify(), 2 * TIMEOUT_MS);
    return ok("mail", `${new URL(smtpUrl).host} lets us in.`);
  } catch (error) {
    return fail(
      "mail",
      `${new URL(smtpUrl).host} does not let us in (${codeIn(error)}): look at SMTP_URL, and at what the firewall lets out.`,
    );
  } finally {
    transport.close();
  }
}

/** Whether Redis takes what is written, and each sentinel or machine of a Cluster connections. */
export async function redisFinding({ redis }: Pick<Config, "redis">): Promise<Finding[]> {
  if (!redis) return [];
  const { sentinels, cluster } = redis;
  return Promise.all([
    writesFinding(redis),
    ...(sentinels?.sentinels ?? []).map((place) => hostFinding("The sentinel", place)),
    ...(cluster ?? []).map((place) => hostFinding("The Cluster's", place)),
  ]);
}

/** What follows for members. */
const WITHOUT_REDIS = "limits are counted per process, live events come late";

async function writesFinding(place: RedisAddress): Promise<Finding> {
  const never = { retryStrategy: () => null, sentinelRetryStrategy: () => null, maxRetriesPerRequest: 0 };
  const bounds = { connectTimeout: TIMEOUT_MS, commandTimeout: TIMEOUT_MS };
  const redis = connectRedis(place, { ...never, ...bounds, lazyConnect: true });
  const host = place.sentinels?.name ?? (place.cluster ? "The Cluster" : new URL(place.url).host);
  let failure: unknown;
  redis.on("error", (error) => {
    failure = error;
  });
  try {
    await within(redis.connect());
    const state = await redisState(redis, "kompagnon:doctor:");
    if (state === "ok") return ok("redis", `${host} takes what is written.`);
    const what =
      state === "read_only"
        ? "takes no writes: look at its memory, its disk and its copies"
        : "does not do what it is asked";
    return fail("redis", `${host} ${what}. Meanwhile ${WITHOUT_REDIS}.`);
  } catch (error) {
    return fail("redis", `${host} takes no connections (${codeIn(failure ?? error)}): ${WITHOUT_REDIS}.`);
  } finally {
    redis.disconnect();
  }
}

async function hostFinding(what: string, place: HostPort): Promise<Finding> {
  const name = `${what} ${place.host}:${place.port}`;
  const socket = net.connect(place);
  try {
    await within(new Promise((resolve, reject) => socket.on("connect", resolve).on("error", reject)));
    return ok("redis", `${name} takes connections.`);
  } catch (error) {
    return fail("redis", `${name} takes no connections (${codeIn(error)}): a fail-over needs it.`);
  } finally {
    socket.destroy();
  }
}

/** The expiry of a certificate from any issuer; null without one. */
const certificateEnd = (host: string, port: number): Promise<Date | null> =>
  within(
    new Promise<Date | null>((resolve, reject) => {
      const socket = tls.connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
        const { valid_to: until } = socket.getPeerCertificate();
        socket.destroy();
        resolve(until ? new Date(until) : null);
      });
      socket.on("error", reject);
    }),
  );

/** `until`: the end of the certificate that members are shown; `now` in ms. */
export function certificateFinding(until: Date, now: number): Finding {
  const days = Math.floor((until.getTime() - now) / DAY);
  if (days < 3)
    return fail(
      "certificate",
      `It ends ${until.toISOString()}: look at why it is not renewed (port 80 open? the proxy's log).`,
    );
  return days < 14
    ? warn(
        "certificate",
        `It is good for ${days} days and should have been renewed: look at the proxy's log.`,
      )
    : ok("certificate", `It is good for ${days} days.`);
}

/** What the proxy made of our headers. */
export function headersFinding(headers: Headers, isTls: boolean): Finding {
  const policy = headers.get("content-security-policy") ?? "";
  const hsts = headers.get("strict-transport-security") ?? "";
  // Two of one name arrive with a comma between.
  if (!policy.includes("frame-ancestors") || policy.includes(", "))
    return fail(
      "headers",
      "The Content-Security-Policy that members get is not ours: let the proxy set no security headers.",
    );
  if (isTls && (hsts === "" || hsts.includes(", ")))
    return fail(
      "headers",
      "Strict-Transport-Security does not arrive as we send it: APP_ORIGIN has to be the address members use, and the proxy adds nothing.",
    );
  return ok("headers", "Our security headers arrive as we send them.");
}

/** Requests the product as members do: by its public address, through any proxy in front of it. */
export async function originFindings({ origin }: Pick<Config, "origin">): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(origin);
  const isTls = protocol === "https:";
  const found: Finding[] = [];
  try {
    const answer = await fetch(`${origin}/api/health`, {
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    found.push(
      answer.status === 200
        ? ok("reach", `${origin} answers.`)
        : fail(
            "reach",
            `${origin}/api/health answers ${answer.status}: is a process running, and does the proxy lead to it?`,
          ),
      ...(answer.status === 200 ? [headersFinding(answer.headers, isTls)] : []),
    );
  } catch (error) {
    const reason = codeIn((error as { cause?: unknown }).cause ?? error);
    found.push(
      warn(
        "reach",
        `${origin} can't be reached from this machine (${reason}): is a process running, and the proxy?`,
      ),
    );
  }
  if (!isTls) return found;
  try {
    const until = await certificateEnd(hostname.replace(/^\[|\]$/g, ""), Number(port || 443));
    if (until) found.push(certificateFinding(until, Date.now()));
  } catch {
    // That it can't be reached is said above.
  }
  return found;
}
