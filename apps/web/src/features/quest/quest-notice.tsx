import { adminPaths } from "@kompagnon/contract/admin/levels.ts";
import { matchingPaths } from "@kompagnon/contract/matching/paths.ts";
import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { readItem, storeItem } from "#platform/device-storage.ts";
import { useLiveEvent, useLiveState, useResync } from "#platform/live/live.ts";
import { useMember } from "#platform/session.ts";
import { isOpen, refreshQuest, takeQuest, useQuest } from "./api.ts";

const FOLDED = "quest_folded";
const openName = (memberId: string) => `quest_open.${memberId}` as const;

/** Whether the strip is folded on this device. */
const isFolded = (): boolean => readItem(FOLDED) !== null;
/** Remembers whether the strip is folded on this device. */
const keepFolded = (folded: boolean): void => storeItem(FOLDED, folded ? "1" : null);

/**
 * Whether this device has last known a member's quest as open. It keeps the strip's place while the page loads, and tells
 * a quest that was finished since then from one that was finished long ago, so that the end is celebrated once.
 */
const wasOpen = (memberId: string): boolean => readItem(openName(memberId)) !== null;
/** Remembers whether a member's quest is open. */
const keepOpen = (memberId: string, open: boolean): void => storeItem(openName(memberId), open ? "1" : null);

const QuestStrip = lazy(async () => ({ default: (await import("./quest-strip.tsx")).QuestStrip }));
const AllDone = lazy(async () => ({ default: (await import("./all-done.tsx")).AllDone }));

/** The overview shows the next step itself, the deck needs its height. */
const WITHOUT_STRIP: readonly string[] = [overviewPaths.dashboard, matchingPaths.deck];
/** Whether a page has the strip. Work for the team is no place for a member's own first steps. */
export const hasStrip = (path: string): boolean =>
  !WITHOUT_STRIP.includes(path) &&
  path !== adminPaths.overview &&
  !path.startsWith(`${adminPaths.overview}/`);
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
  const shown = hasStrip(useLocation().pathname);
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
  const strip = () => {
    if (!shown) return null;
    if (isOpen(quest)) return <QuestStrip quest={quest} folded={folded} onFold={fold} />;
    return quest === undefined && wasOpen(me) && target;
  };
  return (
    <>
      <Suspense fallback={target}>{strip()}</Suspense>
      <Suspense fallback={null}>{celebrating && <AllDone />}</Suspense>
    </>
  );
}
