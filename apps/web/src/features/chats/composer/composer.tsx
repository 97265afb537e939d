import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { placeOf, type ThreadAdapter } from "../adapter.ts";
import { compose, fieldId, useComposing } from "../composing.ts";
import { addRecording, useUploads } from "../uploads.ts";
import { ContextBar } from "./context-bar.tsx";
import { Foot } from "./foot.tsx";
import { PlaceProvider, useThreadPlace } from "./place.ts";
import { RecordingBar } from "./recording-bar.tsx";
import { UploadTray } from "./upload-tray.tsx";
import { useRecorder } from "./use-recorder.ts";
import { useSending } from "./use-sending.ts";
import { WritingLine } from "./writing-line.tsx";

/**
 * Where one writes, in a conversation, a channel, or with `thread` in one message's thread. Enter sends, Shift+Enter
 * breaks the line; what is not sent yet is kept on this device.
 */
export function Composer({ adapter, thread = null }: { adapter: ThreadAdapter; thread?: number | null }) {
  const { t } = useTranslation("chats");
  const place = placeOf({ chatId: adapter.id, thread });
  const value = useMemo(() => ({ adapter, place, thread }), [adapter, place, thread]);
  if (!adapter.canWrite)
    return (
      <p role="status" className="border-line border-t bg-sunken px-5 py-4 text-center text-ink-soft text-sm">
        {t("cannot_write")}
      </p>
    );
  return (
    <PlaceProvider value={value}>
      <Form key={place} />
    </PlaceProvider>
  );
}

/** Puts the cursor into the field when one begins to answer or to change a message. */
function useFocusOnTarget(place: string, target: string | undefined): void {
  const before = useRef(target);
  useEffect(() => {
    if (target !== undefined && target !== before.current) document.getElementById(fieldId(place))?.focus();
    before.current = target;
  }, [place, target]);
}

function Form() {
  const { adapter, place } = useThreadPlace();
  const { me, id: chatId } = adapter;
  const composing = useComposing(me, place);
  const uploads = useUploads(place);
  const text = composing.edit?.text ?? composing.text;
  const sending = useSending(text, uploads);
  const recorder = useRecorder((recording) => addRecording(chatId, place, recording));
  const { edit, reply } = composing;
  useFocusOnTarget(place, edit?.message.id ?? (reply ? String(reply.seq) : undefined));

  const write = (next: string) => {
    sending.clearProblem();
    compose(me, place, edit ? { edit: { ...edit, text: next } } : { text: next });
  };
  const leave = () => {
    sending.clearProblem();
    compose(me, place, edit ? { edit: null } : { reply: null });
    document.getElementById(fieldId(place))?.focus();
  };
  const { state } = recorder;
  return (
    <form
      data-page-controls
      className="border-line border-t bg-ground px-3 pt-2.5 pb-1.5 sm:px-5"
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
