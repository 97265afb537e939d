import { MESSAGE_MAX, VOICE_MAX_SECONDS } from "@kompagnon/contract/chats/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { Check, Pencil, Reply, X } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Spinner } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { type ThreadAdapter, threadKeyOf } from "../adapter.ts";
import { type Composing, compose, fieldId, useComposing } from "../composing.ts";
import { plainOf } from "../formatting.ts";
import { clock } from "../message/figures.ts";
import { useQuoteText } from "../message/quote.tsx";
import { Bars } from "../message/voice-player.tsx";
import { addRecording, useUploads } from "../uploads.ts";
import { UploadTray } from "./upload-tray.tsx";
import { ComposerProvider, useComposer, useSending } from "./use-composer.ts";
import { type RecorderState, useRecorder } from "./use-recorder.ts";
import { WritingLine } from "./writing-line.tsx";

/** Above the field: the message one answers or changes, and the way out. */
function ContextBar({ composing, onCancel }: { composing: Composing; onCancel: () => void }) {
  const { t } = useTranslation("chats");
  const { adapter } = useComposer();
  const quoteText = useQuoteText();
  const { reply, edit } = composing;
  if (!reply && !edit) return null;
  const Icon = edit ? Pencil : Reply;
  const sender = reply?.sender_id ?? adapter.me;
  const title = edit
    ? t("message.editing")
    : t("message.replying", {
        name: sender === adapter.me ? t("you") : adapter.nameOf(sender),
      });
  return (
    <div className="mb-2 flex items-center gap-3 rounded-control bg-sunken py-1 ps-3 pe-1">
      <Icon aria-hidden="true" className="mirror size-4 shrink-0 text-accent" strokeWidth={1.75} />
      <span className="grid min-w-0 flex-1 text-sm">
        <span className="truncate font-semibold text-accent">{title}</span>
        <span className="truncate text-ink-soft" dir="auto">
          {edit ? plainOf(edit.message.text) : reply && quoteText(reply)}
        </span>
      </span>
      <IconButton
        label={edit ? t("message.edit_cancel") : t("message.reply_cancel")}
        icon={<X className="size-4" strokeWidth={1.75} />}
        onClick={onCancel}
      />
    </div>
  );
}

/** The counter appears this close to the limit. */
const COUNT_FROM = 300;

/** Below the field: what went wrong, how much room is left, or how to mark words. Its place is reserved. */
function Foot({ text, problem }: { text: string; problem: string | null }) {
  const { t } = useTranslation("chats");
  const left = MESSAGE_MAX - lengthOf(text);
  if (problem)
    return (
      <p role="alert" className="mt-1 text-bad text-sm">
        {problem}
      </p>
    );
  if (left < COUNT_FROM)
    return (
      <output
        className={cx("mt-1 block text-end text-sm tabular-nums", left < 0 ? "text-bad" : "text-ink-soft")}
      >
        {left < 0 ? t("too_long", { count: -left }) : t("left", { count: left })}
      </output>
    );
  return (
    <p className={cx("mt-0.5 hidden truncate text-ink-soft text-xs sm:block", text === "" && "invisible")}>
      **{t("message.hint_bold")}** · _{t("message.hint_italic")}_ · `{t("message.hint_code")}` · -{" "}
      {t("message.hint_list")} · &gt; {t("message.hint_quote")}
    </p>
  );
}

/**
 * The composer of a conversation, a channel, or with `thread` of one message's thread. Enter sends, Shift+Enter breaks the line;
 * drafts are kept on this device.
 */
export function Composer({ adapter, thread = null }: { adapter: ThreadAdapter; thread?: number | null }) {
  const { t } = useTranslation("chats");
  const threadKey = threadKeyOf({ chatId: adapter.id, thread });
  const value = useMemo(() => ({ adapter, threadKey, thread }), [adapter, threadKey, thread]);
  if (!adapter.canWrite)
    return (
      <p
        role="status"
        className="edge-bottom border-line border-t bg-sunken px-5 py-4 text-center text-ink-soft text-sm"
      >
        {t("cannot_write")}
      </p>
    );
  return (
    <ComposerProvider value={value}>
      <Form key={threadKey} />
    </ComposerProvider>
  );
}

