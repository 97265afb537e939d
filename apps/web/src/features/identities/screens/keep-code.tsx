import { RECOVERY_GROUP } from "@kompagnon/contract/identities/rules.ts";
import { Copy, Download, Printer } from "lucide-react";
import { type FormEvent, useState } from "react";
import { BRAND } from "#platform/brand.ts";
import { copyText, download } from "#platform/copy-and-download.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { toast } from "#ui/toast.tsx";
import { isGroup, randomProofGroup } from "../keys/recovery-code.ts";
import "./keep-code.css";

/** A recovery code, shown this once: copied, printed or downloaded, and then asked for in part. */
export function KeepCode({ code, busy, onStored }: { code: string; busy: boolean; onStored: () => void }) {
  const [asking, setAsking] = useState<number | null>(null);
  return asking === null ? (
    <Shown code={code} onNext={() => setAsking(randomProofGroup())} />
  ) : (
    <ProofStep code={code} group={asking} busy={busy} onBack={() => setAsking(null)} onRight={onStored} />
  );
}

function Shown({ code, onNext }: { code: string; onNext: () => void }) {
  const { t } = useTranslation("identities");
  return (
    <div className="grid gap-5" data-printed-alone>
      <h3 className="font-medium text-lg">{t("code.title")}</h3>
      <p className="text-pretty text-ink-soft">{t("code.lead")}</p>
      <ol
        dir="ltr"
        aria-label={t("code.title")}
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-card bg-sunken p-4 text-center font-medium font-mono text-lg tabular-nums sm:grid-cols-4"
      >
        {code.split("-").map((group, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a code's groups keep their places, and two may be the same
          <li key={nth}>{group}</li>
        ))}
      </ol>
      <StorageOptions code={code} />
      <Button wide className="print:hidden" onClick={onNext}>
        {t("code.have_it")}
      </Button>
    </div>
  );
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

function StorageOptions({ code }: { code: string }) {
  const { t } = useTranslation("identities");
  const copy = async () => {
    const done = await copyText(code);
    toast(t(done ? "code.copied" : "code.copy_failed"), { kind: done ? "good" : "warn" });
  };
  const text = [t("code.file_title", { name: BRAND }), "", code, "", t("code.file_text"), ""].join("\n");
  const file = () => new Blob([text], { type: "text/plain;charset=utf-8" });
  return (
    <div className="flex flex-wrap gap-2.5 print:hidden">
      <Button variant="secondary" icon={<Copy {...icon} />} onClick={copy}>
        {t("code.copy")}
      </Button>
      <Button variant="secondary" icon={<Printer {...icon} />} onClick={() => window.print()}>
        {t("code.print")}
      </Button>
      <Button
        variant="secondary"
        icon={<Download {...icon} />}
        onClick={() => download(`${BRAND.toLowerCase()}-recovery-code.txt`, file())}
      >
        {t("code.download")}
      </Button>
    </div>
  );
}

function ProofStep({
  code,
  group,
  busy,
  onBack,
  onRight,
}: {
  code: string;
  group: number;
  busy: boolean;
  onBack: () => void;
  onRight: () => void;
}) {
  const { t } = useTranslation("identities");
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isGroup(code, group, typed)) onRight();
    else setWrong(true);
  };
  return (
    <Form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={t("code.check", { group })}
        error={wrong ? t("code.check_wrong") : undefined}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        maxLength={RECOVERY_GROUP + 2}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
      />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="secondary" onClick={onBack} disabled={busy}>
          {t("code.again")}
        </Button>
        <Button type="submit" busy={busy} disabled={typed.trim() === ""}>
          {t("code.finish")}
        </Button>
      </div>
    </Form>
  );
}
