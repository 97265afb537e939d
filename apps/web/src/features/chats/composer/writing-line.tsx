import { Check, Mic, Paperclip, SendHorizontal, Smile } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import {
  fittingNames,
  type Mentionable,
  NameList,
  useMentionField,
  useNameChoice,
} from "#features/people/public.ts";
import { call } from "#platform/call.ts";
import { isComposing } from "#platform/keyboard.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Spinner } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { lazyDialog } from "#ui/lazy-module.ts";
import { useCaret } from "#ui/use-caret.ts";
import { compose, fieldId, hasWords } from "../composing.ts";
import { lastEditable } from "../message/changes.ts";
import { cachedMessages } from "../messages-cache.ts";
import { TYPING_SIGNAL_MS } from "../presence.ts";
import { useAttach } from "../uploads.ts";
import { useComposer, type useSending } from "./use-composer.ts";
import { canRecord } from "./use-recorder.ts";

const EmojiPopover = lazyDialog(async () => (await import("../emoji/emoji-popover.tsx")).EmojiPopover);

/** Sends typing signals at intervals; `sent` lets the next letter send one at once. */
function useTypingSign(chatId: string) {
  const sentAt = useRef(0);
  return {
    typed: (text: string) => {
      const now = Date.now();
      if (!hasWords(text) || now - sentAt.current < TYPING_SIGNAL_MS) return;
      sentAt.current = now;
      call("POST /api/chats/{id}/typing", { params: { id: chatId } }).catch(() => undefined); // of no use later
    },
    sent: () => {
      sentAt.current = 0;
    },
  };
}

const NO_MENTIONABLES: readonly Mentionable[] = [];

/** Offers the names of a conversation's members, and those that call everybody, while one writes an @. */
function useMentions(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  write: (text: string) => void,
) {
  const { adapter } = useComposer();
  const mention = useMentionField(field, text);
  const { pendingMention } = mention;
  const everybody = (adapter.everybody ?? []).map((username) => ({
    id: username,
    username,
    avatar_url: null,
  }));
  const everyone = adapter.mentionables ? [...everybody, ...adapter.mentionables] : NO_MENTIONABLES;
  return useNameChoice(
    mention,
    pendingMention ? fittingNames(everyone, pendingMention.words) : NO_MENTIONABLES,
    write,
  );
}

// A coarse pointer means a keyboard on the screen, whose Enter breaks the line.
const entersSend = () => !matchMedia("(pointer: coarse)").matches;
const ICON = { className: "size-5", strokeWidth: 1.75 } as const;
/** A press within this time after the microphone replaced the send button was still meant for sending, in ms. */
const TYPING_PAUSE_MS = 600;

type Props = {
  text: string;
  write: (text: string) => void;
  sending: ReturnType<typeof useSending>;
  hasFiles: boolean;
  editing: boolean;
  /** Leaves the answer or change that was begun, if there is one. */
  onLeave: (() => void) | null;
  onRecord: () => void;
};

/** The field and its buttons: attach, emojis, speak or send. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: what the keys, the clipboard and the buttons do to one field
export function WritingLine({ text, write, sending, hasFiles, editing, onLeave, onRecord }: Props) {
  const { t } = useTranslation("chats");
  const { adapter, threadKey, thread } = useComposer();
  const field = useRef<HTMLTextAreaElement>(null);
  const caretTo = useCaret(field);
  const typingSign = useTypingSign(adapter.id);
  const attach = useAttach(adapter.id, threadKey);
  const change = (next: string) => {
    write(next);
    if (!editing) typingSign.typed(next);
  };
  const mentions = useMentions(field, text, change);
  const takesFocus = adapter.isAside !== true;
  useEffect(() => {
    if (takesFocus && entersSend()) field.current?.focus();
  }, [takesFocus]);

  const send = () => {
    sending.send();
    typingSign.sent();
    mentions.close();
    field.current?.focus();
  };
  const editLast = () => {
    const message = lastEditable(cachedMessages({ chatId: adapter.id, thread }), adapter.me);
    if (message) compose(adapter.me, threadKey, { edit: { message, text: message.text } });
    return message !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || mentions.onKey(event)) return;
    if (event.key === "Enter" && !event.shiftKey && entersSend()) {
      event.preventDefault();
      send();
    } else if (event.key === "ArrowUp" && text === "" && !editing && editLast()) event.preventDefault();
    else if (event.key === "Escape" && onLeave) {
      event.stopPropagation();
      onLeave();
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || editing) return;
    event.preventDefault();
    attach(files);
  };
  const insert = (emoji: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = field.current ?? {};
    change(text.slice(0, from) + emoji + text.slice(to));
    caretTo(from + emoji.length);
  };
  const speaks = text === "" && !hasFiles && !editing && canRecord();
  const sendStoodUntil = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (speaks) return;
    return () => {
      sendStoodUntil.current = performance.now();
    };
  }, [speaks]);
  return (
    <div className="relative flex items-end gap-1">
      {!editing && <AttachButton onFiles={attach} />}
      <label className="sr-only" htmlFor={fieldId(threadKey)}>
        {adapter.writeLabel}
      </label>
      <textarea
        ref={field}
        id={fieldId(threadKey)}
        rows={1}
        dir="auto"
        value={text}
        onChange={(event) => {
          change(event.target.value);
          mentions.follow();
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        placeholder={t("placeholder")}
        {...mentions.field}
        className="field-sizing-content mx-1 max-h-40 min-h-11 min-w-0 flex-1 resize-none rounded-card border border-line-strong bg-raised px-3.5 py-2.5 placeholder:text-ink-soft focus-visible:border-accent focus-visible:outline-offset-0 placeholder-shown:overflow-hidden placeholder-shown:whitespace-nowrap"
      />
      <NameList {...mentions.list} label={t("message.mention")} side="above" />
      <EmojiButton onPick={insert} field={() => field.current} />
      {speaks ? (
        <IconButton
          label={t("message.record")}
          icon={<Mic {...ICON} />}
          onClick={() => performance.now() - sendStoodUntil.current > TYPING_PAUSE_MS && onRecord()}
          className="mb-0.5"
        />
      ) : (
        <IconButton
          type="submit"
          variant="filled"
          className="mb-0.5"
          label={editing ? t("message.edit_save") : t("send")}
          disabled={!sending.ready}
          onClick={(event) => {
            event.preventDefault();
            send();
          }}
          icon={<SendIcon saving={sending.saving} editing={editing} />}
        />
      )}
    </div>
  );
}

function SendIcon({ saving, editing }: { saving: boolean; editing: boolean }) {
  if (saving) return <Spinner />;
  return editing ? <Check {...ICON} /> : <SendHorizontal {...ICON} className="mirror size-5" />;
}

function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation("chats");
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = ""; // the same file may be chosen again
        }}
      />
      <IconButton
        label={t("message.attach")}
        icon={<Paperclip {...ICON} />}
        onClick={() => input.current?.click()}
        className="mb-0.5"
      />
    </>
  );
}

function EmojiButton({
  onPick,
  field,
}: {
  onPick: (emoji: string) => void;
  field: () => HTMLElement | null;
}) {
  const { t } = useTranslation("chats");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        label={t("message.emojis")}
        aria-haspopup="dialog"
        icon={<Smile {...ICON} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        className="mb-0.5"
      />
      {anchor && (
        <EmojiPopover anchor={anchor} onPick={onPick} onClose={() => setAnchor(null)} finalFocus={field} />
      )}
    </>
  );
}
