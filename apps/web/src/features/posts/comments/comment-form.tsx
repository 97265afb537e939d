import type { Comment } from "@kompagnon/contract/posts/model.ts";
import { COMMENT_MAX, hasActionMarker } from "@kompagnon/contract/posts/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { ApiError, call } from "#platform/call.ts";
import { readItem, storeItem } from "#platform/device-storage.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { addComment } from "../cache.ts";
import { WordsField } from "../composer/words-field.tsx";

/** The form for a comment, or with `parent` for an answer. Drafts are kept on this device. */
export function CommentForm({
  postId,
  parent = null,
  initialText = "",
  focus = false,
  onSent,
  onCancel,
}: {
  postId: string;
  parent?: { id: string; name: string } | null;
  /** What an answer begins with. */
  initialText?: string;
  focus?: boolean;
  onSent?: (comment: Comment) => void;
  onCancel?: () => void;
}) {
  const { t } = useTranslation("posts");
  const { t: ui } = useTranslation("ui");
  const me = useMember();
  const field = useRef<HTMLTextAreaElement>(null);
  const key = `posts.comment.${me.id}.${postId}${parent ? `.${parent.id}` : ""}` as const;
  const [text, setText] = useState(() => readItem(key) || initialText);
  /** Goes with the comment, so that sending it twice stores it once. */
  const clientId = useRef(crypto.randomUUID());
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (focus) field.current?.focus();
  }, [focus]);
  const write = (next: string) => {
    setText(next);
    setProblem(null);
    storeItem(key, next.trim() === "" ? null : next);
  };
  const ready = text.trim() !== "" && lengthOf(text) <= COMMENT_MAX && me.email_confirmed;
  const send = async () => {
    if (!ready || sending) return;
    if (hasActionMarker(text)) return setProblem(t("write.marker"));
    setSending(true);
    setProblem(null);
    try {
      const body = { client_id: clientId.current, text, parent_id: parent?.id ?? null };
      const comment = await call("POST /api/posts/{id}/comments", { params: { id: postId }, body });
      clientId.current = crypto.randomUUID();
      setText("");
      storeItem(key, null);
      addComment(comment);
      onSent?.(comment);
    } catch (failure) {
      const why = failure instanceof ApiError ? failure.message : "";
      setProblem([t("talk.not_sent"), why].filter(Boolean).join(" "));
    } finally {
      setSending(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  const label = parent ? t("talk.reply_to", { name: parent.name }) : t("talk.write");
  return (
    <form onSubmit={submit} aria-label={label} aria-busy={sending} className="flex gap-3">
      <Avatar
        id={me.id}
        name={me.username ?? me.email}
        src={me.avatar_url}
        size="sm"
        className="mt-1.5 max-sm:hidden"
      />
      <div className="grid min-w-0 grow gap-2.5">
        {/* The ring is the box's: the field inside would draw a second one through its words. */}
        <div className="rounded-card border border-line-strong/70 bg-raised px-3.5 py-2.5 outline-accent focus-within:border-accent has-focus-visible:outline-2 [&_textarea]:outline-none">
          <WordsField
            field={field}
            label={label}
            placeholder={label}
            text={text}
            max={COMMENT_MAX}
            rows={1}
            onText={write}
            onSend={() => void send()}
            {...(onCancel && { onEscape: onCancel })}
          />
        </div>
        {!me.email_confirmed && <p className="text-ink-soft text-sm">{t("talk.unconfirmed")}</p>}
        {problem && <FormError>{problem}</FormError>}
        {(text !== "" || onCancel) && (
          <div className="flex justify-end gap-2">
            {onCancel && (
              <Button variant="quiet" size="sm" onClick={onCancel}>
                {ui("cancel")}
              </Button>
            )}
            <Button type="submit" size="sm" busy={sending} disabled={!ready}>
              {t("talk.send")}
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}
