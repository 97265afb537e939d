import { VERSION_NAME_MAX } from "@kompagnon/contract/documents/rules.ts";
import { type FormEvent, useState } from "react";
import { ApiError } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { toast } from "#ui/toast.tsx";
import { liveOf } from "../room/open-documents.ts";
import type { OpenDocument } from "../types.ts";
import { storeVersion, Unsaved } from "./api.ts";

/** Why a version was not stored, in words. */
export function useVersionRefusal(): (failure: unknown) => void {
  const { t } = useTranslation("documents");
  const textOf = (failure: unknown): string => {
    if (failure instanceof Unsaved) return t("versions.unsaved");
    if (!(failure instanceof ApiError)) return t("share.failed");
    return failure.status === 0 ? t("versions.offline") : failure.message || t("share.failed");
  };
  return (failure) => toast(textOf(failure), { kind: "warn" });
}

/** Gives what the document is now a name. */
export function NameNow({ open }: { open: OpenDocument }) {
  const { t } = useTranslation("documents");
  const refuse = useVersionRefusal();
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !name.trim()) return;
    setBusy(true);
    try {
      await storeVersion(liveOf(open), name.trim());
      setName("");
      toast(t("versions.named_toast"));
    } catch (failure) {
      refuse(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form onSubmit={save} className="grid gap-2">
      <TextField
        label={t("versions.name_now")}
        hint={t("versions.name_hint")}
        maxLength={VERSION_NAME_MAX}
        dir="auto"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" size="sm" className="justify-self-start" busy={busy} disabled={!name.trim()}>
        {t("versions.save")}
      </Button>
    </Form>
  );
}
