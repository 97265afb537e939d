import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { type ThreadAdapter, threadKeyOf } from "../adapter.ts";
import { compose, fieldId, useComposing } from "../composing.ts";
import { addRecording, useUploads } from "../uploads.ts";
import { ComposerProvider, useComposer } from "./composer-context.ts";
import { ContextBar } from "./context-bar.tsx";
import { Foot } from "./foot.tsx";
import { RecordingBar } from "./recording-bar.tsx";
import { UploadTray } from "./upload-tray.tsx";
import { useRecorder } from "./use-recorder.ts";
import { useSending } from "./use-sending.ts";
import { WritingLine } from "./writing-line.tsx";

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
