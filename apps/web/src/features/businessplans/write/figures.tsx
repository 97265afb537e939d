import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Outlook } from "../result/outlook.tsx";
import { Finish } from "./finish.tsx";
import { NumberFields } from "./number-fields.tsx";
import type { PlanDraft } from "./use-plan.ts";

/** The numbers of a plan, and in short what they come to. */
export function NumbersPart({ draft }: { draft: PlanDraft }) {
  const { numbers } = draft.plan;
  return (
    <>
      <NumberFields numbers={numbers} onChange={(next) => draft.change({ numbers: next })} />
      <Unfinished draft={draft} />
      <Outlook numbers={numbers} short />
    </>
  );
}

/** What the numbers come to, and the plan as a file. */
export function OutlookPart({ draft }: { draft: PlanDraft }) {
  return (
    <>
      <Unfinished draft={draft} />
      <Outlook numbers={draft.plan.numbers}>
        <Finish draft={draft} />
      </Outlook>
    </>
  );
}

/** Says that some fields hold no number that counts. */
function Unfinished({ draft: { typed } }: { draft: PlanDraft }) {
  const { t } = useTranslation("businessplans");
  if (Object.keys(typed).length === 0) return null;
  return <Banner tone="warn">{t("unfinished")}</Banner>;
}
