import { Hourglass, Info } from "lucide-react";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { numbers } from "#ui/formatters.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { refreshEntitlement } from "../api.ts";

const InfoDialog = lazy(async () => ({ default: (await import("./info-dialog.tsx")).InfoDialog }));
const BuyDialog = lazy(async () => ({ default: (await import("../buy/buy-dialog.tsx")).BuyDialog }));

const secondsUntil = (time: string) => (Date.parse(time) - Date.now()) / 1_000;

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** Seconds as days, hours, minutes and seconds, in the language's short words. Leading zeros are left out. */
export function countdown(seconds: number, language: string): string {
  let remaining = Math.max(0, Math.floor(seconds));
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(remaining / size);
    remaining -= count * size;
    if (parts.length === 0 && count === 0 && unit !== "second") continue;
    parts.push(numbers(language, { style: "unit", unit, unitDisplay: "short" }).format(count));
  }
  return parts.join(" ");
}

/** Days, hours, minutes and seconds that the test version has left, counted down each second (spec: account, section 4). */
export function TestBar({ endsAt, onEnd }: { endsAt: string; onEnd: () => void }) {
  const { t, i18n } = useTranslation("billing/bar");
  const { t: ui } = useTranslation("ui");
  const [left, setLeft] = useState(() => secondsUntil(endsAt));
  const [shown, setShown] = useState<"info" | "buy" | null>(null);
  const tick = useEffectEvent(() => {
    const now = secondsUntil(endsAt);
    setLeft(now);
    if (now > 0) return;
    onEnd();
    void refreshEntitlement();
  });
  useEffect(() => {
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, []);
  const close = () => setShown(null);
  return (
    <section
      aria-label={t("label")}
      className="flex min-h-12 items-center gap-3 border-line border-b bg-accent-soft ps-4 pe-2 text-sm sm:ps-6"
    >
      <Hourglass
        aria-hidden="true"
        className="size-5 shrink-0 text-accent max-sm:hidden"
        strokeWidth={1.75}
      />
      <p className="min-w-0 grow py-1.5 tabular-nums leading-tight" role="timer" aria-live="off">
        {t("left", { time: countdown(left, i18n.language) })}
      </p>
      <IconButton
        label={t("more")}
        icon={<Info className="size-5" strokeWidth={1.75} />}
        onClick={() => setShown("info")}
      />
      <Button size="sm" variant="secondary" className="shrink-0" onClick={() => setShown("buy")}>
        {ui("offers.get_premium")}
      </Button>
      <Suspense fallback={null}>
        {shown === "info" && <InfoDialog endsAt={endsAt} onClose={close} onBuy={() => setShown("buy")} />}
        {shown === "buy" && <BuyDialog reason="get" open onOpenChange={close} />}
      </Suspense>
    </section>
  );
}
