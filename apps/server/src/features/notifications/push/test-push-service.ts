import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";

/** What the push service got. */
type Pushed = { path: string; headers: http.IncomingHttpHeaders; body: Buffer };

/** A push service of our own that speaks RFC 8030; `answer` says with which status. */
export async function startPushService() {
  const pushed: Pushed[] = [];
  const service = {
    pushed,
    answer: 201,
    location: "",
    host: "",
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
    /** What arrived for a browser. */
    to: (browser: Browser) => pushed.filter(({ path }) => path === browser.path),
  };
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // without an encoding chunks are buffers
    pushed.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(service.answer, service.location ? { location: service.location } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  service.host = `127.0.0.1:${port}`;
  return service;
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** A browser's side of a subscription: its keys, and how it reads what arrives (RFC 8291). */
export class Browser {
  readonly path = `/push/${randomBytes(12).toString("hex")}`;
  readonly #keys = createECDH("prime256v1");
  readonly #auth = randomBytes(16);
  readonly #host: string;
  constructor(host: string) {
    this.#host = host;
    this.#keys.generateKeys();
  }

  /** As `PushSubscription.toJSON()` tells it. */
  subscription() {
    return {
      endpoint: `http://${this.#host}${this.path}`,
      keys: { p256dh: this.#keys.getPublicKey("base64url"), auth: this.#auth.toString("base64url") },
    };
  }

  /** The payload of a message for this browser; throws if it is not for it. */
  read(body: Buffer): Record<string, unknown> {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + body.readUInt8(20));
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#keys.getPublicKey(), theirs]);
    const secret = derive(this.#keys.computeSecret(theirs), this.#auth, info, 32);
    const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
    const decipher = createDecipheriv(
      "aes-128-gcm",
      key,
      derive(secret, salt, "Content-Encoding: nonce\0", 12),
    );
    decipher.setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([decipher.update(body.subarray(21 + theirs.length, -16)), decipher.final()]);
    // 2 ends the last record; zeros may follow.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString("utf8"));
  }
}

/** The claims of a VAPID header (RFC 8292), if its signature is right; throws otherwise. */
export function readVapid(authorization: string): { key: string; claims: Record<string, unknown> } {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  const right = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!right) throw new Error("the signature is wrong");
  return { key, claims: JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) };
}
