import { useMutation, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { factorBody, RunningReset } from "#features/accounts/public.ts";
import type { Out } from "#platform/call.ts";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { Loaded, Section, useDialog } from "../section.tsx";
import { BackupCodes } from "./backup-codes.tsx";
import { CodeForm } from "./code-form.tsx";
import { readAgain, securityQuery, twoFactorQuery } from "./proof.tsx";

/** New backup codes in place of the old ones, by a code or one of the old ones; closes only once they are kept. */
function NewCodesDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation("settings");
  const [reminded, setReminded] = useState(false);
  const renew = useMutation({
    ...mutation("POST /api/auth/2fa/backup-codes"),
    onSuccess: () => void readAgain("GET /api/auth/2fa"),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next || !renew.data) onOpenChange(next);
        else setReminded(true);
      }}
      title={t("two_factor.renew_title")}
      description={renew.data ? t("backup.lead") : t("two_factor.renew_text")}
    >
      {renew.data ? (
        <BackupCodes codes={renew.data.codes} reminded={reminded} onDone={() => onOpenChange(false)} />
      ) : (
        <CodeForm
          backup
          confirm={t("two_factor.renew")}
          busy={renew.isPending}
          error={renew.error}
          onCode={(factor) => renew.mutate({ body: factorBody(factor) })}
        />
      )}
    </Dialog>
  );
}

/** Turns two-factor off, by a code or a backup code. */
function DisableDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation("settings");
  const disable = useMutation({
    ...mutation("POST /api/auth/2fa/disable"),
    onSuccess: async () => {
      await readAgain("GET /api/auth/2fa");
      toast(t("two_factor.disabled"), { kind: "good" });
      props.onOpenChange(false);
    },
  });
  return (
    <Dialog {...props} title={t("two_factor.disable_title")} description={t("two_factor.disable_text")}>
      <CodeForm
        backup
        danger
        confirm={t("two_factor.disable")}
        busy={disable.isPending}
        error={disable.error}
        onCode={(factor) => disable.mutate({ body: factorBody(factor) })}
      />
    </Dialog>
  );
}

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
