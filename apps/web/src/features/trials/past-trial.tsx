import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import type { Trial } from "@kompagnon/contract/trials/model.ts";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Banner } from "#ui/banner.tsx";
import { Goal } from "./goal.tsx";
import type { People } from "./people.ts";
import { Words } from "./words.tsx";

/** A trial project that is over: what it was for, and what the two said. */
export function PastTrial({ trial, people }: { trial: Trial; people: People }) {
  const { t } = useTranslation("trials");
  const both = trial.debriefs.length === 2 && trial.debriefs.every(({ verdict }) => verdict === "together");
  return (
    <article className="grid gap-2">
      <div>
        <Badge>{t(`status_${trial.status}`)}</Badge>
      </div>
      <Goal trial={trial} />
      {both && (
        <Banner tone="good">
          {t("both_together")}{" "}
          <Link to={teamsPaths.found("trial", trial.id)} className="font-medium underline underline-offset-2">
            {t("found_team")}
          </Link>
        </Banner>
      )}
      {trial.debriefs.map((debrief) => (
        <Words key={debrief.member_id} debrief={debrief} people={people} />
      ))}
    </article>
  );
}
