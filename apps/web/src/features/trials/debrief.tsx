import type { Trial } from "@kompagnon/contract/trials/model.ts";
import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { DebriefForm } from "./debrief-form.tsx";
import { Goal } from "./goal.tsx";
import type { People } from "./people.ts";
import { Words } from "./words.tsx";

/** The weeks are over: both say how it was. */
export function Debrief({ trial, people }: { trial: Trial; people: People }) {
  const { t } = useTranslation("trials");
  const { me, other } = people;
  const [changing, setChanging] = useState(false);
  const mine = trial.debriefs.find(({ member_id }) => member_id === me);
  return (
    <section className="grid gap-4">
      <h3 className="text-lg">{t("debrief")}</h3>
      <Goal trial={trial} />
      {mine && !changing ? (
        <>
          <p role="status" className="text-ink-soft">
            {t("debrief_waits", { name: other.name })}
          </p>
          <Words debrief={mine} people={people} />
          <Button variant="secondary" className="justify-self-end" onClick={() => setChanging(true)}>
            {t("edit_debrief")}
          </Button>
        </>
      ) : (
        <>
          {trial.debriefed.includes(other.id) && (
            <p className="font-medium">{t("debrief_theirs_waits", { name: other.name })}</p>
          )}
          <p className="text-ink-soft">{t("debrief_intro", { name: other.name })}</p>
          <DebriefForm trial={trial} before={mine} onDone={() => setChanging(false)} />
        </>
      )}
      {trial.debriefs
        .filter(({ member_id }) => member_id !== me)
        .map((debrief) => (
          <Words key={debrief.member_id} debrief={debrief} people={people} />
        ))}
    </section>
  );
}
