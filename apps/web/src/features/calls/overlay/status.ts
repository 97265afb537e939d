import { useTranslation } from "#platform/use-translation.ts";
import type { CallView } from "../engine/engine.ts";

/** The state of a call, in one sentence next to the partner's name; empty while the two simply talk. */
export function useStatus({ state, muted }: CallView): string {
  const { t } = useTranslation("calls/overlay");
  switch (state.phase) {
    case "idle":
      return "";
    case "ringing":
      if (state.trouble) return t(`failed.${state.trouble}`);
      if (state.step === "asking") return t("status.asking");
      return t(state.direction === "in" ? "status.incoming" : "status.outgoing");
    case "connecting":
      return t("status.connecting");
    case "active":
      if (state.link === "reconnecting") return t("status.reconnecting");
      return muted ? t("status.muted") : t("status.connected");
    case "failed":
      return state.why === "refused" && state.words ? state.words : t(`failed.${state.why}`);
    case "missed":
      return t(state.direction === "in" ? "status.missed" : "status.unanswered");
    default:
      return t(`status.${state.phase}`);
  }
}
