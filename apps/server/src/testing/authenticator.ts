import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const UP_AND_VERIFIED = 0x05;
const ATTESTED = 0x40;
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string): Buffer => createHash("sha256").update(bytes).digest();

/** A passkey device in software: makes one passkey and signs with it, as a browser would pass it on. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly origin: string;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  #counter = 0;

  constructor(origin: string) {
    this.origin = origin;
    ({ privateKey: this.#privateKey, publicKey: this.#publicKey } = generateKeyPairSync("ec", {
      namedCurve: "P-256",
    }));
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #authData(flags: number, attested = Buffer.alloc(0)): Buffer {
    this.#counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#counter);
    const rpId = sha256(new URL(this.origin).hostname);
    return Buffer.concat([rpId, Buffer.from([flags]), count, attested]);
  }

  /** The answer to the options of `POST /api/auth/passkeys/options`. */
  create({ challenge }: { challenge: string }): Record<string, unknown> {
    const { x = "", y = "" } = this.#publicKey.export({ format: "jwk" });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, cose]);
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(this.#authData(UP_AND_VERIFIED | ATTESTED, attested))],
      ]) as Parameters<typeof isoCBOR.encode>[0], // its type names no unions
    );
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64url(this.#clientData("webauthn.create", challenge)),
        attestationObject: base64url(attestationObject),
        transports: ["internal"],
      },
    };
  }

  /** The answer to the options of `POST /api/auth/passkeys/sign-in/options`. */
  get({ challenge }: { challenge: string }): Record<string, unknown> {
    const clientData = this.#clientData("webauthn.get", challenge);
    const authData = this.#authData(UP_AND_VERIFIED);
    const signature = sign("sha256", Buffer.concat([authData, sha256(clientData)]), this.#privateKey);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      },
    };
  }

  #credential() {
    const id = base64url(this.id);
    return { id, rawId: id, type: "public-key", clientExtensionResults: {} };
  }
}
