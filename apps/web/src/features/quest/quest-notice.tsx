import { matchingPaths } from "@kompagnon/contract/matching/paths.ts";
import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useLiveEvent, useLiveState, useResync } from "#platform/live/use-live.ts";
import { useMember } from "#platform/session.ts";
import { isOpen, refreshQuest, takeQuest, useQuest } from "./api.ts";
import { isFolded, keepFolded, keepOpen, wasOpen } from "./memory.ts";

const QuestStrip = lazy(async () => ({ default: (await import("./quest-strip.tsx")).QuestStrip }));
const AllDone = lazy(async () => ({ default: (await import("./all-done.tsx")).AllDone }));

/** The overview shows the next step itself, the deck needs its height. */
const WITHOUT_STRIP: readonly string[] = [overviewPaths.dashboard, matchingPaths.deck];
/** The spec's interval in the shell (community, section 8), while the live stream is down. */
const POLL_MS = 6_000;

/**
 * The quest's strip above most pages, while there is a quest; says once when all of it is done.
 */
export function QuestNotice() {
  const { id: me } = useMember();
  const down = useLiveState() === "down";
  const quest = useQuest(down && POLL_MS);
  const [celebrating, setCelebrating] = useState(false);
  const [folded, setFolded] = useState(isFolded);
  const shown = !WITHOUT_STRIP.includes(useLocation().pathname);
  useLiveEvent("quest_changed", takeQuest);
  useResync(refreshQuest);

  useEffect(() => {
    if (!quest?.enabled) return;
    if (wasOpen(me) && quest.status === "completed" && !quest.dismissed) setCelebrating(true);
    keepOpen(me, isOpen(quest));
  }, [me, quest]);

  const fold = (next: boolean) => {
    keepFolded(next);
    setFolded(next);
  };
  const target = <div className={folded ? "h-9" : "h-14"} />;
  return (
    <>
      <Suspense fallback={target}>
        {!shown ? null : isOpen(quest) ? (
          <QuestStrip quest={quest} folded={folded} onFold={fold} />
        ) : (
          quest === undefined && wasOpen(me) && target
        )}
      </Suspense>
      <Suspense fallback={null}>{celebrating && <AllDone />}</Suspense>
    </>
  );
}