/** Puts the cursor into the field when one begins to answer or to change a message. */
function useFocusOnTarget(threadKey: string, target: string | undefined): void {
  const before = useRef(target);
  useEffect(() => {
    if (target !== undefined && target !== before.current)
      document.getElementById(fieldId(threadKey))?.focus();
    before.current = target;
  }, [threadKey, target]);
}

function Form() {
  const { adapter, threadKey } = useComposer();
  const { me, id: chatId } = adapter;
  const composing = useComposing(me, threadKey);
  const uploads = useUploads(threadKey);
  const text = composing.edit?.text ?? composing.text;
  const sending = useSending(text, uploads);
  const recorder = useRecorder((recording) => addRecording(chatId, threadKey, recording));
  const { edit, reply } = composing;
  useFocusOnTarget(threadKey, edit?.message.id ?? (reply ? String(reply.seq) : undefined));

  const write = (next: string) => {
    sending.clearProblem();
    compose(me, threadKey, edit ? { edit: { ...edit, text: next } } : { text: next });
  };
  const leave = () => {
    sending.clearProblem();
    compose(me, threadKey, edit ? { edit: null } : { reply: null });
    document.getElementById(fieldId(threadKey))?.focus();
  };
  const { state } = recorder;
  return (
    <form
      data-page-controls
      className="edge-bottom border-line border-t bg-ground px-3 pt-2 pb-1.5 sm:px-5"
      onSubmit={(event) => {
        event.preventDefault();
        sending.send();
      }}
    >
      <ContextBar composing={composing} onCancel={leave} />
      {!edit && <UploadTray uploads={uploads} />}
      {state.state === "idle" ? (
        <WritingLine
          {...{ text, write, sending }}
          hasFiles={uploads.length > 0}
          editing={edit !== null}
          onLeave={edit || reply ? leave : null}
          onRecord={recorder.start}
        />
      ) : (
        <RecordingBar state={state} onCancel={recorder.cancel} onFinish={recorder.finish} />
      )}
      <Foot text={text} problem={sending.problem} />
    </form>
  );
}

/** Takes the place of the field while one speaks: how loud, how long, give up or finish. */
function RecordingBar({
  state,
  onCancel,
  onFinish,
}: {
  state: Exclude<RecorderState, { state: "idle" }>;
  onCancel: () => void;
  onFinish: () => void;
}) {
  const { t } = useTranslation("chats");
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.focus(), []);
  const cancel = (
    <IconButton
      label={state.state === "problem" ? t("message.close") : t("message.record_cancel")}
      icon={<X className="size-5" strokeWidth={1.75} />}
      onClick={onCancel}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={bar}
      role="group"
      tabIndex={-1}
      aria-label={t("message.recording")}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onCancel();
      }}
      className="flex min-h-11 items-center gap-3 outline-none"
    >
      {cancel}
      {state.state === "asking" && (
        <p role="status" className="flex flex-1 items-center gap-2 text-ink-soft text-sm">
          <Spinner /> {t("message.mic_asking")}
        </p>
      )}
      {state.state === "problem" && (
        <p role="alert" className="flex-1 text-bad text-sm">
          {t(`message.mic_${state.why}`)}
        </p>
      )}
      {state.state === "recording" && (
        <>
          <span aria-hidden="true" className="size-2.5 shrink-0 animate-pulse-soft rounded-full bg-bad" />
          <span role="timer" className="shrink-0 text-sm tabular-nums">
            {clock(state.seconds)}
            <span className="text-ink-soft"> / {clock(VOICE_MAX_SECONDS)}</span>
          </span>
          <span className="min-w-0 flex-1 text-accent">
            <Bars waveform={filled(state.levels)} share={1} />
          </span>
          <IconButton
            variant="filled"
            label={t("message.record_finish")}
            icon={<Check className="size-5" strokeWidth={1.75} />}
            onClick={onFinish}
          />
        </>
      )}
    </div>
  );
}

/** The newest levels at the end of the bar. */
const filled = (levels: readonly number[]): number[] =>
  [...Array.from({ length: 48 - levels.length }, () => 0), ...levels].map((level) => level * 100);
