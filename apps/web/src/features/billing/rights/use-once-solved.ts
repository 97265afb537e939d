import { useEffect, useState } from "react";
import type { Captcha } from "#features/accounts/public.ts";

/**
 * Sends a declaration as soon as the proof of work is there: the law's button can be pressed before, also while the page's
 * script still loads. `waiting` says that something was sent and waits for the proof.
 */
export function useOnceSolved<Body>(
  { state, token }: Captcha,
  send: (body: Body, token: string | undefined) => void,
): { send: (body: Body) => void; waiting: boolean } {
  const [body, setBody] = useState<Body | null>(null);
  const solved = state === "solved" || state === "off";
  useEffect(() => {
    if (body === null || !solved) return;
    setBody(null);
    send(body, token);
  }, [body, solved, token, send]);
  return { send: (next) => setBody(() => next), waiting: body !== null && state !== "failed" };
}
