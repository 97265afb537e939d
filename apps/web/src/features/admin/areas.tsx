import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import type { AdminEntry, AdminGroup } from "#platform/feature.ts";
import { useAdminEntries } from "#platform/feature-parts.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { AreaColumnLink, AreaListLink, areaColumnClass, areaListClass } from "#ui/area-links.tsx";
import { CountBadge } from "#ui/badge.tsx";
import { overviewQuery } from "./cache.ts";

const GROUPS = ["start", "queues", "members", "figures", "logs"] as const satisfies readonly AdminGroup[];

/** The pages of the admin area that the viewer may see, by what they are for. */
function useAreas() {
  const { admin_level: level } = useMember();
  const entries = useAdminEntries().filter((entry) => level >= entry.level);
  return GROUPS.map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group),
  })).filter((one) => one.entries.length > 0);
}

/** How much waits in an area. */
function useWaiting({ waits = [] }: AdminEntry): number {
  const { data } = useQuery(overviewQuery());
  return waits.reduce((sum, { what }) => sum + (data?.waiting[what] ?? 0), 0);
}

/** The areas next to the open one, for windows with room for two columns. */
export function AreaColumn() {
  const { t } = useTranslation("admin");
  return (
    <nav aria-label={t("areas")} className={areaColumnClass}>
      {useAreas().map(({ group, entries }) => (
        <div key={group} className="border-line border-b py-2 first:pt-0 last:border-b-0">
          {group !== "start" && (
            <p id={`areas-${group}`} className="px-3 py-1 font-semibold text-ink-soft text-xs">
              {t(`groups.${group}`)}
            </p>
          )}
          <ul className="grid gap-0.5" {...(group !== "start" && { "aria-labelledby": `areas-${group}` })}>
            {entries.map((entry) => (
              <ColumnEntry key={entry.key} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function ColumnEntry({ entry }: { entry: AdminEntry }) {
  const { pathname } = useLocation();
  const label = entry.useLabel();
  const isHere = pathname === entry.to || (entry.group !== "start" && pathname.startsWith(`${entry.to}/`));
  return (
    <li>
      <AreaColumnLink
        to={entry.to}
        icon={entry.icon}
        current={isHere}
        aside={<CountBadge count={useWaiting(entry)} />}
      >
        {label}
      </AreaColumnLink>
    </li>
  );
}

/** The areas as a list below the overview, where there is room for one column only. */
export function AreaList() {
  const { t } = useTranslation("admin");
  return (
    <nav aria-label={t("areas")} className="grid gap-4">
      {useAreas().map(
        ({ group, entries }) =>
          group !== "start" && (
            <section key={group} className="grid gap-2">
              <h2 className="text-lg">{t(`groups.${group}`)}</h2>
              <ul className={areaListClass}>
                {entries.map((entry) => (
                  <ListEntry key={entry.key} entry={entry} />
                ))}
              </ul>
            </section>
          ),
      )}
    </nav>
  );
}

function ListEntry({ entry }: { entry: AdminEntry }) {
  const label = entry.useLabel();
  return (
    <li>
      <AreaListLink to={entry.to} icon={entry.icon} aside={<CountBadge count={useWaiting(entry)} />}>
        {label}
      </AreaListLink>
    </li>
  );
}
