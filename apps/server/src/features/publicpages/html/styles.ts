import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** The inline styles of public pages, and the matching source of the page's policy. */
export type PageStyles = { head: string; policy: string };

const FILE = "public-page.css";

/**
 * Reads the styles that the web app's build wrote: a page that has them in it is seen with its first answer. Where nothing is
 * built, the page names the file.
 */
export function readStyles(webRoot: string | null): PageStyles {
  const file = path.join(webRoot ?? "", FILE);
  if (!webRoot || !fs.existsSync(file))
    return { head: `<link rel="stylesheet" href="/${FILE}">`, policy: "'self'" };
  const styles = fs.readFileSync(file, "utf8");
  const hash = createHash("sha256").update(styles).digest("base64");
  // 'self': non-Latin fonts are declared in stylesheets of their own.
  return { head: `<style>${styles}</style>`, policy: `'self' 'sha256-${hash}'` };
}
