import type Stripe from "stripe";
import { handleApi } from "#platform/payments/local/api.ts";
import { parseForm } from "#platform/payments/local/form.ts";
import type { LocalProvider } from "#platform/payments/local/provider.ts";

type HttpClient = NonNullable<NonNullable<ConstructorParameters<typeof Stripe>[1]>["httpClient"]>;

/** The SDK's own transport, answered in this process: no port, no socket, nothing to reach from outside. */
export const inProcess = (provider: LocalProvider): HttpClient => ({
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
