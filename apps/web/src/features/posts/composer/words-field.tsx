import { runsOf } from "@kompagnon/contract/posts/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId } from "react";
import { NameList, useFoundNames, useMentionField, useNameChoice } from "#features/people/public.ts";
import { isComposing } from "#platform/keyboard.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";

/** Both layers break their lines alike, or the marks would not match their words. */
const lines = "col-start-1 row-start-1 w-full whitespace-pre-wrap wrap-anywhere p-0 font-sans text-base";
/** The number of remaining characters at which the counter appears. */
const COUNTS_BELOW = 200;

/** A field for a post or comment: marks hashtags, names and addresses, offers members after an @, counts towards `max`. */
export function WordsField({
  field,
  label,
  placeholder,
  text,
  max,
  rows,
  onText,
  onFiles,
  onSend,
  onEscape,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  label: string;
  placeholder: string;
  text: string;
  max: number;
  rows: number;
  onText: (text: string) => void;
  /** Takes pasted files. */
  onFiles?: (files: readonly File[]) => void;
  /** Ctrl/Cmd+Enter. */
  onSend: () => void;
  onEscape?: () => void;
}) {
  const { t } = useTranslation("posts");
  const id = useId();
  const mention = useMentionField(field, text);
  const names = useNameChoice(mention, useFoundNames(mention.pendingMention), onText);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || names.onKey(event)) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
    } else if (event.key === "Escape" && onEscape) {
      event.stopPropagation();
      onEscape();
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || !onFiles) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <div className="relative grid gap-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="grid">
        <Marks text={text} />
        <textarea
          ref={field}
          id={id}
          rows={rows}
          dir="auto"
          value={text}
          placeholder={placeholder}
          onChange={(event) => {
            onText(event.target.value);
            names.follow();
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          aria-invalid={lengthOf(text) > max || undefined}
          {...names.field}
          className={cx(
            lines,
            "field-sizing-content relative resize-none overflow-hidden rounded-control bg-transparent outline-offset-4 placeholder:text-ink-soft",
          )}
        />
      </div>
      <Counter left={max - lengthOf(text)} />
      <NameList {...names.list} label={t("write.mentions")} side="below" />
    </div>
  );
}

/** Behind the field, in its lines: a tint where something becomes a link. */
function Marks({ text }: { text: string }) {
  let at = 0;
  return (
    <div
      aria-hidden="true"
      dir="auto"
      className={cx(lines, "pointer-events-none select-none text-transparent")}
    >
      {runsOf(text).map((run) => {
        const key = `${at}`;
        at += run.text.length;
        return run.kind === "text" ? (
          <span key={key}>{run.text}</span>
        ) : (
          <mark key={key} className="rounded-[4px] bg-accent-soft text-transparent">
            {run.text}
          </mark>
        );
      })}
    </div>
  );
}

function Counter({ left }: { left: number }) {
  const { t: ui } = useTranslation("ui");
  if (left > COUNTS_BELOW) return null;
  return (
    <output className={cx("justify-self-end text-sm tabular-nums", left < 0 ? "text-bad" : "text-ink-soft")}>
      {left < 0 ? ui("too_long", { count: -left }) : ui("remaining", { count: left })}
    </output>
  );
}
