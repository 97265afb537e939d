import { LogOut, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { Suspense, useState, useSyncExternalStore } from "react";
import { NavLink } from "react-router";
import { readItem, storeItem } from "#platform/device-storage.ts";
import type { NavigationItem } from "#platform/feature.ts";
import { useUnread } from "#platform/nav-badges.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { CountBadge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { Tooltip } from "#ui/tooltip.tsx";
import { sections, useIsShown } from "./navigation.ts";
import { useSignOut } from "./use-sign-out.ts";

/** From this width on the sidebar shows words (spec: community, shell layout). */
const WIDE = "(min-width: 1280px)";

function subscribe(listener: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** Whether there is room for a sidebar with words. */
const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );

const STORED_AS = "sidebar";
const line =
  "flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-sm font-medium transition-colors duration-150";

/** The pages of the application; icons with tooltips under 1280 px or when folded. */
export function Sidebar() {
  const { t } = useTranslation("shell");
  const wide = useWide();
  const [folded, setFolded] = useState(() => readItem(STORED_AS) === "folded");
  const leave = useSignOut();
  const isShown = useIsShown();
  const narrow = !wide || folded;
  const fold = () => {
    storeItem(STORED_AS, folded ? null : "folded");
    setFolded(!folded);
  };
  const Fold = narrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <nav
      aria-label={t("nav.label")}
      className={cx(
        "sticky top-(--top-bar) hidden h-[calc(100dvh-var(--top-bar)-var(--consent))] flex-col gap-5 overflow-y-auto border-line border-e p-3 md:flex",
        narrow ? "w-[4.25rem]" : "w-60",
      )}
    >
      {sections.map(
        (section) =>
          section.navigationItems.length > 0 && (
            <div key={section.key}>
              <p
                className={
                  narrow
                    ? "sr-only"
                    : "px-3 pb-1.5 font-semibold text-ink-soft text-xs uppercase tracking-wide"
                }
              >
                {t(`nav.${section.key}`)}
              </p>
              <ul className="grid gap-0.5">
                {section.navigationItems.filter(isShown).map(({ below: Below, ...item }) => (
                  <li key={item.key}>
                    <NavigationLink item={item} narrow={narrow} />
                    {Below && !narrow && (
                      <Suspense fallback={null}>
                        <Below />
                      </Suspense>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      <div className="mt-auto grid gap-0.5">
        <Tooltip label={t("account.sign_out")} side="inline-end" disabled={!narrow}>
          <button
            type="button"
            onClick={() => void leave()}
            className={cx(line, "text-ink-soft hover:bg-sunken hover:text-ink")}
          >
            <LogOut aria-hidden="true" className="mirror size-5 shrink-0" strokeWidth={1.75} />
            <span className={cx(narrow && "sr-only")}>{t("account.sign_out")}</span>
          </button>
        </Tooltip>
        {wide && (
          <Tooltip label={t("nav.expand")} side="inline-end" disabled={!narrow}>
            <button
              type="button"
              aria-expanded={!folded}
              onClick={fold}
              className={cx(line, "text-ink-soft hover:bg-sunken hover:text-ink")}
            >
              <Fold aria-hidden="true" className="mirror size-5 shrink-0" strokeWidth={1.75} />
              <span className={cx(narrow && "sr-only")}>{narrow ? t("nav.expand") : t("nav.collapse")}</span>
            </button>
          </Tooltip>
        )}
      </div>
    </nav>
  );
}

function NavigationLink({ item, narrow }: { item: NavigationItem; narrow: boolean }) {
  const { t } = useTranslation("shell");
  const unread = useUnread(item.unread ?? "none");
  const Icon = item.icon;
  return (
    <Tooltip label={t(`nav.${item.key}`)} side="inline-end" disabled={!narrow}>
      <NavLink
        to={item.to}
        end={item.exact ?? false}
        className={({ isActive }) =>
          cx(
            line,
            "relative",
            isActive ? "bg-accent-soft text-accent" : "text-ink-soft hover:bg-sunken hover:text-ink",
          )
        }
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        <span className={narrow ? "sr-only" : "grow truncate"}>{t(`nav.${item.key}`)}</span>
        <CountBadge count={unread} className={narrow ? "absolute end-0.5 top-0.5" : ""} />
      </NavLink>
    </Tooltip>
  );
}
