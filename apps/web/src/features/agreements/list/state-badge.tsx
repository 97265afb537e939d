import type { AgreementState } from "@kompagnon/contract/agreements/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";

const TONES = {
  draft: "neutral",
  sent: "accent",
  half_signed: "accent",
  signed: "good",
  voided: "bad",
} as const;

/** The state of an agreement. */
export function StateBadge({ state }: { state: AgreementState }) {
  const { t } = useTranslation("agreements");
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}
