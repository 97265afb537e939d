import type { Message } from "@kompagnon/contract/chats/model.ts";
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from "react";
import { ReportDialog } from "#features/moderation/public.ts";
import { languageOf } from "#platform/i18n.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { lazyDialog } from "#ui/lazy-module.ts";
import { toast } from "#ui/toast.tsx";
import { threadKeyOf, useThread } from "../adapter.ts";
import { refreshConversation, refreshConversations } from "../cache.ts";
import { compose, fieldId } from "../composing.ts";
import type { Quoted } from "../outbox.ts";
import { deleteMessage, togglePin, toggleReaction } from "./changes.ts";
import { MessageMenu } from "./message-menu.tsx";
import { ActionsProvider, type MessageActions } from "./tools.tsx";
import { translate } from "./translations.ts";

const EmojiPopover = lazyDialog(async () => (await import("../emoji/emoji-popover.tsx")).EmojiPopover);

const Lightbox = lazy(async () => ({ default: (await import("#ui/lightbox.tsx")).Lightbox }));

type Open =
  | { what: "menu" | "emojis"; message: Message; anchor: HTMLElement }
  | { what: "delete" | "report"; message: Message }
  | { what: "image"; message: Message; id: string };

const quoteOf = ({ seq, sender_id, text, attachments }: Message): Quoted => ({
  seq,
  sender_id,
  text: text.slice(0, 160),
  kind: attachments[0]?.kind ?? "text",
});

/** The pictures of a message, from the pressed one on. */
function picturesOf({ attachments }: Message, pressed: string) {
  const images = attachments.filter(({ kind }) => kind === "image");
  return {
    images: images.map((one) => ({ ...one, alt: one.name })),
    first: Math.max(
      0,
      images.findIndex(({ id }) => id === pressed),
    ),
  };
}

const rowOf = (seq: number): HTMLElement | null => document.querySelector(`[data-row][data-seq="${seq}"]`);

const fieldOf = (threadKey: string): HTMLElement | null => document.getElementById(fieldId(threadKey));

/** Gives the messages within their actions, and draws what those open: menu, emojis, questions, large pictures. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: which of the actions is open is one state
export function MessageController({ jump, children }: { jump: (seq: number) => void; children: ReactNode }) {
  const { t, i18n } = useTranslation("chats");
  const { adapter, source } = useThread();
  const { me } = adapter;
  const threadKey = threadKeyOf(source);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  /** Whether the choice in the menu goes on in the field one writes into. */
  const toField = useRef(false);

  const plain = useMemo(() => {
    const failed = (error: Error) =>
      toast(error.message || t("block_failed"), { kind: "warn", id: "message" });
    return {
      react: (message: Message, emoji: string) => void toggleReaction(message, emoji).catch(failed),
      reply: (message: Message) => compose(me, threadKey, { reply: quoteOf(message), edit: null }),
      edit: (message: Message) => compose(me, threadKey, { edit: { message, text: message.text } }),
      pin: (message: Message) => void togglePin(message).catch(failed),
      copy: ({ text }: Message) =>
        void navigator.clipboard.writeText(text).then(() => toast(t("message.copied")), failed),
      translate: (message: Message) => void translate(message, languageOf(i18n)).catch(failed),
    };
  }, [me, threadKey, t, i18n]);
  const actions = useMemo<MessageActions>(
    () => ({
      openMenu: (message, anchor) => {
        toField.current = false;
        setOpen({ what: "menu", message, anchor });
      },
      pickEmoji: (message, anchor) => setOpen({ what: "emojis", message, anchor }),
      reply: plain.reply,
      react: plain.react,
      jump,
      report: (message) => setOpen({ what: "report", message }),
      showImage: (message, id) => setOpen({ what: "image", message, id }),
    }),
    [plain, jump],
  );

  return (
    <ActionsProvider value={actions}>
      {children}
      {open?.what === "menu" && (
        <MessageMenu
          message={open.message}
          anchor={open.anchor}
          returnTo={() => (toField.current ? fieldOf(threadKey) : rowOf(open.message.seq))}
          // A choice that opens something else has replaced the menu already.
          onClose={() => setOpen((now) => (now?.what === "menu" ? null : now))}
          actions={{
            react: (emoji) => plain.react(open.message, emoji),
            pick: () => setOpen({ ...open, what: "emojis" }),
            reply: () => {
              toField.current = true;
              plain.reply(open.message);
            },
            copy: () => plain.copy(open.message),
            edit: () => {
              toField.current = true;
              plain.edit(open.message);
            },
            pin: () => plain.pin(open.message),
            translate: () => plain.translate(open.message),
            remove: () => setOpen({ what: "delete", message: open.message }),
            report: () => setOpen({ what: "report", message: open.message }),
          }}
        />
      )}
      {open?.what === "emojis" && (
        <EmojiPopover
          anchor={open.anchor}
          onPick={(emoji) => plain.react(open.message, emoji)}
          onClose={close}
          finalFocus={() => rowOf(open.message.seq)}
        />
      )}
      {open?.what === "image" && (
        <Suspense fallback={null}>
          <Lightbox {...picturesOf(open.message, open.id)} variant="files" onClose={close} />
        </Suspense>
      )}
      {open?.what === "report" && (
        <Suspense fallback={null}>
          <ReportDialog
            subject={{ kind: "message", id: open.message.id, chat_id: open.message.chat_id }}
            name={adapter.nameOf(open.message.sender_id)}
            author={{
              id: open.message.sender_id,
              username: adapter.nameOf(open.message.sender_id),
            }}
            onClose={close}
            onBlocked={() => {
              refreshConversation(open.message.chat_id);
              refreshConversations();
            }}
          />
        </Suspense>
      )}
      <DeleteQuestion message={open?.what === "delete" ? open.message : null} onClose={close} />
    </ActionsProvider>
  );
}

function DeleteQuestion({ message, onClose }: { message: Message | null; onClose: () => void }) {
  const { t } = useTranslation("chats");
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async () => {
    if (!message) return;
    setProblem(null);
    try {
      await deleteMessage(message);
    } catch (error) {
      setProblem((error instanceof Error && error.message) || t("block_failed"));
      throw error;
    }
  };
  return (
    <ConfirmDialog
      open={message !== null}
      onOpenChange={(open) => {
        if (open) return;
        setProblem(null);
        onClose();
      }}
      title={t("message.delete_title")}
      text={t("message.delete_text")}
      confirm={t("message.delete")}
      danger
      error={problem}
      onConfirm={remove}
    />
  );
}
