import chinese from "@fontsource-variable/noto-sans-sc/wght.css?url";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { useAway } from "#platform/away.ts";
import { call } from "#platform/call.ts";
import { hasChineseFace, useChineseSeen } from "#platform/chinese.ts";
import { FeaturePartsProvider } from "#platform/feature-parts.ts";
import type { LogoutReason } from "#platform/live/live.ts";
import { startLive } from "#platform/live/live.ts";
import { pushState } from "#platform/push.ts";
import { registerWorker } from "#platform/service-worker.ts";
import { handleSessionExpired, storeBanMessage, useMember } from "#platform/session.ts";
import { useMedia } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { SkipLink } from "#ui/skip-link.tsx";
import { useHeightProperty } from "#ui/use-height-property.ts";
import { bars, featureParts, listeners, useFullWidth } from "../composition.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { isFor, navigationItems, useIsShown } from "./navigation.ts";
import { OfflineGate } from "./offline-gate.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

/** How long `g` waits for the letter of a page, in ms. */
const KEY_SEQUENCE_MS = 1200;

/**
 * Whether a letter could be meant for a text: the focus is in a field, or an editor is open (`data-writing-place`) in which it
 * has just been lost. A letter that a text misses is a nuisance, a page that it leads away from is worse.
 */
const couldBeText = (target: EventTarget | null): boolean =>
  document.querySelector("[data-writing-place]") !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable ||
      /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
      target.closest('[role="textbox"], [role="combobox"], [role="searchbox"]') !== null));

