import type { TimelineEntry } from "@kompagnon/contract/analytics/dashboard-model.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Blocks, FileText, Flag, MousePointerClick, TriangleAlert } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { cx } from "#ui/cx.ts";
import { FormattedDate } from "#ui/format.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { timelineQuery } from "../cache.ts";
import { PagePath, useNames } from "../labels.tsx";
import { Loaded } from "../loaded.tsx";
import { useSay } from "../words.ts";

const ICONS = {
  view: { Icon: FileText, tone: "bg-accent-soft text-accent" },
  event: { Icon: MousePointerClick, tone: "bg-sunken text-ink-soft" },
  error: { Icon: TriangleAlert, tone: "bg-bad-soft text-bad" },
  conversion: { Icon: Flag, tone: "bg-good-soft text-good" },
  feature: { Icon: Blocks, tone: "bg-sunken text-ink-soft" },
} as const;

/** All that happened in a session in the order of time, fifty at once. */
export function Timeline({ id }: { id: string }) {
  const { t } = useTranslation("analytics");
  const list = useInfiniteQuery(timelineQuery(id));
  return (
    <Card as="section" aria-label={t("session.timeline")} className="grid grid-cols-1 gap-4">
      <h2 className="text-lg">{t("session.timeline")}</h2>
      <Loaded query={list}>
        {({ pages }) => (
          <>
            <ol className="grid gap-0">
              {pages
                .flatMap(({ items }) => items)
                .map((entry) => (
                  <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
                ))}
            </ol>
            <NextPage list={list} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { t } = useTranslation("analytics");
  const { Icon, tone } = ICONS[entry.kind];
  return (
    <li className="grid grid-cols-[auto_1fr_auto] gap-x-3 border-line not-first:border-t py-2.5 text-sm">
      <span className={cx("grid size-8 place-items-center rounded-full", tone)}>
        <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
      </span>
      <div className="grid min-w-0 content-start gap-0.5">
        <p className="font-medium wrap-anywhere">
          <span className="sr-only">{t(`session.kinds.${entry.kind}`)}: </span>
          <Title entry={entry} />
        </p>
        <Below entry={entry} />
      </div>
      <span className="text-ink-soft tabular-nums">
        <FormattedDate time={entry.at} timeStyle="medium" />
      </span>
    </li>
  );
}

function Title({ entry }: { entry: TimelineEntry }) {
  const names = useNames();
  switch (entry.kind) {
    case "view":
      return entry.page_title ? <bdi>{entry.page_title}</bdi> : <PagePath path={entry.page_url} />;
    case "event":
      return names.event(entry.name);
    case "conversion":
      return names.reached(entry.name, entry.detail);
    case "feature":
      return names.feature(entry.name);
    case "error":
      return <bdi>{entry.name}</bdi>;
  }
}

/** Further details in smaller type: duration and scroll depth, or the event's text and place. */
function Below({ entry }: { entry: TimelineEntry }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const names = useNames();
  const words = entry.kind === "event" || entry.kind === "error" ? names.words(entry.detail) : "";
  const read =
    entry.kind === "view" && entry.time_on_page !== null
      ? t("session.read", {
          time: say.seconds(entry.time_on_page),
          depth: say.percent((entry.max_scroll_depth ?? 0) / 100, 0),
        })
      : "";
  return (
    <p className="text-ink-soft wrap-anywhere">
      {read}
      {words && <q dir="auto">{words}</q>}{" "}
      {(entry.kind !== "view" || entry.page_title) && <PagePath path={entry.page_url} />}
    </p>
  );
}
