import { Ellipsis } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { NavLink } from "react-router";
import type { NavigationItem } from "#platform/feature.ts";
import { useUnread, useUnreadIn } from "#platform/nav-badges.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { CountBadge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { mainItems, moreItems, useIsShown } from "./navigation.ts";

const MoreSheet = lazy(async () => ({ default: (await import("./more-sheet.tsx")).MoreSheet }));
const target =
  "grid w-full content-center justify-items-center gap-0.5 text-xs font-medium short:grid-flow-col short:items-center short:justify-center short:gap-3";

/** The way around on a phone: the main pages, and everything else behind the last target. */
export function BottomBar() {
  const { t } = useTranslation("shell");
  const { t: ui } = useTranslation("ui");
  const isShown = useIsShown();
  const tucked = useUnreadIn(
    moreItems.filter(isShown).flatMap(({ unread }) => (unread === undefined ? [] : [unread])),
  );
  const [more, setMore] = useState(false);
  // Drawn from the first opening on, so that closing can be animated.
  const [used, setUsed] = useState(false);
  return (
    <nav
      aria-label={t("nav.label")}
      className="shell-chrome fixed inset-x-0 bottom-0 z-30 border-line border-t bg-raised pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid h-15 auto-cols-fr grid-flow-col short:h-11">
        {mainItems.map((item) => (
          <li key={item.key} className="grid">
            <Target item={item} />
          </li>
        ))}
        <li className="grid">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={more}
            onClick={() => {
              setUsed(true);
              setMore(true);
            }}
            className={cx(target, "text-ink-soft")}
          >
            <span className="relative">
              <Ellipsis aria-hidden="true" className="size-6" strokeWidth={1.75} />
              <CountBadge count={tucked} className="-top-1.5 absolute start-3.5" />
            </span>
            {ui("more")}
          </button>
        </li>
      </ul>
      <Suspense fallback={null}>{used && <MoreSheet open={more} onOpenChange={setMore} />}</Suspense>
    </nav>
  );
}

function Target({ item }: { item: NavigationItem }) {
  const { t } = useTranslation("shell");
  const unread = useUnread(item.unread ?? "none");
  const Icon = item.icon;
  return (
    <NavLink
      to={item.to}
      end={item.exact ?? false}
      className={({ isActive }) => cx(target, isActive ? "text-accent" : "text-ink-soft")}
    >
      <span className="relative">
        <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
        <CountBadge count={unread} className="-top-1.5 absolute start-3.5" />
      </span>
      {/* The longest names need all of the narrowest phones. */}
      <span className="max-w-full truncate px-1 max-[22rem]:px-0 max-[22rem]:text-[0.6875rem] max-[22rem]:tracking-tight">
        {t(`nav.${item.key}`)}
      </span>
    </NavLink>
  );
}
