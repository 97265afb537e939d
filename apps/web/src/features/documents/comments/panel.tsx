import { X } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useMember } from "#platform/session.ts";
import { useMedia } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { liveOf } from "../room/open-documents.ts";
import { isSealed } from "../share/key-note.tsx";
import type { CommentAnchor, CommentsPanelProps, OpenDocument } from "../types.ts";
import { Composer } from "./composer.tsx";
import { isAuthors, penOf } from "./signed.ts";
import { type IsSignedByAuthor, ThreadView } from "./thread-view.tsx";
import { beginThread, type Comment, readThreads, type Thread } from "./threads.ts";
import { closeComments, openComments } from "./use-comments.ts";

type Verdicts = ReadonlyMap<string, boolean>;
const NONE: Verdicts = new Map();

/** Identifies a comment with its text and place: an edited comment is checked again. */
const nameOf = (threadId: string, comment: Comment): string => JSON.stringify([threadId, comment]);

async function judge(open: OpenDocument, threads: readonly Thread[]): Promise<Verdicts> {
  const { signing } = liveOf(open).replica;
  const all = threads.flatMap(({ id, comments, resolved }) =>
    [...comments, ...(resolved ? [resolved] : [])].map((comment) => [id, comment] as const),
  );
  const verdict = async ([id, comment]: readonly [string, Comment]) =>
    [nameOf(id, comment), await isAuthors(signing, open.id, id, comment)] as const;
  return new Map(await Promise.all(all.map(verdict)));
}

/** The verified authors of comments: in signed documents, only who signed the current text. */
function useAuthors(open: OpenDocument, threads: readonly Thread[]): IsSignedByAuthor {
  const [verdicts, setVerdicts] = useState(NONE);
  const sealed = isSealed(open);
  useEffect(() => {
    let over = false;
    if (sealed) void judge(open, threads).then((found) => !over && setVerdicts(found));
    return () => {
      over = true;
    };
  }, [open, threads, sealed]);
  return (threadId, comment) => (sealed ? (verdicts.get(nameOf(threadId, comment)) ?? null) : true);
}

/** The threads of a document, updated on every change. */
function useThreads({ comments }: OpenDocument): readonly Thread[] {
  const last = useRef<readonly Thread[] | null>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      const changed = () => {
        last.current = null;
        listener();
      };
      comments.on("update", changed);
      return () => comments.off("update", changed);
    },
    [comments],
  );
  return useSyncExternalStore(subscribe, () => {
    last.current ??= readThreads(comments);
    return last.current;
  });
}

type PanelProps = CommentsPanelProps & {
  shown: boolean;
  /** Only the threads of this object; all of them for null. */
  anchor: CommentAnchor | null;
};

/** The comments of a document, or of one of its objects: read, written, answered, resolved. */
export function CommentsPanel({ open, shown, anchor, onAnchor }: PanelProps) {
  const { t } = useTranslation("documents");
  const wide = useMedia("(width >= 64rem)");
  const me = useMember();
  const [show, setShow] = useState<"open" | "resolved">("open");
  const threads = useThreads(open);
  const isSignedByAuthor = useAuthors(open, threads);
  const here = threads.filter((thread) => !anchor || thread.anchor?.id === anchor.id);
  const lists = {
    open: here.filter(({ resolved }) => !resolved),
    resolved: here.filter(({ resolved }) => resolved),
  };
  const close = () => closeComments(open);
  const go = (id: string) => {
    // A sheet covers what it leads to.
    if (!wide) close();
    onAnchor?.(id);
  };
  const listOf = (threads: readonly Thread[], empty: string) =>
    threads.length === 0 ? (
      <p className="py-6 text-center text-ink-soft text-sm">{empty}</p>
    ) : (
      <ul className="grid gap-4">
        {threads.map((thread) => (
          <ThreadView
            key={thread.id}
            open={open}
            thread={thread}
            isSignedByAuthor={isSignedByAuthor}
            onGo={onAnchor && go}
          />
        ))}
      </ul>
    );
  const footer = open.info.can.comment ? (
    <Composer
      open={open}
      label={t("comments.write")}
      send={t("comments.send")}
      onSend={(text) => beginThread(open.comments, penOf(open.id, me.id, isSealed(open)), text, anchor)}
    />
  ) : (
    <p className="text-ink-soft text-sm">{t("comments.no_rights")}</p>
  );
  const content = (
    <div className="grid gap-3">
      {anchor && (
        <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <bdi className="font-medium">{t("comments.at", { label: anchor.label })}</bdi>
          <Button size="sm" variant="quiet" onClick={() => openComments(open)}>
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
  );
  const title = t("comments.title");
  if (!wide)
    return (
      <Sheet open={shown} onOpenChange={(next) => !next && close()} title={title} footer={footer}>
        {content}
      </Sheet>
    );
  return shown && <Aside {...{ title, footer, onClose: close }}>{content}</Aside>;
}

/** Next to the editor, which stays in sight and in use. */
function Aside({
  title,
  footer,
  onClose,
  children,
}: {
  title: string;
  footer: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation("ui");
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    frame.current?.focus();
    return () => {
      // The focus goes back where it came from, unless it is elsewhere already.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <aside
      ref={frame}
      aria-label={title}
      tabIndex={-1}
      className="flex w-80 shrink-0 flex-col border-line border-s bg-raised outline-none"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="flex items-center justify-between gap-2 px-4 pt-3 pb-1">
        <h2 className="text-lg">{title}</h2>
        <IconButton label={t("close")} onClick={onClose} icon={<X className="size-5" strokeWidth={1.75} />} />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-4 pb-4">{children}</div>
      <div className="border-line border-t px-4 py-3">{footer}</div>
    </aside>
  );
}
