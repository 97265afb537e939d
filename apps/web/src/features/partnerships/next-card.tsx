import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import type { NextStep, Path } from "@kompagnon/contract/partnerships/model.ts";
import { partnershipsPaths } from "@kompagnon/contract/partnerships/paths.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { useFounding } from "./ends.tsx";

/** Leads to a part of the page that is open: it comes into view and has the focus. */
function reveal(id: string): void {
  const there = document.getElementById(id);
  if (!there) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  there.scrollIntoView({ behavior: calm ? "auto" : "smooth", block: "start" });
  there.focus({ preventScroll: true });
}

/** Where a step leads: to a page, or to a part of this one. */
function targetOf(
  { chat_id: chatId, team }: Path,
  { kind, part, question }: NextStep,
): { to: string } | { on: string } {
  switch (kind) {
    case "write":
    case "wait_word":
      return { to: chatsPaths.chat(chatId) };
    case "answer_part":
    case "wait_part":
      return { to: partnershipsPaths.part(chatId, part ?? "") };
    case "talk":
      return { to: `${partnershipsPaths.part(chatId, part ?? "")}#${question ?? ""}` };
    case "confirm_point":
    case "wait_confirm":
    case "write_point":
      return { on: "points" };
    case "choose_end":
    case "found_team":
      return { on: "ends" };
    case "open_team":
      return { to: team?.is_mine ? teamsPaths.tasks(team.id) : teamsPaths.panel };
    default:
      return { to: trialOf(chatId) };
  }
}

/** The conversation with its trial project open. */
export const trialOf = (chatId: string): string => `${chatsPaths.chat(chatId)}&trial=1`;

/** Steps on which it is the other's turn. */
const WAITING: ReadonlySet<NextStep["kind"]> = new Set([
  "wait_word",
  "wait_part",
  "wait_confirm",
  "wait_trial",
  "wait_debrief",
]);

/** The one next step, large. */
export function NextCard({ path, step }: { path: Path; step: NextStep }) {
  const { t } = useTranslation("partnerships");
  const { t: ask } = useTranslation("partnerships/questions");
  const { found, failure, busy } = useFounding(path);
  const way = targetOf(path, step);
  const given = {
    name: path.other.username,
    part: step.part ? t(`part.${step.part}`) : "",
    question: step.question ? ask(`${step.question}.title`) : "",
  };
  const look = WAITING.has(step.kind) ? ({ variant: "secondary" } as const) : {};
  const words = t(`step.${step.kind}.action`, given);
  const action = () => {
    if (step.kind === "found_team")
      return (
        <Button busy={busy} onClick={found}>
          {words}
        </Button>
      );
    if ("on" in way)
      return (
        <Button {...look} onClick={() => reveal(way.on)}>
          {words}
        </Button>
      );
    return (
      <ButtonLink {...look} to={way.to}>
        {words}
      </ButtonLink>
    );
  };
  return (
    <section
      aria-labelledby="next-step"
      className="grid gap-3 rounded-card border border-accent/40 bg-accent-soft/60 p-5 sm:p-6"
    >
      <p className="font-medium text-accent text-sm">{t("next")}</p>
      <h2 id="next-step" className="wrap-anywhere text-balance text-xl">
        {t(`step.${step.kind}.title`, given)}
      </h2>
      <p className="max-w-xl text-pretty text-ink">{t(`step.${step.kind}.text`, given)}</p>
      {failure && <FormError boxed>{failure}</FormError>}
      <div>{action()}</div>
    </section>
  );
}
