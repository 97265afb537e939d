import type { PodSummary } from "@kompagnon/contract/pods/model.ts";
import { podsPaths } from "@kompagnon/contract/pods/paths.ts";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Streak, useCircleName } from "./words.tsx";

const TONES = { done: "good", partly: "accent", not: "neutral" } as const;

/** A circle in the member's list: its members, and what is due. */
export function CircleCard({ pod, paused }: { pod: PodSummary; paused: boolean }) {
  const { t } = useTranslation("pods");
  const { id: me } = useMember();
  const name = useCircleName();
  const others = pod.members.filter(({ id }) => id !== me);
  return (
    <Card as="li" padding="none" className="overflow-hidden">
      <Link
        to={podsPaths.pod(pod.id)}
        className="flex items-center gap-4 p-4 transition-colors duration-150 hover:bg-sunken sm:p-5"
      >
        {others.length > 0 && (
          <span aria-hidden="true" className="-space-x-3 flex shrink-0 rtl:space-x-reverse">
            {others.slice(0, 3).map(({ id, username, avatar_url }) => (
              <Avatar key={id} id={id} name={username} src={avatar_url} />
            ))}
          </span>
        )}
        <span className="grid min-w-0 grow gap-1">
          <span className="truncate font-semibold">{name(pod.members, me)}</span>
          {pod.goal && (
            <span className="line-clamp-2 text-ink-soft">{t("your_goal", { goal: pod.goal })}</span>
          )}
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <PodStatus pod={pod} paused={paused} />
            {pod.status !== "closed" && <Streak weeks={pod.streak} />}
          </span>
        </span>
        <ChevronRight
          aria-hidden="true"
          className="mirror size-5 shrink-0 text-ink-soft"
          strokeWidth={1.75}
        />
      </Link>
    </Card>
  );
}

/** The one thing to know about a circle. */
function PodStatus({ pod, paused }: { pod: PodSummary; paused: boolean }) {
  const { t } = useTranslation("pods");
  if (pod.status === "closed" || pod.status === "looking" || pod.status === "waiting")
    return <Badge>{t(`status_${pod.status}`)}</Badge>;
  if (pod.outcome) return <Badge tone={TONES[pod.outcome]}>{t(`outcome_${pod.outcome}`)}</Badge>;
  if (paused) return null;
  if (pod.can_check_in) return <Badge tone="signal">{t("check_in_open")}</Badge>;
  return pod.goal === null ? <Badge tone="signal">{t("goal_open")}</Badge> : null;
}
