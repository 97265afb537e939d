import { createHash } from "node:crypto";
import type { Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import { z } from "zod";

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.75rem}h2{margin-top:2.5rem;border-bottom:1px solid;padding-bottom:.25rem}details{margin:.5rem 0;padding:.5rem .75rem;border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:8px}
summary{cursor:pointer}code,pre{font:13px/1.5 ui-monospace,monospace}pre{overflow:auto;max-height:24rem}b{display:inline-block;min-width:4rem}small{opacity:.75}`;

/** The page's policy: nothing but its own style. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; frame-ancestors 'none'`;

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const shape = (schema: unknown, io: "input" | "output") =>
  escapeHtml(JSON.stringify(z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: "any" }), null, 2)); // the contract types schemas by zod's core
const block = (title: string, schema: unknown, io: "input" | "output") =>
  schema ? `<p>${title}</p><pre>${shape(schema, io)}</pre>` : "";
const fields = (all: Endpoint["params"]) => all && z.object(all as z.ZodRawShape); // as above

function entry(route: string, endpoint: Endpoint): string {
  const [method = "", path = ""] = route.split(" ");
  const { access, limit, errors, params, query, body, output, events } = endpoint;
  const who = typeof access === "object" ? `admin level ${access.admin}` : access;
  const codes = Object.entries(errors ?? {})
    .map(([code, status]) => `${status} ${code}`)
    .join(", ");
  return `<details><summary><b>${method}</b> <code>${escapeHtml(path)}</code> <small>${escapeHtml(endpoint.about)}</small></summary>
<p>Who: ${who}. Limit: ${limit}.${codes ? ` Its own errors: ${codes}.` : ""}</p>
${block("Path", fields(params), "input")}${block("Query", fields(query), "input")}${block("Body", body, "input")}${block("Answer", output, "output")}${block("Events", events, "output")}</details>`;
}

/** The contract as a page that works without script. */
export function docsPage(contract: object, name: string): Buffer {
  const all = Object.entries(contract) as [string, Endpoint][];
  const features = Map.groupBy(all, ([route]) => route.split("/")[2] ?? "");
  const sections = [...features].map(
    ([feature, list]) =>
      `<h2>${escapeHtml(feature)}</h2>${list.map(([route, endpoint]) => entry(route, endpoint)).join("")}`,
  );
  return Buffer.from(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(name)} API</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(name)} API</h1><p>JSON over HTTPS. Sign in by <code>POST /api/auth/sign-in</code>; the session is an HttpOnly cookie. Requests that change something must carry our <code>Origin</code>. Errors read <code>{"error": "code", "message": "text"}</code>; any route may answer the common codes. The machine-readable document is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>${sections.join("")}</body></html>`);
}
