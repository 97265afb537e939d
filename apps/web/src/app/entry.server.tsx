import { renderToReadableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { type EntryContext, ServerRouter } from "react-router";
import { createTranslator } from "#platform/i18n.ts";
import { sitePageAt } from "#platform/site-paths.ts";
import { DEFAULT_LANGUAGE } from "@kompagnon/messages/languages.ts";

/** Draws a public page at build time, in the language of its address, and waits until all of it stands. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const language = sitePageAt(pathname)?.language ?? DEFAULT_LANGUAGE;
  const translator = await createTranslator(language, ["ui", "site"]);
  let failure: unknown;
  const stream = await renderToReadableStream(
    <I18nextProvider i18n={translator}>
      <ServerRouter context={context} url={request.url} />
    </I18nextProvider>,
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
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(stream, { status, headers });
}
