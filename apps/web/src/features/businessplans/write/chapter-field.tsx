import { CHAPTER_MAX, type Chapter } from "@kompagnon/contract/businessplans/rules.ts";
import { Suspense } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { TextArea } from "#ui/text-area.tsx";
import type { PlanDraft } from "./use-plan.ts";

/** A chapter in the member's own words, with an example of a business of the same kind. */
export function ChapterField({ chapter, draft }: { chapter: Chapter; draft: PlanDraft }) {
  const { t } = useTranslation("businessplans");
  const { plan, change } = draft;
  return (
    <>
      <Suspense fallback={null}>
        <Example chapter={chapter} family={plan.family} />
      </Suspense>
      <TextArea
        label={t(`chapter.${chapter}`)}
        hideLabel
        value={plan.chapters[chapter]}
        max={CHAPTER_MAX}
        rows={10}
        maxRows={24}
        dir="auto"
        onChange={(event) => change({ chapters: { [chapter]: event.target.value } })}
      />
    </>
  );
}

function Example({ chapter, family }: { chapter: Chapter; family: PlanDraft["plan"]["family"] }) {
  const { t } = useTranslation("businessplans");
  const { t: examples } = useTranslation("businessplans/examples");
  return (
    <p className="rounded-card bg-sunken p-4 text-pretty text-sm">
      <span className="font-semibold">{t("example")}: </span>
      {examples(`${family}.${chapter}`)}
    </p>
  );
}
