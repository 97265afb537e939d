import { ALL_LANGUAGES, DEFAULT_LANGUAGE, directionOf } from "@kompagnon/messages/languages.ts";
import { loadTexts } from "@kompagnon/messages/load.ts";
import type { Catalogue } from "@kompagnon/messages/load-feature.ts";
import { BRAND } from "../src/platform/brand.ts";

/** A text of a part; a missing one must stop the build. */
function textOf(catalogue: Catalogue, ...keys: string[]): string {
  let found: Catalogue | string | undefined = catalogue;
  for (const key of keys) found = typeof found === "object" ? found[key] : undefined;
  if (typeof found !== "string") throw new Error(`The offline page has no text ${keys.join(".")}`);
  return found.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The offline page: one section a language, of which its script shows one. Without script it is the default one. */
export async function offlinePage(): Promise<string> {
  const sections = await Promise.all(
    ALL_LANGUAGES.map(async (language) => {
      const { shell = {}, ui = {} } = {
        ...(await loadTexts(language, "shell")),
        ...(await loadTexts(language, "ui")),
      };
      const title = textOf(shell, "unreachable", "title");
      const hidden = language === DEFAULT_LANGUAGE ? "" : " hidden";
      return `<section lang="${language}" dir="${directionOf(language)}" data-title="${title} · ${BRAND}"${hidden}>
<h1>${title}</h1>
<p>${textOf(shell, "unreachable", "text")}</p>
<a href="">${textOf(ui, "retry")}</a>
</section>`;
    }),
  );
  return `<!doctype html>
<html lang="${DEFAULT_LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${BRAND}</title>
<link rel="stylesheet" href="/offline.css">
<script src="/offline.js" defer></script>
</head>
<body>
<main>
<svg class="mark" aria-hidden="true" viewBox="0 0 24 24"><rect x="2.5" y="2.5" width="6" height="19" rx="3"/><path d="M19 5.2 12.4 12 19 18.8" stroke-width="5.6" stroke-linecap="round" stroke-linejoin="round"/></svg>
${sections.join("\n")}
</main>
</body>
</html>
`;
}
