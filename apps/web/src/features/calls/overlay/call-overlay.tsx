import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { CallEngine } from "../engine/engine.ts";
import { receiveCalls } from "../signals.ts";
import { CallCard } from "./call-card.tsx";
import { useStatus } from "./status.ts";
import { useRinging } from "./use-ringing.ts";

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
