import { agreementsPaths } from "@kompagnon/contract/agreements/paths.ts";
import type { Path } from "@kompagnon/contract/partnerships/model.ts";
import { SKIPPABLE, type Stage } from "@kompagnon/contract/partnerships/rules.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import {
  Check,
  FileSignature,
  Handshake,
  type LucideIcon,
  MessagesSquare,
  Minus,
  Rocket,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { cx } from "#ui/cx.ts";
import { toast } from "#ui/toast.tsx";
import { usePathChange } from "./api.ts";
import { trialOf } from "./next-card.tsx";
import { Parts } from "./parts.tsx";
import { PointCard } from "./point-card.tsx";
import { PointForm } from "./point-form.tsx";

/** What two agree on, written down by one and confirmed by the other. */
function Points({ path }: { path: Path }) {
  const { t } = useTranslation("partnerships");
  const { t: ask } = useTranslation("partnerships/questions");
  const open = path.can_write && !path.aside;
  return (
    <section id="points" tabIndex={-1} aria-labelledby="points-title" className="grid scroll-mt-20 gap-3">
      <h3 id="points-title" className="font-semibold text-base">
        {t("points_title")}
      </h3>
      <p className="text-pretty text-ink-soft text-sm">{t("points_text")}</p>
      {path.points.length > 0 ? (
        <ul className="grid gap-2.5">
          {path.points.map((point) => (
            <li key={point.id}>
              <PointCard
                point={point}
                chatId={path.chat_id}
                other={path.other}
                open={open}
                {...(point.question && { about: ask(`${point.question}.title`) })}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft text-sm italic">{t("points_empty")}</p>
      )}
      {open && <PointForm key={path.points.length} chatId={path.chat_id} label={t("point_new")} />}
    </section>
  );
}

const ICONS = { know: MessagesSquare, trial: Handshake, agreement: FileSignature, team: Rocket } as const;
const TONES = { open: "neutral", current: "accent", done: "good", skipped: "neutral" } as const;
type State = Path["stages"][number]["state"];

/** The four stages with what belongs to each, in their order. */
export function Stages({ path }: { path: Path }) {
  const { t } = useTranslation("partnerships");
  const inside: Record<Stage, ReactNode> = {
    know: (
      <>
        <Wrote path={path} />
        <Parts path={path} of="know" />
      </>
    ),
    trial: <TrialLine path={path} />,
    agreement: (
      <>
        <Parts path={path} of="agreement" />
        <Points path={path} />
        {path.can_write && !path.aside && path.parts.some((part) => part.uncovered_at !== null) && (
          <ButtonLink
            to={agreementsPaths.begin("mou", path.chat_id)}
            size="sm"
            variant="secondary"
            className="justify-self-start"
          >
            {t("memorandum")}
          </ButtonLink>
        )}
      </>
    ),
    team: <TeamLine path={path} />,
  };
  return (
    <ol className="grid gap-4">
      {path.stages.map(({ stage, state }) => (
        <StageCard key={stage} path={path} stage={stage} state={state}>
          {inside[stage]}
        </StageCard>
      ))}
    </ol>
  );
}

const STATE_ICONS: Partial<Record<State, LucideIcon>> = { done: Check, skipped: Minus };
const STATE_COLOURS: Partial<Record<State, string>> = {
  done: "bg-good-soft text-good",
  current: "bg-accent text-on-accent",
};

function StageCard({
  path,
  stage,
  state,
  children,
}: {
  path: Path;
  stage: Stage;
  state: State;
  children: ReactNode;
}) {
  const { t } = useTranslation("partnerships");
  // A trial project may run before its turn; its own line says so, and "comes later" would contradict it.
  const trial = path.trial?.status ?? "declined";
  const isUnderWay = stage === "trial" && state === "open" && trial !== "declined";
  const Icon = STATE_ICONS[state] ?? ICONS[stage];
  return (
    <Card
      as="li"
      className={cx("grid gap-4", state === "current" && "border-accent/50")}
      {...(state === "current" && { "aria-current": "step" })}
    >
      <div className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className={cx(
            "grid size-10 shrink-0 place-items-center rounded-full",
            STATE_COLOURS[state] ?? "bg-sunken text-ink-soft",
          )}
        >
          <Icon className="size-5" strokeWidth={1.75} />
        </span>
        <div className="min-w-0 grow">
          <h2 className="flex flex-wrap items-center gap-2 text-lg">
            {t(`stage.${stage}`)} {!isUnderWay && <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>}
          </h2>
          <p className="text-pretty text-ink-soft">{t(`stage_text.${stage}`)}</p>
        </div>
      </div>
      {children}
      <Skip path={path} stage={stage} state={state} />
    </Card>
  );
}

const isSkippable = (stage: Stage): stage is (typeof SKIPPABLE)[number] =>
  SKIPPABLE.some((one) => one === stage);

/** Skips the current stage, or includes it again. */
function Skip({ path, stage, state }: { path: Path; stage: Stage; state: State }) {
  const { t } = useTranslation("partnerships");
  const skip = usePathChange("PUT /api/paths/{id}/stages/{stage}/skipped", path.chat_id);
  const unskip = usePathChange("DELETE /api/paths/{id}/stages/{stage}/skipped", path.chat_id);
  if (!path.can_write || path.aside || !isSkippable(stage)) return null;
  // What was left out behind a founded team stays so.
  const founded = path.stages.some((one) => one.stage === "team" && one.state === "done");
  if (founded || (state !== "current" && state !== "skipped")) return null;
  const { mutate, isPending } = state === "skipped" ? unskip : skip;
  return (
    <Button
      size="sm"
      variant="quiet"
      className="-my-2 -me-2 justify-self-end"
      busy={isPending}
      onClick={() =>
        mutate(
          { params: { id: path.chat_id, stage } },
          { onError: ({ message }) => toast(message || t("not_done"), { kind: "warn" }) },
        )
      }
    >
      {t(state === "skipped" ? "unskip" : "skip")}
    </Button>
  );
}

function Wrote({ path: { i_wrote: me, other_wrote: them, other } }: { path: Path }) {
  const { t } = useTranslation("partnerships");
  const words = () => {
    if (me) return them ? "wrote_both" : "wrote_me";
    return them ? "wrote_them" : "wrote_none";
  };
  return (
    <p className="flex items-center gap-2 text-sm">
      {me && them && <Check aria-hidden="true" className="size-4 shrink-0 text-good" strokeWidth={2} />}
      {t(words(), { name: other.username })}
    </p>
  );
}

function TrialLine({ path: { trial, chat_id: chatId, can_write } }: { path: Path }) {
  const { t } = useTranslation("partnerships");
  const status = trial && trial.status !== "declined" ? trial.status : "none";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p dir="auto" className="wrap-anywhere line-clamp-3 min-w-0 grow basis-48 text-sm">
        {t(`trial_${status}`, { goal: trial?.goal ?? "" })}
      </p>
      {(can_write || trial) && (
        <ButtonLink to={trialOf(chatId)} size="sm" variant="secondary">
          {t("trial_open")}
        </ButtonLink>
      )}
    </div>
  );
}

function TeamLine({ path: { team, other } }: { path: Path }) {
  const { t } = useTranslation("partnerships");
  if (!team) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p dir="auto" className="wrap-anywhere min-w-0 grow basis-48 font-medium">
        {team.is_mine ? t("team_is", { name: team.name }) : t("team_theirs", { name: other.username })}
      </p>
      <ButtonLink
        to={team.is_mine ? teamsPaths.tasks(team.id) : teamsPaths.panel}
        size="sm"
        variant="secondary"
      >
        {t("team_open")}
      </ButtonLink>
    </div>
  );
}
