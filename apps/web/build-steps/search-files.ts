import { mkdir, writeFile } from "node:fs/promises";
import { sitePages } from "../src/platform/site-paths.ts";

const origin = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;

/**
 * Writes the files for search engines into the client folder: `sitemap-site.xml` (every public page with its language
 * alternates), which the server's `sitemap.xml` lists next to the pages that members opened, and robots.txt. Preview pictures may
 * be fetched.
 */
export async function writeSearchFiles(folder: string): Promise<void> {
  const pages = sitePages();
  const entries = pages.map(({ path, page }) => {
    const alternates = pages
      .filter((other) => other.page === page)
      .map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other.language}" href="${origin}${other.path}"/>`,
      );
    return `  <url><loc>${origin}${path}</loc>${alternates.join("")}</url>`;
  });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
  const robots = `User-agent: *
Allow: /
Disallow: /dashboard
Disallow: /api
Allow: /api/og/
Disallow: /invite
Sitemap: ${origin}/sitemap.xml
`;
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(`${folder}/sitemap-site.xml`, sitemap),
    writeFile(`${folder}/robots.txt`, robots),
  ]);
}
