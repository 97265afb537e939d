/**
 * The Content-Security-Policy of pages: own files only. `hashes` are those of the inline scripts that the prerendered
 * pages carry, computed at start.
 */
export const pagePolicy = (hashes: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashes.map((hash) => `'sha256-${hash}'`).join(" ")}`.trim(),
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** The policy of everything that is no page: nothing may run. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * The policy of script files. It rules nothing but workers, which follow the policy of their own file: without
 * `sandbox`, because that takes a worker's origin from it, and with it WebCrypto.
 */
export const SCRIPT_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** On every answer. HSTS only where TLS is on. */
export const securityHeaders = (tls: boolean): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(self), microphone=(self), geolocation=(), payment=()",
  ...(tls && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
});
