import { SendHorizontal } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "#platform/call.ts";
import { keep, recall } from "#platform/device.ts";
import { useMember } from "#platform/session.ts";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { enqueue } from "../outbox.ts";
import { TELL_EVERY_MS } from "../typing.ts";

/** As the contract's MESSAGE_MAX; importing it would bring the schemas along. */
const MESSAGE_MAX = 4000;
/** The counter appears this close to the limit. */
const COUNT_FROM = 300;

const hasWords = (text: string): boolean => /[^\s\p{Cf}\p{Cc}]/u.test(text);
// A coarse pointer means a keyboard on the screen, whose Enter breaks the line.
const entersSend = () => !matchMedia("(pointer: coarse)").matches;

/** Where one writes. Enter sends, Shift+Enter breaks the line; what is not sent yet is kept on this device. */
export function Composer({ chatId, name }: { chatId: string; name: string }) {
  const { t } = useTranslation("chats");
  const { id: me } = useMember();
  const draft = `chats.draft.${me}.${chatId}`;
  const [text, setText] = useState(() => recall(draft) ?? "");
  const field = useRef<HTMLTextAreaElement>(null);
  const toldAt = useRef(0);
  const left = MESSAGE_MAX - text.length;
  const ready = hasWords(text) && left >= 0;

  useEffect(() => {
    if (entersSend()) field.current?.focus();
  }, []);

  const write = (value: string) => {
    setText(value);
    keep(draft, value === "" ? null : value);
    const now = Date.now();
    if (!hasWords(value) || now - toldAt.current < TELL_EVERY_MS) return;
    toldAt.current = now;
    call("POST /api/chats/{id}/typing", { params: { id: chatId } }).catch(() => undefined); // of no use later
  };
  const send = () => {
    if (!ready) return;
    enqueue(me, {
      client_id: crypto.randomUUID(),
      chat_id: chatId,
      text: text.trim(),
      at: new Date().toISOString(),
    });
    toldAt.current = 0;
    setText("");
    keep(draft, null);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || !entersSend()) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      data-page-controls
      className="border-line border-t bg-ground px-3 py-2.5 sm:px-5 sm:py-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2">
        <label className="sr-only" htmlFor="composer">
          {t("write_to", { name })}
        </label>
        <textarea
          ref={field}
          id="composer"
          rows={1}
          dir="auto"
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={t("placeholder")}
          aria-invalid={left < 0}
          aria-describedby={left < COUNT_FROM ? "composer-left" : undefined}
          className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none rounded-card border border-line-strong bg-raised px-3.5 py-2.5 placeholder:text-ink-soft aria-invalid:border-bad"
        />
        <IconButton
          type="submit"
          variant="filled"
          label={t("send")}
          disabled={!ready}
          icon={<SendHorizontal className="mirror" strokeWidth={1.75} />}
        />
      </div>
      {left < COUNT_FROM && (
        <output
          id="composer-left"
          className={cx("mt-1 block text-end text-sm tabular-nums", left < 0 ? "text-bad" : "text-ink-soft")}
        >
          {left < 0 ? t("too_long", { count: -left }) : t("left", { count: left })}
        </output>
      )}
    </form>
  );
}
