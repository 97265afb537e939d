import { RESET_COOLDOWN_SECONDS } from "@kompagnon/contract/accounts/rules.ts";
import { useEffect, useState } from "react";
import { readItem, storeItem } from "#platform/device-storage.ts";

/** What the browser says about itself (spec: community, section 7); it only ever slows abuse down. */
export const deviceFingerprint = () => ({
  userAgent: navigator.userAgent.slice(0, 500),
  language: navigator.language,
  screenResolution: `${screen.width}x${screen.height}`,
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

const STORED_AS = "reset_sent_at";
const secondsLeft = (): number => {
  const sentAt = Number(readItem(STORED_AS) ?? 0);
  const left = Math.ceil((sentAt + RESET_COOLDOWN_SECONDS * 1000 - Date.now()) / 1000);
  return Number.isFinite(left) ? Math.max(0, Math.min(RESET_COOLDOWN_SECONDS, left)) : 0;
};

/** The pause between two mails on this device; survives a reload. */
export function useCooldown(): { left: number; start: () => void } {
  const [left, setLeft] = useState(secondsLeft);
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setLeft(secondsLeft()), 500);
    return () => clearInterval(timer);
  }, [running]);
  return {
    left,
    start: () => {
      storeItem(STORED_AS, String(Date.now()));
      setLeft(secondsLeft());
    },
  };
}
