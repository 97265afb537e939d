import { ALL_LANGUAGES, DEFAULT_LANGUAGE, type Language } from "@kompagnon/messages/languages.ts";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { isEntryPath, LANGUAGE_MARK, MISSING_PATH } from "#platform/entry-paths.ts";
import { createTranslator } from "#platform/i18n.ts";
import { sitePageAt } from "#platform/site-paths.ts";
import { TranslatorContext } from "#platform/use-translation.ts";
import { Still } from "./still.ts";

/** Renders a page in a language and waits until it is complete. */
async function draw(
  language: Language,
  texts: "site" | "shell",
  { context, url, still }: { context: EntryContext; url: string; still: boolean },
): Promise<string> {
  const translator = await createTranslator(language, ["ui", texts]);
  let failure: unknown;
  const stream = await renderToReadableStream(
    <TranslatorContext value={translator}>
      <Still value={still}>
        <ServerRouter context={context} url={url} />
      </Still>
    </TranslatorContext>,
    {
      // Whole pages, never put together by a script of React's.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure = error;
      },
    },
  );
  await stream.allReady;
  if (failure) throw failure; // a page that cannot be drawn must stop the build
  return new Response(stream).text();
}

/**
 * Draws a page in every language, one behind the other with a mark in between: it has one address for all of them, and
 * `build-steps/shells.ts` makes a document of each.
 */
async function drawAll(context: EntryContext, url: string, still: boolean): Promise<string> {
  let { serverHandoffStream: handoff } = context;
  const pages: string[] = [];
  for (const language of ALL_LANGUAGES) {
    // Each drawing reads the router's data and keeps notes of its own.
    const [own, rest] = handoff?.tee() ?? [undefined, undefined];
    handoff = rest;
    const { serverHandoffStream: _, ...shared } = context;
    const copy: EntryContext = { ...shared, ...(own && { serverHandoffStream: own }), renderMeta: {} };
    pages.push(await draw(language, "shell", { context: copy, url, still }));
  }
  return pages.join(LANGUAGE_MARK);
}

/**
 * Draws at build time: public pages in the language of their address, entry pages and the one for unknown addresses in all of
 * them, and the document that every other page begins with.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { url } = request;
  // The fallback of all other addresses is drawn for "/" as well, but is no public page.
  const site = context.isSpaMode ? null : sitePageAt(pathname);
  const isMissing = !context.isSpaMode && pathname.replace(/\/$/, "") === MISSING_PATH;
  const isDrawn = isMissing || (!context.isSpaMode && isEntryPath(pathname));
  const page =
    isDrawn && import.meta.env.PROD
      ? await drawAll(context, url, isMissing)
      : await draw(site?.language ?? DEFAULT_LANGUAGE, "site", {
          context,
          url,
          still: site !== null && import.meta.env.PROD,
        });
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(page, { status, headers });
}
