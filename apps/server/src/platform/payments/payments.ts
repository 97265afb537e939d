import { createHmac } from "node:crypto";
import { createRequire } from "node:module";
import type { PaymentMode } from "@kompagnon/contract/billing/model.ts";
import type Stripe from "stripe";
import type { Database } from "#platform/db/database.ts";
import type { Config } from "#platform/env/config.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import { handleApi } from "#platform/payments/local/api.ts";
import { parseForm } from "#platform/payments/local/form.ts";
import { LocalProvider } from "#platform/payments/local/provider.ts";

type HttpClient = NonNullable<NonNullable<ConstructorParameters<typeof Stripe>[1]>["httpClient"]>;

/** The SDK's own transport, answered in this process: no port, no socket, nothing to reach from outside. */
const inProcess = (provider: LocalProvider): HttpClient => ({
  getClientName: () => "local",
  // biome-ignore lint/complexity/useMaxParams: the SDK calls it so
  async makeRequest(_host, _port, path, method, headers, data) {
    const url = new URL(path, "http://local");
    const form = parseForm(method === "POST" ? data : url.search);
    const key = (headers as Record<string, unknown>)["Idempotency-Key"]; // the SDK's own record of headers
    const { status, body } = await handleApi(provider, {
      method,
      path: url.pathname,
      form,
      key: method === "POST" && typeof key === "string" ? key : null,
    });
    return {
      getStatusCode: () => status,
      getHeaders: () => ({ "request-id": "req_local" }),
      getRawResponse: () => body,
      toStream: () => {
        throw new Error("the local provider streams nothing");
      },
      toJSON: async () => body,
    };
  },
});

/** The way to the payment provider. Real and test money never meet: every object says which it is (`livemode`). */
export interface Payments {
  readonly mode: PaymentMode;
  readonly livemode: boolean;
  /** What webhooks are signed with; several while one is exchanged for another. */
  readonly secrets: readonly string[];
  /** The provider's own client. Throws where there are no payments (`mode` is "off"). */
  stripe(): Stripe;
  /** Test money without any provider; null where there is one. */
  readonly local: LocalProvider | null;
}

/** How long the provider is waited for, in ms. */
const TIMEOUT_MS = 20_000;
type Constructor = typeof Stripe;

/** Payments as configured: by Stripe, by a provider of our own with test money, or none. */
export function createPayments(config: Config, db: Database, jobs: Jobs): Payments {
  const { mode, key, secrets } = config.payments;
  const local = mode === "local" ? new LocalProvider(db, jobs, () => config.origin) : null;
  let client: Stripe | undefined;
  return {
    mode,
    local,
    livemode: mode === "live",
    secrets:
      mode === "local"
        ? [`whsec_${createHmac("sha256", config.secret).update("local payments").digest("hex")}`]
        : secrets,
    stripe() {
      if (mode === "off") throw new Error("there are no payments");
      if (client) return client;
      // Loaded with the first purchase, as CommonJS: 110 to 150 ms and 24 MB that a server which sells nothing spares.
      const make = createRequire(import.meta.url)("stripe") as Constructor; // the same class, by its other entry
      client = new make(local ? "sk_test_local" : key, {
        timeout: TIMEOUT_MS,
        telemetry: false,
        maxNetworkRetries: local ? 0 : 2,
        ...(local && { httpClient: inProcess(local) }),
      });
      return client;
    },
  };
}
