import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";
import { type Celebration, celebrateInFull, endCelebration } from "./celebrations.ts";

/** Announces a match. Pressing it celebrates in full. */
export function MatchToast({ celebration }: { celebration: Celebration }) {
  const { t } = useTranslation("matching");
  const say = useEffectEvent(() => {
    toast(t("match.toast", { name: celebration.other.name }), {
      kind: "good",
      id: `match ${celebration.matchId}`,
      action: { label: t("match.look"), onClick: () => celebrateInFull(celebration) },
    });
    endCelebration();
  });
  useEffect(() => say(), []);
  return null;
}
