import { useMutation } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { QRCodeSVG } from "qrcode.react";
import { type FormEvent, useState } from "react";
import { copyText } from "#platform/copy-and-download.ts";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Form } from "#ui/form.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { toast } from "#ui/toast.tsx";
import { BackupCodes } from "./backup-codes.tsx";
import { CodeForm } from "./code-form.tsx";
import { ProofFields, readAgain, useProof } from "./proof.tsx";
import { Refusal } from "./refusal.tsx";

/** Second step: the secret as a picture and as text, and the first code that comes of it. */
function SetupSecret({
  secret,
  otpauth_url,
  busy,
  error,
  onCode,
}: {
  secret: string;
  otpauth_url: string;
  busy: boolean;
  error: Error | null;
  onCode: (code: string) => void;
}) {
  const { t } = useTranslation("settings");
  const copy = async () => {
    const done = await copyText(secret);
    toast(t(done ? "setup.secret_copied" : "backup.copy_failed"), { kind: done ? "good" : "warn" });
  };
  return (
    <div className="grid gap-5">
      {/* Always dark on light: not every scanner reads the opposite. */}
      <div className="justify-self-center rounded-card border border-line bg-raised p-3 text-ink [color-scheme:light]">
        <QRCodeSVG
          value={otpauth_url}
          title={t("setup.qr")}
          size={184}
          bgColor="transparent"
          fgColor="currentColor"
        />
      </div>
      <div className="grid gap-1.5">
        <p className="text-ink-soft text-sm">{t("setup.by_hand")}</p>
        <div className="flex flex-wrap items-center gap-2.5">
          <code dir="ltr" className="wrap-anywhere grow rounded-control bg-sunken px-3 py-2.5 font-medium">
            {inGroups(secret)}
          </code>
          <Button
            size="sm"
            variant="secondary"
            icon={<Copy aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            onClick={copy}
          >
            {t("setup.copy")}
          </Button>
        </div>
      </div>
      <CodeForm confirm={t("setup.verify")} busy={busy} error={error} onCode={({ value }) => onCode(value)} />
    </div>
  );
}

/** Four characters at a time, which makes a line easier to type. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

/** First step: the password; accounts without one only go on. */
function SetupProof({
  busy,
  error,
  onProof,
}: {
  busy: boolean;
  error: Error | null;
  /** Given the password, or null where there is none. */
  onProof: (password: string | null) => void;
}) {
  const { t: ui } = useTranslation("ui");
  const proof = useProof();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (proof.complete && !busy) onProof(proof.body.password ?? null);
  };
  return (
    <Form noValidate onSubmit={submit} className="grid gap-5">
      <ProofFields proof={proof} error={error} />
      <Refusal error={error} />
      <div className="flex justify-end">
        <Button type="submit" busy={busy} disabled={!proof.complete}>
          {ui("next")}
        </Button>
      </div>
    </Form>
  );
}

const STEPS = 3;

/** Turns two-factor on: who is there, the secret and its first code, the backup codes (spec: account, section 4). */
export function SetupDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("settings");
  const [reminded, setReminded] = useState(false);
  const setup = useMutation(mutation("POST /api/auth/2fa/setup"));
  const verify = useMutation({
    ...mutation("POST /api/auth/2fa/verify"),
    onSuccess: () => void readAgain("GET /api/auth/2fa"),
  });
  const scanStep = setup.data ? 1 : 0;
  const step = verify.data ? 2 : scanStep;
  const leads = [t("setup.proof_lead"), t("setup.secret_lead"), t("backup.lead")] as const;
  const content = () => {
    if (verify.data)
      return <BackupCodes codes={verify.data.codes} reminded={reminded} onDone={() => onOpenChange(false)} />;
    if (setup.data)
      return (
        <SetupSecret
          {...setup.data}
          busy={verify.isPending}
          error={verify.error}
          onCode={(code) => verify.mutate({ body: { code } })}
        />
      );
    return (
      <SetupProof
        busy={setup.isPending}
        error={setup.error}
        onProof={(password) => setup.mutate({ body: password === null ? {} : { password } })}
      />
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next || !verify.data) onOpenChange(next);
        else setReminded(true); // the codes are never shown again
      }}
      title={verify.data ? t("backup.title") : t("setup.title")}
      description={leads[step]}
    >
      <Stepper current={step} total={STEPS} className="mb-5" />
      {content()}
    </Dialog>
  );
}
