import { Copy, Download } from "lucide-react";
import { useState } from "react";
import { BRAND } from "#platform/brand.ts";
import { copyText, download } from "#platform/copy-and-download.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { toast } from "#ui/toast.tsx";

/** Backup codes, shown this once: copy or download them, then say that they are kept. */
export function BackupCodes({
  codes,
  reminded,
  onDone,
}: {
  codes: readonly string[];
  /** The member tried to leave without confirming that the codes are saved. */
  reminded: boolean;
  onDone: () => void;
}) {
  const { t } = useTranslation("settings");
  const { t: ui } = useTranslation("ui");
  const [kept, setKept] = useState(false);
  const text = [t("backup.file_title", { name: BRAND }), "", ...codes, ""].join("\n");
  const copy = async () => {
    const done = await copyText(codes.join("\n"));
    toast(t(done ? "backup.copied" : "backup.copy_failed"), { kind: done ? "good" : "warn" });
  };
  return (
    <div className="grid gap-5">
      <ul
        dir="ltr"
        aria-label={t("backup.title")}
        className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-card bg-sunken p-4 text-center font-medium tabular-nums"
      >
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          icon={<Copy aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={copy}
        >
          {t("backup.copy")}
        </Button>
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={() =>
            download(
              `${BRAND.toLowerCase()}-backup-codes.txt`,
              new Blob([text], { type: "text/plain;charset=utf-8" }),
            )
          }
        >
          {t("backup.download")}
        </Button>
      </div>
      <Checkbox
        label={t("backup.kept")}
        checked={kept}
        onChange={(event) => setKept(event.target.checked)}
        error={reminded && !kept ? t("backup.reminder") : undefined}
      />
      <Button wide disabled={!kept} onClick={onDone}>
        {ui("done")}
      </Button>
    </div>
  );
}
