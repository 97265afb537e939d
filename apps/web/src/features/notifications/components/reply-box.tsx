import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { isComposing } from "#platform/keyboard.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { type ReplyTarget, useReply } from "../use-reply.ts";

/** The counter appears this close to the limit. */
const COUNT_FROM = 300;
// A coarse pointer means a keyboard on the screen, whose Enter breaks the line.
const entersSend = () => !matchMedia("(pointer: coarse)").matches;

/** Answers on the spot. Enter sends, Shift+Enter breaks the line. `focus` where it was opened by hand. */
export function ReplyBox({
  target,
  name,
  focus,
  onSent,
}: {
  target: ReplyTarget;
  name: string;
  focus: boolean;
  onSent: (chatId: string) => void;
}) {
  const { t } = useTranslation("notifications");
  const reply = useReply(target, onSent);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focus) field.current?.focus();
  }, [focus]);
  const send = async () => {
    if (!reply.ready || busy) return;
    setBusy(true);
    await reply.send();
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event) || !entersSend()) return;
    event.preventDefault();
    void send();
  };
  return (
    <form onSubmit={submit} className="mt-2 mb-1 grid gap-2 md:col-span-2">
      <TextArea
        ref={field}
        label={t("reply_to", { name })}
        {...("requestId" in target && { hint: t("reply_accepts") })}
        dir="auto"
        rows={2}
        value={reply.text}
        readOnly={busy}
        onChange={(event) => reply.write(event.target.value)}
        onKeyDown={onKeyDown}
        {...(reply.left < COUNT_FROM && { max: reply.max })}
      />
      {reply.failure && <FormError>{reply.failure}</FormError>}
      <Button type="submit" size="sm" className="justify-self-end" busy={busy} disabled={!reply.ready}>
        {t("reply_send")}
      </Button>
    </form>
  );
}
