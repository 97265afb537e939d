import { useRef, useState } from "react";
import { ApiError, call, type Out } from "#platform/call.ts";
import { mayRecover, retryDelay } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";
import { changeStatus, counted, type Profile, refreshStatus } from "../api.ts";
import { celebrate, rememberPicture } from "../celebrations.ts";
import type { Direction } from "./drag.ts";
import type { Filters } from "./filters.ts";
import { forgetLeaving, putBack, takeTop } from "./pile.ts";
import { usePile } from "./use-pile.ts";

/** The longest that a failed decision waits before its second try, in ms. */
const RETRY_WAIT_MAX_MS = 3000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a decision; once more where that may help, because saying it twice has the effect of once. */
async function sendSwipe(userId: string, liked: boolean): Promise<Out<"POST /api/matching/swipes">> {
  const swipe = () => call("POST /api/matching/swipes", { body: { user_id: userId, liked } });
  try {
    return await swipe();
  } catch (failure) {
    const again = failure instanceof ApiError && failure.code !== "daily_limit" && mayRecover(failure);
    const wait = again ? retryDelay(0, failure) : Number.POSITIVE_INFINITY;
    if (wait > RETRY_WAIT_MAX_MS) throw failure;
    await sleep(wait);
    return swipe();
  }
}

/** Runs work strictly one after the other, whether it succeeds or not: swipes and undos must arrive in order. */
function inOrder(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined); // the caller handles the error
    return next;
  };
}

/** Two decisions within this time are one press that came twice: the next card has not been seen yet. In ms. */
const SWIPE_PAUSE_MS = 280;

/** Counts a decision in what this page knows of my progress; -1 takes it back. */
const count = (liked: boolean, by: 1 | -1) => changeStatus((status) => counted(status, liked, by));

/** Sends decisions: celebrates a match, and says what failed; `takeBack` puts the card on the pile again. */
function useSending(takeBack: (profile: Profile, liked: boolean) => void) {
  const { t } = useTranslation("matching");
  const refused = (profile: Profile, liked: boolean, failure: unknown) => {
    const name = profile.username;
    count(liked, -1);
    void refreshStatus();
    // Decided on another device.
    if (failure instanceof ApiError && failure.code === "already_decided") return;
    if (failure instanceof ApiError && failure.code === "not_found") {
      toast(t("deck.gone", { name }));
      return;
    }
    takeBack(profile, liked);
    const limit = failure instanceof ApiError && failure.code === "daily_limit";
    toast(limit ? failure.message : t("deck.swipe_failed", { name }), {
      kind: limit ? "info" : "warn",
      id: limit ? "daily limit" : `swipe ${profile.id}`,
    });
  };
  return async (profile: Profile, liked: boolean) => {
    try {
      const { isMatch, matchId } = await sendSwipe(profile.id, liked);
      if (!isMatch || !matchId) return;
      changeStatus(() => ({ can_undo: false }));
      void refreshStatus();
      const { id, username: name, avatar: picture } = profile;
      celebrate({ matchId, other: { id, name, picture }, as: "dialog" });
    } catch (failure) {
      refused(profile, liked, failure);
    }
  };
}

/** The deck: deciding shows at once, is sent in order, and rolls back visibly if the server refuses. */
export function useDeck(filters: Filters) {
  const { t } = useTranslation("matching");
  const { pile, top, change, ...rest } = usePile(filters);
  const [queue] = useState(inOrder);
  const decidedAt = useRef(Number.NEGATIVE_INFINITY);
  const undoing = useRef(false);
  const sides = useRef(new Map<string, Direction>());
  /** What a screen reader hears. */
  const [announcement, setAnnouncement] = useState("");

  const send = useSending((profile, liked) =>
    change((now) => putBack(now, profile, liked ? "right" : "left")),
  );
  const decide = (to: Direction, speed = 0): boolean => {
    const card = top();
    const now = performance.now();
    if (!card || now - decidedAt.current < SWIPE_PAUSE_MS) return false;
    decidedAt.current = now;
    const { profile } = card;
    const liked = to === "right";
    sides.current.set(profile.id, to);
    if (liked) rememberPicture(profile.id, profile.avatar);
    change((pileNow) => takeTop(pileNow, to, speed));
    count(liked, 1);
    const next = top();
    setAnnouncement(
      [
        t(liked ? "deck.said_deal" : "deck.said_no_deal", { name: profile.username }),
        next && t("deck.now", { name: next.profile.username }),
      ]
        .filter(Boolean)
        .join(" "),
    );
    void queue(() => send(profile, liked));
    return true;
  };
  const undo = async () => {
    if (undoing.current) return;
    undoing.current = true;
    try {
      const { profile } = await queue(() => call("DELETE /api/matching/swipes/last"));
      change((now) => putBack(now, profile, sides.current.get(profile.id) ?? "left"));
      setAnnouncement(t("deck.said_undone", { name: profile.username }));
      changeStatus(() => ({ can_undo: false }));
    } catch (failure) {
      toast(failure instanceof ApiError && failure.message ? failure.message : t("deck.undo_failed"), {
        kind: "warn",
        id: "undo",
      });
    }
    undoing.current = false;
    await refreshStatus();
  };
  return {
    pile,
    announcement,
    decide,
    undo,
    gone: (id: string) => change((now) => forgetLeaving(now, id)),
    ...rest,
  };
}
