import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import type { AdminEntry } from "#platform/feature.ts";
import { useAdminEntries } from "#platform/feature-parts.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { CountBadge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { overviewQuery } from "./cache.ts";

/** The pages of the admin area that the viewer may see, with how much waits in each. */
export function Areas() {
  const { t } = useTranslation("admin");
  const { admin_level: level } = useMember();
  const entries = useAdminEntries().filter((entry) => level >= entry.level);
  const { data } = useQuery(overviewQuery());
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // On a phone the line is wider than the screen: scrolls the current area into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is marked changes with the address
  useEffect(() => {
    nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  return (
    <nav ref={nav} aria-label={t("areas")} className="-mx-4 relative overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex w-max gap-1 border-line border-b sm:w-full sm:flex-wrap">
        {entries.map((entry) => (
          <Area key={entry.key} entry={entry} waiting={data?.waiting ?? {}} />
        ))}
      </ul>
    </nav>
  );
}

function Area({ entry, waiting }: { entry: AdminEntry; waiting: Readonly<Record<string, number>> }) {
  const { to, key, icon: Icon, useLabel, waits = [] } = entry;
  const label = useLabel();
  const count = waits.reduce((sum, { what }) => sum + (waiting[what] ?? 0), 0);
  return (
    <li>
      <NavLink
        to={to}
        end={key === "overview"}
        className={({ isActive }) =>
          cx(
            "-mb-px flex min-h-11 items-center gap-2 whitespace-nowrap rounded-t-control border-b-2 px-3 font-medium text-sm",
            isActive ? "border-accent text-ink" : "border-transparent text-ink-soft hover:text-ink",
          )
        }
      >
        <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {label}
        <CountBadge count={count} />
      </NavLink>
    </li>
  );
}
