import type { PodOutcome } from "@kompagnon/contract/pods/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";

const TONES = { done: "good", partly: "accent", not: "neutral" } as const;

/** How a week went, with its line unless that was taken back. */
export function Outcome({ outcome, line }: { outcome: PodOutcome; line: string | null }) {
  const { t } = useTranslation("pods");
  return (
    <div className="grid justify-items-start gap-1.5">
      <Badge tone={TONES[outcome]}>{t(`outcome_${outcome}`)}</Badge>
      {line && (
        <p className="wrap-anywhere" dir="auto">
          {line}
        </p>
      )}
    </div>
  );
}
