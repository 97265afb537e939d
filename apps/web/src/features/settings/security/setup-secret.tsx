import { Copy } from "lucide-react";
import { QRCodeSVG } from "qrcode.react";
import { copyText } from "#platform/copy-text.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { CodeForm } from "./code-form.tsx";

/** Second step: the secret as a picture and as text, and the first code that comes of it. */
export function SetupSecret({
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
