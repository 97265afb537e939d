import type { SystemState } from "@kompagnon/contract/admin/model.ts";
import { PROCESS_ROLES, type ProcessRole } from "@kompagnon/contract/admin/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Cell, DataRow, DataTable, RowHead } from "#ui/data-table.tsx";
import { FormattedNumber, RelativeTime } from "#ui/format.tsx";
import { commaList } from "#ui/formatters.ts";

const STATE_TONES = { running: "good", silent: "bad", replaced: "neutral" } as const;

/** The processes that run, fell silent, or were replaced by another on their machine. */
export function Processes({ processes }: Pick<SystemState, "processes">) {
  const { t, i18n } = useTranslation("admin");
  const nameOf = (roles: readonly ProcessRole[]) =>
    roles.length === 0 || roles.length === PROCESS_ROLES.length
      ? t("system.whole")
      : commaList(
          i18n.language,
          roles.map((role) => t(`system.process_roles.${role}`)),
        );
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
        <DataRow key={one.id}>
          <RowHead className="font-medium">
            {nameOf(one.roles)}
            <span dir="ltr" className="block font-normal text-ink-soft text-xs">
              {one.name}
            </span>
          </RowHead>
          <Cell label={t("members.standing")} place="end">
            <Badge tone={STATE_TONES[one.state]}>{t(`system.${one.state}`)}</Badge>
          </Cell>
          <Cell label={t("system.version")}>
            <bdi>{one.version}</bdi>
          </Cell>
          <Cell label={t("system.since")}>
            <RelativeTime time={one.state === "running" ? one.started_at : one.at} />
          </Cell>
          <Cell label={t("system.memory")}>
            <FormattedNumber value={one.memory_mb} style="unit" unit="megabyte" />
          </Cell>
          <Cell label={t("system.lag")}>
            <FormattedNumber value={one.lag_ms} style="unit" unit="millisecond" />
          </Cell>
          <Cell label={t("system.streams")}>
            <FormattedNumber value={one.streams} />
          </Cell>
        </DataRow>
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
      numeric
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
        <DataRow key={name}>
          <RowHead className="font-medium">
            {workName(name)}
            <span dir="ltr" className="block font-normal text-ink-soft text-xs">
              {name}
            </span>
          </RowHead>
          <Cell label={t("system.waiting")}>
            <FormattedNumber value={waiting} />
          </Cell>
          <Cell label={t("system.active")}>
            <FormattedNumber value={active} />
          </Cell>
          <Cell label={t("system.failed_jobs")} className={failed > 0 ? "font-medium text-bad" : undefined}>
            <FormattedNumber value={failed} />
          </Cell>
          <Cell label={t("system.oldest")}>{oldest ? <RelativeTime time={oldest} /> : "–"}</Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}
