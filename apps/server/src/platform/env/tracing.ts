import type { Environment } from "#platform/env/environment.ts";

/** Where traces are sent, with which headers, as whose, and which part of them. */
export type TracingSettings = {
  endpoint: string;
  headers: Record<string, string>;
  service: string;
  ratio: number;
};

/** What the environment says of traces; null: none are made. */
export const tracingOf = (env: Environment): TracingSettings | null =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, ""),
        headers: env.OTEL_EXPORTER_OTLP_HEADERS,
        service: env.OTEL_SERVICE_NAME ?? env.APP_NAME.toLowerCase(),
        ratio: env.OTEL_TRACES_SAMPLER_ARG,
      }
    : null;
