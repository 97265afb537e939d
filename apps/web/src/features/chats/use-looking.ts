import { useEffect, useState } from "react";

const isLooking = () => document.visibilityState === "visible" && document.hasFocus();

/** Whether the viewer looks at this page right now. */
export function useLooking(): boolean {
  const [looking, setLooking] = useState(isLooking);
  useEffect(() => {
    const look = () => setLooking(isLooking());
    const events = ["focus", "blur"] as const;
    for (const name of events) addEventListener(name, look);
    document.addEventListener("visibilitychange", look);
    return () => {
      for (const name of events) removeEventListener(name, look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return looking;
}
