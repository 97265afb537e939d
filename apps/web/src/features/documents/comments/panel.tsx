import { useState } from "react";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { isSealed } from "../share/key-note.tsx";
import type { CommentAnchor, CommentsButtonProps } from "../types.ts";
import { Composer } from "./composer.tsx";
import { penOf } from "./signed.ts";
import { ThreadView } from "./thread-view.tsx";
import { beginThread, type Thread } from "./threads.ts";
import { useAuthors } from "./use-authors.ts";
import { useThreads } from "./use-threads.ts";

type PanelProps = CommentsButtonProps & {
  shown: boolean;
  /** Only the threads of this object; all of them for null. */
  anchor: CommentAnchor | null;
  onAll: () => void;
  onClose: () => void;
};

/** The comments of a document, or of one of its objects: read, written, answered, resolved. */
export function CommentsPanel({ open, shown, anchor, onAll, onClose, onAnchor }: PanelProps) {
  const { t } = useTranslation("documents");
  const me = useMember();
  const [show, setShow] = useState<"open" | "resolved">("open");
  const threads = useThreads(open);
  const isTheirs = useAuthors(open, threads);
  const here = threads.filter((thread) => !anchor || thread.anchor?.id === anchor.id);
  const lists = {
    open: here.filter(({ resolved }) => !resolved),
    resolved: here.filter(({ resolved }) => resolved),
  };
  const go = (id: string) => {
    onClose();
    onAnchor?.(id);
  };
  const listOf = (threads: readonly Thread[], empty: string) =>
    threads.length === 0 ? (
      <p className="py-6 text-center text-ink-soft text-sm">{empty}</p>
    ) : (
      <ul className="grid gap-4">
        {threads.map((thread) => (
          <ThreadView key={thread.id} open={open} thread={thread} isTheirs={isTheirs} onGo={onAnchor && go} />
        ))}
      </ul>
    );
  return (
    <Sheet
      open={shown}
      onOpenChange={(next) => !next && onClose()}
      from="end"
      title={t("comments.title")}
      footer={
        open.info.can.comment ? (
          <Composer
            open={open}
            label={t("comments.write")}
            send={t("comments.send")}
            onSend={(text) => beginThread(open.comments, penOf(open.id, me.id, isSealed(open)), text, anchor)}
          />
        ) : (
          <p className="text-ink-soft text-sm">{t("comments.no_rights")}</p>
        )
      }
    >
      <div className="grid gap-3">
        {anchor && (
          <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
            <bdi className="font-medium">{t("comments.at", { label: anchor.label })}</bdi>
            <Button size="sm" variant="quiet" onClick={onAll}>
              {t("comments.all")}
            </Button>
          </p>
        )}
        <Tabs
          label={t("comments.show")}
          value={show}
          onChange={setShow}
          tabs={[
            { value: "open", label: t("comments.open") },
            { value: "resolved", label: t("comments.resolved") },
          ]}
        >
          <TabPanel value="open">
            {listOf(lists.open, `${t("comments.empty")}. ${t("comments.empty_text")}`)}
          </TabPanel>
          <TabPanel value="resolved">{listOf(lists.resolved, t("comments.empty_resolved"))}</TabPanel>
        </Tabs>
      </div>
    </Sheet>
  );
}
