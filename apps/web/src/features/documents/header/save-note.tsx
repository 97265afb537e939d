import { CircleAlert, CloudCheck, CloudOff, Eye, RefreshCw } from "lucide-react";
import { type ReactNode, use, useState } from "react";
import { useDebounced } from "#platform/use-debounced.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { Dialog } from "#ui/dialog.tsx";
import type { DocumentState } from "../live/sync-state.ts";
import { liveOf, Reopen, useLiveState } from "../room/open-documents.ts";
import type { OpenDocument, OpenProps } from "../types.ts";
import { lacksPremium } from "./title-field.tsx";

/** The notes about the state of saving. */
type Note = "saved" | "saving" | "offline" | "waiting" | "refused" | "reading";

function noteOf({ refused, connection, unsaved }: DocumentState, { info }: OpenDocument): Note {
  if (refused && unsaved > 0) return "refused";
  if (connection === "offline") return unsaved > 0 ? "waiting" : "offline";
  if (!info.can.write && !info.can.comment) return "reading";
  return unsaved > 0 ? "saving" : "saved";
}

const icons = {
  saved: CloudCheck,
  saving: RefreshCw,
  offline: CloudOff,
  waiting: CloudOff,
  refused: CircleAlert,
  reading: Eye,
} as const;

const COLOURS: Readonly<Record<Note, string>> = {
  saved: "text-ink-soft",
  saving: "text-ink-soft",
  offline: "text-warn",
  waiting: "text-warn",
  refused: "text-bad",
  reading: "text-ink-soft",
};

/** Whether what is written is saved; a press explains it. */
export function SaveNote({ open }: OpenProps) {
  const { t } = useTranslation("documents");
  const [shown, setShown] = useState(false);
  const state = useLiveState(liveOf(open));
  // What is saved within a moment is not worth a flicker, nor a word to a screen reader.
  const now = noteOf(state, open);
  const note = useDebounced(now) as Note; // one of those it was given
  const Icon = icons[note];
  const text = note === "waiting" ? t("save.waiting", { count: state.unsaved }) : t(`save.${note}`);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setShown(true)}
        className={cx(
          "inline-flex min-h-10 min-w-10 items-center justify-center gap-1.5 rounded-control px-2 text-sm hover:bg-sunken",
          COLOURS[note],
        )}
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
        <span role="status" className="max-sm:sr-only short:max-lg:sr-only">
          {text}
        </span>
      </button>
      <Dialog open={shown} onOpenChange={setShown} size="sm" title={t("save.title")}>
        <Explained note={now} text={text} state={state} open={open} onClose={() => setShown(false)} />
      </Dialog>
    </>
  );
}

function Explained({
  note,
  text,
  state,
  open,
  onClose,
}: {
  note: Note;
  text: ReactNode;
  state: DocumentState;
  open: OpenDocument;
  onClose: () => void;
}) {
  const { t } = useTranslation("documents");
  const reopen = use(Reopen);
  const discard = async () => {
    await liveOf(open).discard();
    onClose();
    reopen();
  };
  if (note === "refused")
    return (
      <div className="grid gap-3 text-ink-soft">
        <p>{state.refused?.message || t("save.refused_text")}</p>
        <p>{t("save.refused_hint")}</p>
        <Button variant="danger" className="justify-self-start" onClick={discard}>
          {t("save.discard")}
        </Button>
      </div>
    );
  const lines = {
    reading: [t("save.reading_text")],
    saving: [t("save.saved_text")],
    saved: [t(state.connection === "live" ? "save.saved_text" : "save.polling_text")],
    offline: [t("save.offline_text")],
    waiting: [t("save.offline_text"), t(state.keeps ? "save.kept_text" : "save.unkept_text")],
  }[note];
  return (
    <div className="grid gap-3 text-ink-soft">
      <p className="font-medium text-ink">{text}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {!open.canWrite && open.info.can.comment && (
        <p>{t(lacksPremium(open) ? "save.reading_premium" : "save.reading_comment")}</p>
      )}
    </div>
  );
}
