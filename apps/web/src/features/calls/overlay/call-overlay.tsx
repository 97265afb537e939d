import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "#platform/use-translation.ts";
import { CallEngine } from "../engine/engine.ts";
import { startRinging } from "../engine/ringtone.ts";
import type { CallState } from "../engine/state.ts";
import { receiveCalls } from "../signals.ts";
import { CallCard, useStatus } from "./call-card.tsx";

/** Hidden tabs leave it to a visible one to ring, if there is one, by waiting so long, in ms. */
const HIDDEN_WAITS_MS = 400;

/** Rings during a ringing call: in one tab of this browser, with a system notification if no tab is visible. */
function useRinging(state: CallState): void {
  const { t } = useTranslation("calls/overlay");
  const rings = state.phase === "ringing" && (state.direction === "in" || state.step === "rings");
  const direction = rings ? state.direction : null;
  const callId = rings ? state.callId : "";
  const title = rings && direction === "in" ? t("notice_title", { name: state.partner.name }) : "";
  const text = t("notice_text");
  useEffect(() => {
    if (!direction) return;
    const over = new AbortController();
    const begin = () => {
      if (over.signal.aborted) return;
      const stopSound = startRinging(direction);
      const closeNotice = title ? notify(title, text, callId) : undefined;
      over.signal.addEventListener("abort", () => {
        stopSound();
        closeNotice?.();
      });
    };
    void inOneTab(`call_sound:${callId}`, over.signal, begin);
    return () => over.abort();
  }, [direction, callId, title, text]);
}

/** Does something in one tab of this browser at a time, until `over`. */
async function inOneTab(name: string, over: AbortSignal, begin: () => void): Promise<void> {
  if (document.hidden) await new Promise((resolve) => setTimeout(resolve, HIDDEN_WAITS_MS));
  if (over.aborted) return;
  if (!navigator.locks) return begin();
  await navigator.locks
    .request(name, { signal: over }, () => {
      begin();
      return new Promise<void>((resolve) => over.addEventListener("abort", () => resolve()));
    })
    .catch((failure: unknown) => {
      if (!over.aborted) throw failure;
    });
}

/** A system notification while the tab is hidden, if the person has allowed any; the answer takes it away. */
function notify(title: string, body: string, tag: string): (() => void) | undefined {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag, icon: "/icon-192.png", requireInteraction: true });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return () => notice.close();
  } catch {
    return; // phones allow them from a service worker only: there it rings
  }
}

/** Handles the calls of this tab, and shows the one there is above everything else. */
export function CallOverlay({ me }: { me: string }) {
  const [engine] = useState(() => new CallEngine(me));
  useEffect(() => {
    let forget = () => {};
    // Not at once: React's strict mode mounts twice, and what waits is handed over once.
    const timer = setTimeout(() => {
      forget = receiveCalls(engine.take);
    });
    addEventListener("pagehide", engine.leave);
    return () => {
      clearTimeout(timer);
      forget();
      removeEventListener("pagehide", engine.leave);
      engine.leave();
    };
  }, [engine]);
  const view = useSyncExternalStore(engine.subscribe, engine.getView);
  const status = useStatus(view);
  const { state } = view;
  useRinging(state);
  const urgent = state.phase === "ringing" && state.direction === "in";
  return createPortal(
    <>
      <p className="sr-only" aria-live={urgent ? "assertive" : "polite"}>
        {state.phase === "idle" ? "" : `${state.partner.name}: ${status}`}
      </p>
      {state.phase !== "idle" && <CallCard key={state.callId} engine={engine} view={view} state={state} />}
    </>,
    document.body,
  );
}
