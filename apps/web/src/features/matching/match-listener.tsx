import { matchingPaths } from "@kompagnon/contract/matching/paths.ts";
import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { useLiveEvent } from "#platform/live/live.ts";
import { queryClient } from "#platform/queries.ts";
import { refreshStatus } from "./api.ts";
import { celebrate, useCelebration } from "./celebrations.ts";

const MatchDialog = lazy(async () => ({ default: (await import("./match-dialog.tsx")).MatchDialog }));
const MatchToast = lazy(async () => ({ default: (await import("./match-toast.tsx")).MatchToast }));

/**
 * Celebrates matches on every page of the dashboard: in full on the deck, with a message elsewhere. Once in the shell; loads its
 * code with the first match.
 */
export function MatchListener() {
  const { pathname } = useLocation();
  const onDeck = pathname === matchingPaths.deck;
  useLiveEvent("match_made", ({ matchId, otherUser }) => {
    void refreshStatus();
    void queryClient.invalidateQueries({ queryKey: ["GET /api/matching/matches"] });
    celebrate({
      matchId,
      other: { id: otherUser.id, name: otherUser.username, picture: otherUser.avatar_url },
      as: onDeck ? "dialog" : "toast",
    });
  });
  const celebration = useCelebration();
  return (
    <Suspense fallback={null}>
      {celebration &&
        (celebration.as === "dialog" ? (
          <MatchDialog key={celebration.matchId} celebration={celebration} onDeck={onDeck} />
        ) : (
          <MatchToast key={celebration.matchId} celebration={celebration} />
        ))}
    </Suspense>
  );
}
