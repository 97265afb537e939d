import { lazy, Suspense, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { FeaturePartsProvider } from "#platform/feature-parts.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { SkipLink } from "#ui/skip-link.tsx";
import { featureParts, useWholeWidth } from "../composition.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { LiveConnection } from "./live-connection.tsx";
import { Notices } from "./notices.tsx";
import { OfflineGate } from "./offline-gate.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";
import { useShortcuts } from "./use-shortcuts.ts";
import { WhenIdle } from "./when-idle.tsx";

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
  const wholeWidth = useWholeWidth(pathname);
  useShortcuts({ onPalette: () => show("palette"), onHelp: () => show("shortcuts") });

  return (
    <FeaturePartsProvider value={featureParts}>
      <div className="shell min-h-dvh md:grid md:grid-cols-[auto_1fr] md:grid-rows-[auto_1fr]">
        <SkipLink />
        <TopBar onSearch={() => show("palette")} onShortcuts={() => show("shortcuts")} />
        {!wholeWidth && <Sidebar />}
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
