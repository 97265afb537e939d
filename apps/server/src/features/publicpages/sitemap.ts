import { publicPagesPaths } from "@kompagnon/contract/publicpages/paths.ts";
import { countPages, listPages } from "#features/publicpages/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { escaped } from "#platform/http/html.ts";

/** Addresses per query; search engines accept 50,000 per file. */
const AT_A_TIME = 5_000;
/** More files than this are not named. */
const FILES_MAX = 200;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Names the files with the product's own pages (written with the web app) and with those that were opened. */
export async function sitemapIndex(db: Queryable, origin: string): Promise<string> {
  const files = Math.min(FILES_MAX, Math.ceil((await countPages(db)) / AT_A_TIME));
  const names = ["site", ...Array.from({ length: files }, (_, at) => `open-${at + 1}`)];
  const entries = names.map(
    (name) => `  <sitemap><loc>${escaped(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex ${SPACE}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** A file of open pages, counted from 1; null where there is none. */
export async function sitemapFile(db: Queryable, origin: string, file: number): Promise<string | null> {
  if (!Number.isInteger(file) || file < 1 || file > FILES_MAX) return null;
  const pages = await listPages(db, AT_A_TIME, (file - 1) * AT_A_TIME);
  const entries = pages.map(({ name, groupId, jobId }) => {
    const about = groupId ? publicPagesPaths.group(groupId) : publicPagesPaths.job(jobId ?? "");
    const path = name ? publicPagesPaths.member(name) : about;
    return `  <url><loc>${escaped(`${origin}${path}`)}</loc></url>`;
  });
  return `${HEAD}<urlset ${SPACE}>\n${entries.join("\n")}\n</urlset>\n`;
}
