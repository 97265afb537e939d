import type { BusinessPlan } from "@kompagnon/contract/businessplans/model.ts";
import type { Chapter } from "@kompagnon/contract/businessplans/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { changedParts, type StoredDraft } from "./stored-draft.ts";

const SCALAR_FIELDS = { title: "name", author: "author", family: "family", language: "language" } as const;

/** A plan that was changed elsewhere while this device has changes of its own: its author decides, and nothing is written over before. */
export function Conflict({
  plan,
  stored,
  onTake,
  onDrop,
}: {
  plan: BusinessPlan;
  stored: StoredDraft;
  onTake: () => void;
  onDrop: () => void;
}) {
  const { t } = useTranslation("businessplans");
  const nameOf = (part: string) =>
    part in SCALAR_FIELDS
      ? t(SCALAR_FIELDS[part as keyof typeof SCALAR_FIELDS]) // which the line before has checked
      : t(`chapter.${part as Chapter | "numbers"}`); // the other parts of a plan
  return (
    <Card as="section" aria-labelledby="conflict" className="grid gap-4">
      <div role="alert" className="grid gap-1.5">
        <h2 id="conflict" className="text-xl">
          {t("kept.title")}
        </h2>
        <p className="text-pretty text-ink-soft">{t("kept.text")}</p>
      </div>
      <ul className="list-disc ps-5">
        {changedParts(plan, stored.change).map((part) => (
          <li key={part}>{nameOf(part)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onTake}>{t("kept.take")}</Button>
        <Button variant="secondary" onClick={onDrop}>
          {t("kept.drop")}
        </Button>
      </div>
    </Card>
  );
}
