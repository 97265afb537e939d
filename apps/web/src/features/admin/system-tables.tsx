import type { SystemState } from "@kompagnon/contract/admin/model.ts";
import { PROCESS_ROLES, type ProcessRole } from "@kompagnon/contract/admin/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { cell, DataTable } from "#ui/data-table.tsx";
import { FormattedNumber, RelativeTime } from "#ui/format.tsx";

const STATE_TONES = { running: "good", silent: "bad", replaced: "neutral" } as const;

/** The processes that run, fell silent, or were replaced by another on their machine. */
export function Processes({ processes }: Pick<SystemState, "processes">) {
  const { t } = useTranslation("admin");
  const nameOf = (roles: readonly ProcessRole[]) =>
    roles.length === 0 || roles.length === PROCESS_ROLES.length
      ? t("system.whole")
      : roles.map((role) => t(`system.process_roles.${role}`)).join(", ");
  return (
    <DataTable
      captioned
      title={t("system.processes")}
      head={[
        t("system.process"),
        t("members.standing"),
        t("system.version"),
        t("system.since"),
        t("system.memory"),
        t("system.lag"),
        t("system.streams"),
      ]}
    >
      {processes.map((one) => (
        <tr key={one.id}>
          <th scope="row" className={`${cell} text-start font-medium`}>
            {nameOf(one.roles)}
            <span dir="ltr" className="block font-normal text-ink-soft text-xs">
              {one.name}
            </span>
          </th>
          <td className={cell}>
            <Badge tone={STATE_TONES[one.state]}>{t(`system.${one.state}`)}</Badge>
          </td>
          <td className={cell} dir="ltr">
            {one.version}
          </td>
          <td className={cell}>
            <RelativeTime time={one.state === "running" ? one.started_at : one.at} />
          </td>
          <td className={cell}>
            <FormattedNumber value={one.memory_mb} style="unit" unit="megabyte" />
          </td>
          <td className={cell}>
            <FormattedNumber value={one.lag_ms} style="unit" unit="millisecond" />
          </td>
          <td className={cell}>
            <FormattedNumber value={one.streams} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

/** The parts of the product that have work in the background, as the names of their queues begin. */
const WORK_OF = [
  "accounts",
  "ai",
  "analytics",
  "billing",
  "calls",
  "chats",
  "contact",
  "documents",
  "files",
  "groups",
  "invites",
  "jobs",
  "live",
  "mail",
  "matching",
  "notifications",
  "payments",
  "pods",
  "polls",
  "posts",
  "profiles",
  "teams",
  "verification",
] as const;

/** The queues of background work, without empty ones. */
export function Queues({ queues }: Pick<SystemState, "queues">) {
  const { t } = useTranslation("admin");
  const workName = (queue: string) => {
    const feature = WORK_OF.find((one) => one === queue.split(".")[0]);
    return t(`system.work.${feature ?? "other"}`);
  };
  const busy = queues.filter(({ waiting, active, failed }) => waiting + active + failed > 0);
  if (busy.length === 0)
    return (
      <Card as="section" className="grid gap-1.5">
        <h3 className="font-semibold">{t("system.queues")}</h3>
        <p className="text-ink-soft">{t("system.no_queues")}</p>
      </Card>
    );
  return (
    <DataTable
      captioned
      title={t("system.queues")}
      head={[
        t("system.queue"),
        t("system.waiting"),
        t("system.active"),
        t("system.failed_jobs"),
        t("system.oldest"),
      ]}
    >
      {busy.map(({ name, waiting, active, failed, oldest_at: oldest }) => (
        <tr key={name}>
          <th scope="row" className={`${cell} text-start font-medium`}>
            {workName(name)}
            <span dir="ltr" className="block font-normal text-ink-soft text-xs">
              {name}
            </span>
          </th>
          <td className={cell}>
            <FormattedNumber value={waiting} />
          </td>
          <td className={cell}>
            <FormattedNumber value={active} />
          </td>
          <td className={failed > 0 ? `${cell} font-medium text-bad` : cell}>
            <FormattedNumber value={failed} />
          </td>
          <td className={cell}>{oldest ? <RelativeTime time={oldest} /> : "–"}</td>
        </tr>
      ))}
    </DataTable>
  );
}