/** Ctrl/Cmd+K opens the palette, `?` the list of shortcuts, `g` and a letter goes to a page. */
function useShortcuts({ onPalette, onHelp }: { onPalette: () => void; onHelp: () => void }): void {
  const navigate = useNavigate();
  const isShown = useIsShown();
  const press = useEffectEvent((event: KeyboardEvent, waiting: boolean): boolean => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
      event.preventDefault();
      onPalette();
      return false;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || couldBeText(event.target))
      return false;
    if (event.key === "?") {
      event.preventDefault();
      onHelp();
      return false;
    }
    if (event.key === "g") return true;
    const item = waiting
      ? navigationItems.filter(isShown).find((one) => one.shortcut === event.key)
      : undefined;
    if (item) {
      event.preventDefault();
      void navigate(item.to);
    }
    return false;
  });
  useEffect(() => {
    let pressedAt = Number.NEGATIVE_INFINITY;
    const listen = (event: KeyboardEvent) => {
      const waits = press(event, event.timeStamp - pressedAt < KEY_SEQUENCE_MS);
      pressedAt = waits ? event.timeStamp : Number.NEGATIVE_INFINITY;
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

/** The page comes first, also on a slow line. */
const FIRST_VIEW_MS = 4_000;

/**
 * Loads what can wait until the page is idle: the service worker, and the hundred unicode ranges of the Chinese font, after a
 * visitor has typed Chinese on a device without a font for it (the files behind the ranges load only when their characters are
 * shown).
 */
function WhenIdle() {
  const [idle, setIdle] = useState(false);
  const [lacksFace, setLacksFace] = useState(false);
  const { id } = useMember();
  const chineseSeen = useChineseSeen();
  const begin = useEffectEvent(() => {
    setIdle(true);
    setLacksFace(!hasChineseFace());
    registerWorker();
    // Tells the server of this device's push subscription again: signing out, or a new one, made the two part.
    void pushState(id).catch(() => undefined); // the next visit tries again
  });
  useEffect(() => {
    let request = 0;
    const timer = setTimeout(() => {
      if ("requestIdleCallback" in window) request = requestIdleCallback(() => begin());
      else begin();
    }, FIRST_VIEW_MS);
    return () => {
      clearTimeout(timer);
      if (request) cancelIdleCallback(request);
    };
  }, []);
  return idle && chineseSeen && lacksFace ? <link rel="stylesheet" href={chinese} /> : null;
}

/**
 * Bars above every page of the dashboard. A phone shows only the first that has a message, and a `data-alone` bar is never shown
 * next to another. Pages with a fixed frame read their height from `--notices`.
 */
function Notices() {
  const box = useHeightProperty<HTMLDivElement>("--notices");
  return (
    <div
      ref={box}
      className="shell-chrome max-md:[&>*~*]:hidden [&>*~[data-alone]]:hidden [&>[data-alone]~*]:hidden"
    >
      {bars.map(({ feature, component: Bar }) => (
        <Suspense key={feature} fallback={null}>
          <Bar />
        </Suspense>
      ))}
    </div>
  );
}

/** The session has ended on the server; why is shown at the login. */
async function forceOut(reason: LogoutReason): Promise<void> {
  if (reason === "banned") {
    const ban = await call("GET /api/auth/ban").catch(() => null);
    if (ban) storeBanMessage(ban.message);
    return handleSessionExpired(null);
  }
  await handleSessionExpired(reason === "signed_out" ? "ended" : reason);
}

/** Keeps the live stream of the signed-in member open, and lets the features listen on every page. Draws only what they have to say. */
function LiveConnection() {
  const { id, admin_level: level } = useMember();
  useEffect(() => startLive({ memberId: id, onForceLogout: forceOut }), [id]);
  useAway();
  return (
    <>
      {listeners.filter(isFor(level)).map(({ feature, component: Listener }) => (
        <Suspense key={feature} fallback={null}>
          <Listener />
        </Suspense>
      ))}
    </>
  );
}

/** The shape of a page that is on its way. */
function PageSkeleton() {
  const { t } = useTranslation("ui");
  return (
    <div aria-busy="true" className="mx-auto grid max-w-5xl gap-6 px-4 py-8 sm:px-8">
      <span role="status" className="sr-only">
        {t("loading")}
      </span>
      <Skeleton className="h-9 w-56" />
      <SkeletonText lines={2} className="max-w-lg" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
    </div>
  );
}

const Palette = lazy(async () => ({ default: (await import("./palette.tsx")).Palette }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import("./shortcuts-dialog.tsx")).ShortcutsDialog,
}));

/** From this width on there is a sidebar; a phone's bar is at the bottom. */
const NO_PHONE = "(width >= 48rem)";

/** The frame around every page of the dashboard: top bar, sidebar or bottom bar, palette, shortcuts. */
export function Shell() {
  const [open, setOpen] = useState<"palette" | "shortcuts" | null>(null);
  // Drawn from the first opening on, so that closing can be animated.
  const [used, setUsed] = useState({ palette: false, shortcuts: false });
  const show = (what: "palette" | "shortcuts") => {
    setUsed((before) => ({ ...before, [what]: true }));
    setOpen(what);
  };
  const { pathname } = useLocation();
  const wholeWidth = useFullWidth(pathname);
  const hasSidebar = useMedia(NO_PHONE);
  useShortcuts({ onPalette: () => show("palette"), onHelp: () => show("shortcuts") });

  return (
    <FeaturePartsProvider value={featureParts}>
      <div className="shell min-h-dvh md:grid md:grid-cols-[auto_1fr] md:grid-rows-[auto_1fr]">
        <SkipLink />
        <TopBar onSearch={() => show("palette")} onShortcuts={() => show("shortcuts")} />
        {hasSidebar && !wholeWidth && <Sidebar />}
        <main
          id="main"
          tabIndex={-1}
          className={cx("min-w-0 pb-(--bottom-bar) outline-none", wholeWidth && "md:col-span-2")}
        >
          <Notices />
          <OfflineGate>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </OfflineGate>
        </main>
        <BottomBar />
        <WhenIdle />
        <LiveConnection />
        <Suspense fallback={null}>
          {used.palette && (
            <Palette open={open === "palette"} onOpenChange={(on) => setOpen(on ? "palette" : null)} />
          )}
          {used.shortcuts && (
            <ShortcutsDialog
              open={open === "shortcuts"}
              onOpenChange={(on) => setOpen(on ? "shortcuts" : null)}
            />
          )}
        </Suspense>
      </div>
    </FeaturePartsProvider>
  );
}
