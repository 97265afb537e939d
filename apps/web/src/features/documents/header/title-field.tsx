import { DOCUMENT_TITLE_MAX } from "@kompagnon/contract/documents/rules.ts";
import { useEffect, useState } from "react";
import { isComposing } from "#platform/keyboard.ts";
import { toast } from "#ui/toast-queue.ts";
import type { OpenDocument } from "../types.ts";

/** A document's title, written on the spot. `label` names the field, `failed` says that it could not be kept. */
export function TitleField({ open, label, failed }: { open: OpenDocument; label: string; failed: string }) {
  const { title } = open.info;
  const [typed, setTyped] = useState(title);
  useEffect(() => setTyped(title), [title]);
  if (!open.info.can.rename || !open.canWrite)
    return (
      <h1 className="min-w-0 max-w-80 truncate font-semibold text-lg">
        <bdi>{title}</bdi>
      </h1>
    );
  const save = () => {
    const next = typed.trim();
    if (next === "" || next === title) return setTyped(title);
    open.rename(next).catch(() => {
      setTyped(title);
      toast(failed, { kind: "warn" });
    });
  };
  return (
    <h1 className="min-w-0 flex-1 sm:max-w-80">
      <input
        dir="auto"
        aria-label={label}
        maxLength={DOCUMENT_TITLE_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === "Enter") event.currentTarget.blur();
          if (event.key === "Escape") setTyped(title);
        }}
        className="h-10 w-full min-w-0 truncate rounded-control border border-transparent bg-transparent px-2 font-display font-semibold text-lg hover:border-line focus-visible:border-accent"
      />
    </h1>
  );
}
