import { DEFAULT_LANGUAGE } from "@kompagnon/messages/languages.ts";
import { renderToReadableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { type EntryContext, ServerRouter } from "react-router";
import { createTranslator } from "#platform/i18n.ts";
import { sitePageAt } from "#platform/site-paths.ts";
import { Still } from "./still.ts";

/** Draws a public page at build time, in the language of its address, and waits until all of it stands. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  // The fallback of all other addresses is drawn for "/" as well, but is no public page.
  const site = context.isSpaMode ? null : sitePageAt(pathname);
  const language = site?.language ?? DEFAULT_LANGUAGE;
  const translator = await createTranslator(language, ["ui", "site"]);
  let failure: unknown;
  const stream = await renderToReadableStream(
    <I18nextProvider i18n={translator}>
      <Still value={site !== null && import.meta.env.PROD}>
        <ServerRouter context={context} url={request.url} />
      </Still>
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
