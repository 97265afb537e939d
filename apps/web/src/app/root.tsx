import "./app.css";
import bricolage from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2?url";
import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import chinese from "@fontsource-variable/noto-sans-sc/wght.css?url";
import { directionOf } from "@kompagnon/messages/languages.ts";
import { type ReactNode, Suspense, use } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { BOOT_SCRIPT } from "#platform/boot-script.ts";
import { BRAND } from "#platform/brand.ts";
import { languageOf } from "#platform/i18n.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Mark } from "#ui/logo.tsx";
import type { Route } from "./+types/root.ts";
import { CrashPage } from "./crash-page.tsx";
import { Still } from "./still.ts";

/** Runs where a document begins, and nowhere else: a page that has come to life has no use for its words. */
const BOOT = import.meta.env.SSR ? BOOT_SCRIPT : "";

/** The document around every page, the error page included. */
export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation("ui");
  const language = languageOf(i18n);
  const still = use(Still);
  const latin = !["ru", "hi", "zh", "ar"].includes(language);
  return (
    // The theme and the stored language may differ from what was prepared ahead of time.
    <html
      lang={language}
      dir={directionOf(language)}
      {...(still && { "data-site": "" })}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash; a file would flash */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: BOOT }} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f9f7f1" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b111c" />
        <meta name="application-name" content={BRAND} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" as="font" type="font/woff2" href={instrument} crossOrigin="anonymous" />
        {/* Headings: only what is drawn ahead of time asks for their font at once. */}
        {latin && import.meta.env.SSR && (
          <link rel="preload" as="font" type="font/woff2" href={bricolage} crossOrigin="anonymous" />
        )}
        <Meta />
        <Links />
        {/* A hundred ranges: only where Chinese is the page's language. */}
        {language === "zh" && <link rel="stylesheet" href={chinese} precedence="default" />}
      </head>
      <body>
        {children}
        {!still && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** What is drawn while a page's files are on their way: no words, because no language is loaded yet. */
const Waiting = () => (
  <div className="grid min-h-dvh place-items-center">
    <Mark className="size-12 animate-pulse-soft" />
  </div>
);

/** What a document begins with that was not drawn ahead: named, until its page says what it is called. */
export const HydrateFallback = () => (
  <>
    <title>{BRAND}</title>
    <Waiting />
  </>
);

export default function Root() {
  return (
    <Suspense fallback={<Waiting />}>
      <Outlet />
    </Suspense>
  );
}

/** The last resort: says what happened in the page's language and offers a reload. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <Suspense fallback={<Waiting />}>
    <CrashPage error={error} />
  </Suspense>
);
