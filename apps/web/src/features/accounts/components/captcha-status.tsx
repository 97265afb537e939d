import { RotateCw, ShieldAlert, ShieldCheck } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { Spinner } from "#ui/spinner.tsx";
import type { Captcha } from "../captcha.ts";

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
