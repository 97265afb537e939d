import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { RunningReset } from "#features/accounts/public.ts";
import type { Out } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Loaded } from "../loaded.tsx";
import { Section } from "../section.tsx";
import { useDialog } from "../use-dialog.ts";
import { securityQuery, twoFactorQuery } from "./api.ts";
import { DisableDialog } from "./disable-dialog.tsx";
import { NewCodesDialog } from "./new-codes-dialog.tsx";

const SetupDialog = lazy(async () => ({ default: (await import("./setup-dialog.tsx")).SetupDialog }));

/** An authenticator app's code in addition to the password (spec: account, section 4). */
export function TwoFactorSection() {
  const { t } = useTranslation("settings");
  const twoFactor = useQuery(twoFactorQuery());
  const { data: security } = useQuery(securityQuery());
  const setup = useDialog();
  const enabled = twoFactor.data?.enabled === true;
  return (
    <Section
      title={t("two_factor.title")}
      lead={t("two_factor.lead")}
      aside={
        twoFactor.data && (
          <Badge tone={enabled ? "good" : "neutral"}>{t(enabled ? "two_factor.on" : "two_factor.off")}</Badge>
        )
      }
      action={twoFactor.data && !enabled && <Button onClick={setup.show}>{t("two_factor.set_up")}</Button>}
    >
      {security?.factor_reset_ready_at && (
        <Suspense fallback={null}>
          <RunningReset readyAt={security.factor_reset_ready_at} />
        </Suspense>
      )}
      <Loaded query={twoFactor} lines={1}>
        {(data) => data.enabled && <Enabled {...data} />}
      </Loaded>
      {/* Outside the section's state: it stays open when two-factor turns on in its last step. */}
      <Suspense fallback={null}>
        {setup.round > 0 && <SetupDialog key={setup.round} open={setup.open} onOpenChange={setup.setOpen} />}
      </Suspense>
    </Section>
  );
}

/** So few are worth a reminder. */
const CODES_FEW = 3;

function Enabled({ backup_left }: Out<"GET /api/auth/2fa">) {
  const { t } = useTranslation("settings");
  const disable = useDialog();
  const renew = useDialog();
  return (
    <>
      <p className={backup_left <= CODES_FEW ? "text-warn" : "text-ink-soft"}>
        {t("two_factor.left", { count: backup_left })}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" onClick={renew.show}>
          {t("two_factor.renew")}
        </Button>
        <Button variant="quiet" onClick={disable.show}>
          {t("two_factor.disable")}
        </Button>
      </div>
      <NewCodesDialog key={`new ${renew.round}`} open={renew.open} onOpenChange={renew.setOpen} />
      <DisableDialog key={`off ${disable.round}`} open={disable.open} onOpenChange={disable.setOpen} />
    </>
  );
}
