import { RotateCw, ShieldAlert, ShieldCheck } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, Spinner } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";

type Solved = { state: "solved"; token: string /** In ms. */; expiresAt: number };
type Outcome = Solved | { state: "failed" } | { state: "off" };
/** The proof of work as the form sees it; `renew` fetches and solves a fresh challenge. */
export type Captcha = {
  state: Outcome["state"] | "checking" | "harder";
  token: string | undefined;
  renew: () => void;
  /** Does as much work as signing in to this account needs from here; answers the token. */
  workFor: (email: string) => Promise<string | undefined>;
};

/** A solution is replaced this long before it expires, in ms. */
const RENEW_BEFORE_MS = 120_000;
const LIFE_MS = 10 * 60_000;

/** Has a worker solve the challenge. Rejects when the worker cannot run; answers null when it found nothing. */
function solveInWorker(challenge: Record<string, unknown>, signal: AbortSignal): Promise<string | null> {
  const worker = new Worker(new URL("./captcha-worker.ts", import.meta.url), { type: "module" });
  return new Promise<string | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message || "The worker did not start"));
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

/** When the challenge stops counting, in ms; ten minutes from now if it does not say. */
function expiryOf(challenge: Record<string, unknown>): number {
  const { parameters } = challenge;
  const seconds =
    typeof parameters === "object" && parameters !== null && "expiresAt" in parameters
      ? Number(parameters.expiresAt)
      : Number.NaN;
  return Number.isFinite(seconds) ? seconds * 1000 : Date.now() + LIFE_MS;
}

async function solve(signal: AbortSignal): Promise<Outcome> {
  const { provider, challenge } = await call("GET /api/auth/captcha", { signal });
  if (provider === "none" || challenge === null) return { state: "off" };
  const token = await solveInWorker(challenge, signal);
  return token === null ? { state: "failed" } : { state: "solved", token, expiresAt: expiryOf(challenge) };
}

/** Solves a challenge at once and a fresh one whenever asked, before it expires, and when the connection is back. */
export function useCaptcha(): Captcha {
  const [round, setRound] = useState(0);
  const [result, setResult] = useState<{ round: number; outcome: Outcome } | null>(null);
  const renew = useCallback(() => setRound((before) => before + 1), []);
  const [working, setWorking] = useState<AbortController | null>(null);
  const outcome = result?.round === round ? result.outcome : null;
  useEffect(() => () => working?.abort(), [working]);
  const workFor = useCallback(async (email: string) => {
    const stop = new AbortController();
    setWorking(stop);
    try {
      const { challenge } = await call("POST /api/auth/captcha", { body: { email }, signal: stop.signal });
      return challenge ? ((await solveInWorker(challenge, stop.signal)) ?? undefined) : undefined;
    } finally {
      setWorking(null);
    }
  }, []);

  useEffect(() => {
    const stop = new AbortController();
    solve(stop.signal)
      .catch((failure: unknown): Outcome => {
        if (!stop.signal.aborted) console.warn("The security check could not be made", failure);
        return { state: "failed" };
      })
      .then((found) => {
        if (!stop.signal.aborted) setResult({ round, outcome: found });
      });
    return () => stop.abort();
  }, [round]);

  useEffect(() => {
    if (outcome?.state === "failed") {
      addEventListener("online", renew);
      return () => removeEventListener("online", renew);
    }
    if (outcome?.state !== "solved") return;
    const timer = setTimeout(renew, Math.max(0, outcome.expiresAt - RENEW_BEFORE_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [outcome, renew]);

  return {
    state: working ? "harder" : (outcome?.state ?? "checking"),
    token: outcome?.state === "solved" ? outcome.token : undefined,
    renew,
    workFor,
  };
}

/** The state of the proof of work, in words; a retry after a failure, and nothing if none is required. */
export function CaptchaStatus({ captcha, id }: { captcha: Captcha; id: string }) {
  const { t } = useTranslation("accounts/login");
  const { t: error } = useTranslation("accounts/checks");
  const { t: ui } = useTranslation("ui");
  const { state, renew } = captcha;
  // The space stays reserved, so that the layout does not shift if none is required.
  if (state === "off") return <div className="min-h-13" />;
  return (
    <div
      className={cx(
        "flex min-h-13 items-center gap-3 rounded-control border px-3.5 py-1 text-sm",
        state === "failed" ? "border-bad/40 bg-bad-soft" : "border-line bg-sunken/60",
      )}
    >
      <span
        id={id}
        role="status"
        aria-label={t("captcha.label")}
        className={cx(
          "flex grow items-center gap-3",
          (state === "checking" || state === "harder") && "text-ink-soft",
          state === "solved" && "text-good",
          state === "failed" && "text-bad",
        )}
      >
        {(state === "checking" || state === "harder") && (
          <>
            <Spinner className="mx-0.5" />
            {t(state === "harder" ? "captcha.harder" : "captcha.checking")}
          </>
        )}
        {state === "solved" && (
          <>
            <ShieldCheck aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
            {t("captcha.solved")}
          </>
        )}
        {state === "failed" && (
          <>
            <ShieldAlert aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
            {error("captcha_failed")}
          </>
        )}
      </span>
      {state === "failed" && (
        <Button
          size="sm"
          variant="quiet"
          className="-me-1 shrink-0 whitespace-nowrap"
          icon={<RotateCw aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={renew}
        >
          {ui("retry")}
        </Button>
      )}
    </div>
  );
}
