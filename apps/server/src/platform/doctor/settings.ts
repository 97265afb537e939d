import fs from "node:fs";
import path from "node:path";
import { type Finding, fail, ok, warn } from "#platform/doctor/finding.ts";
import type { Config } from "#platform/env/config.ts";

const GB = 1e9;
const DISTINCT_MIN = 10;

/** Room on a disk, in bytes. */
export function diskFinding(free: number, total: number): Finding {
  const summary = `${(free / GB).toFixed(1)} of ${(total / GB).toFixed(1)} GB are free where DATA_DIR is`;
  if (free < GB / 2) return fail("disk", `${summary}: writes are about to be refused. Make room.`);
  return free < 2 * GB || free < total / 10
    ? warn("disk", `${summary}. Make room soon.`)
    : ok("disk", `${summary}.`);
}

/** A piece that is repeated (`0123456789abcdef` twice), as nothing drawn at random is. */
const REPEATED = /^(.{1,32}?)\1+$/;

/** Whether a secret could be guessed: drawn at random it has many different characters, repeats nothing and says nothing. */
const isWeak = (secret: string): boolean =>
  new Set(secret).size < DISTINCT_MIN ||
  REPEATED.test(secret) ||
  /(0123456789|abcdefghij|test|secret|change|example|password|kompagnon)/i.test(secret);

function openFiles(dataDir: string): string[] {
  return ["secret", "identity-keys"].filter((name) => {
    const found = fs.statSync(path.join(dataDir, name), { throwIfNoEntry: false });
    return found && (found.mode & 0o077) !== 0;
  });
}

/** Checks the strength of secrets and the permissions of their files; reports no secret. */
export function secretFindings({ secret, dataDir, calls, payments, loopback }: Config): Finding[] {
  const open = openFiles(dataDir);
  return [
    isWeak(secret)
      ? fail(
          "secret",
          "SECRET can be guessed: draw one with openssl rand -hex 32. Everybody has to sign in again then.",
        )
      : ok("secret", "SECRET looks drawn at random."),
    ...(open.length > 0
      ? [
          fail(
            "secret",
            `Others may read ${open.join(" and ")} in DATA_DIR. Run: chmod 600 DATA_DIR/${open.join(" DATA_DIR/")}`,
          ),
        ]
      : []),
    ...(calls.turnSecret !== null && isWeak(calls.turnSecret)
      ? [
          warn(
            "secret",
            "TURN_SECRET can be guessed: others could use your relays. Draw one with openssl rand -hex 32.",
          ),
        ]
      : []),
    ...(payments.mode === "local" && !loopback
      ? [
          fail(
            "payments",
            "PAYMENTS=local: everybody has premium for test money. Unset it, or set STRIPE_SECRET_KEY.",
          ),
        ]
      : []),
  ];
}

/** Addresses, proxies, and what is for tests only. */
export function addressFindings(config: Config, publicUrl: string | undefined): Finding[] {
  const { origin, loopback, trustProxy, captcha, rateLimitFactor, sampleData } = config;
  const found: Finding[] = [];
  if (loopback)
    found.push(
      warn(
        "address",
        `Only this machine reaches ${origin}. For others set APP_ORIGIN=https://… and a proxy.`,
      ),
    );
  else if (!origin.startsWith("https:"))
    found.push(
      fail(
        "address",
        `APP_ORIGIN is ${origin}: passwords and sessions cross the net in the clear. Use https.`,
      ),
    );
  else found.push(ok("address", `Members use ${origin}.`));
  if (publicUrl && new URL(publicUrl).origin !== origin)
    found.push(
      warn("address", "PUBLIC_URL and APP_ORIGIN differ: search engines are led to another address."),
    );
  if (!loopback && trustProxy === false)
    found.push(
      fail(
        "proxy",
        "TRUST_PROXY is off: behind a proxy all members have one address, and share its limits. Set it to the proxy's address, such as 127.0.0.1.",
      ),
    );
  else if (typeof trustProxy === "string" && /(^|,)\s*[^,]*\/0\s*(,|$)/.test(trustProxy))
    found.push(
      fail(
        "proxy",
        "TRUST_PROXY believes everybody: members choose their own address. Name the proxy alone.",
      ),
    );
  else
    found.push(
      ok("proxy", trustProxy === false ? "No proxy is believed." : "TRUST_PROXY names who is believed."),
    );
  if (captcha === "none")
    found.push(
      (loopback ? warn : fail)("robots", "CAPTCHA_PROVIDER=none: sign-up is open to robots. Unset it."),
    );
  if (rateLimitFactor !== 1)
    found.push(warn("limits", `RATE_LIMIT_FACTOR=${rateLimitFactor} changes every limit. Unset it.`));
  if (sampleData && !loopback)
    found.push(warn("sample", "The sample community is loaded. Set SAMPLE_DATA=off before you open."));
  return found;
}

/** Whether calls find a way. */
export function callsFinding({ calls }: Pick<Config, "calls">): Finding {
  if (calls.turn.length > 0)
    return calls.turn.some((one) => /^turns:/i.test(one))
      ? ok("calls", "Relays are configured, also over TLS.")
      : warn(
          "calls",
          "Relays are configured, none over TLS: add turns:HOST:443 to TURN_URLS for strict networks.",
        );
  return warn(
    "calls",
    `${calls.stun.length > 0 ? "Calls fail between strict networks" : "Calls connect within one network only"}: set TURN_URLS and TURN_SECRET${calls.stun.length > 0 ? "" : ", and STUN_URLS"}.`,
  );
}
