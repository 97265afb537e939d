const hashed = (hashes: readonly string[]): string[] => hashes.map((hash) => `'sha256-${hash}'`);

/**
 * The Content-Security-Policy of pages: own files only. `inline` are the hashes of the scripts and styles that the page
 * carries, computed at start; `provider` is the identity provider's script, whose folder it may use as well.
 */
export const pagePolicy = (
  inline: { scripts: readonly string[]; styles: readonly string[] },
  provider: string | null,
): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...hashed(inline.scripts), ...(provider ? [provider] : [])].join(" "),
    [
      "style-src 'self'",
      ...hashed(inline.styles),
      ...(provider ? [new URL("style", provider).href] : []),
    ].join(" "),
    // Its own frames show how a post looks on other sites.
    ["frame-src 'self'", ...(provider ? [new URL(".", provider).href] : [])].join(" "),
    "img-src 'self' blob: data:",
    "font-src 'self'",
    ["connect-src 'self'", ...(provider ? [new URL(".", provider).href] : [])].join(" "),
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** The policy of everything that is no page: nothing may run. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The policy of the one page that other sites may frame: own files only, nothing to send. */
export const EMBED_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "media-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors *",
].join("; ");

/**
 * The policy of script files. It rules nothing but workers, which follow the policy of their own file: without
 * `sandbox`, because that takes a worker's origin from it, and with it WebCrypto.
 */
export const SCRIPT_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** The policy of the worker that derives keys from passphrases: it alone may run WebAssembly, and sends no requests. */
export const KEY_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'";

/** On every answer. HSTS only where TLS is on; an identity provider signs in by a window of its own. */
export const securityHeaders = (tls: boolean, provider: boolean): Readonly<Record<string, string>> => ({
  // What sets no policy of its own is no page: an answer that something is not there.
  "content-security-policy": INERT_POLICY,
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": provider ? "same-origin-allow-popups" : "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(self), microphone=(self), geolocation=(), payment=()",
  ...(tls && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
});
