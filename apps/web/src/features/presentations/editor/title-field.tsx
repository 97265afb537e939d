import { DOCUMENT_TITLE_MAX } from "@kompagnon/contract/documents/rules.ts";
import { useEffect, useState } from "react";
import type { OpenDocument } from "#features/documents/public.ts";
import { toast } from "#ui/toast-queue.ts";
import { useWords } from "./use-words.ts";

/** The presentation's title, written on the spot. */
export function TitleField({ open }: { open: OpenDocument }) {
  const { t } = useWords();
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
      toast(t("tool.failed"), { kind: "warn" });
    });
  };
  return (
    <h1 className="min-w-0 flex-1 sm:max-w-80">
      <input
        dir="auto"
        aria-label={t("begin.name")}
        maxLength={DOCUMENT_TITLE_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
          if (event.key === "Escape") setTyped(title);
        }}
        className="h-10 w-full min-w-0 truncate rounded-control border border-transparent bg-transparent px-2 font-display font-semibold text-lg hover:border-line focus-visible:border-accent"
      />
    </h1>
  );
}
