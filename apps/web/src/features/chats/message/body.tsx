import type { Attachment, Message } from "@kompagnon/contract/chats/model.ts";
import { MessageSquare } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { useThread } from "../adapter.ts";
import type { Entry } from "../thread.ts";
import { localCopy } from "../uploads.ts";
import { useMessageActions } from "./actions.ts";
import { FileCard } from "./file-card.tsx";
import { Images } from "./images.tsx";
import { LinkPreview } from "./link-preview.tsx";
import { Quote } from "./quote.tsx";
import { showOriginal, useTranslated } from "./translations.ts";
import { VoicePlayer } from "./voice-player.tsx";
import { Words } from "./words.tsx";

const PollFoot = lazy(async () => ({ default: (await import("./poll-foot.tsx")).PollFoot }));

const ofKind = (files: readonly Attachment[], kind: Attachment["kind"]) =>
  files.filter((file) => file.kind === kind);

/** What a message contains: what it answers, its files, its text, the card of its link. */
export function Body({ entry, inBubble }: { entry: Entry; inBubble: boolean }) {
  const { t } = useTranslation("chats");
  const { adapter } = useThread();
  const { jump, showImage } = useMessageActions();
  const { message, waiting, text } = entry;
  const files = message?.attachments ?? waiting?.attachments ?? [];
  const quoted = message?.reply_to ?? waiting?.reply_to ?? null;
  const images = ofKind(files, "image");
  if (message?.deleted) return <p className="text-current/80 italic">{t("message.deleted")}</p>;
  return (
    <>
      {quoted && (
        <Quote
          quoted={quoted}
          name={quoted.sender_id === adapter.me ? t("you") : adapter.nameOf(quoted.sender_id)}
          onJump={() => jump(quoted.seq)}
        />
      )}
      {images.length > 0 && (
        <div className={inBubble ? cx("-mx-2", text ? "mb-1.5" : "-my-0.5") : "my-1"}>
          <Images images={images} {...(message && { onShow: (id: string) => showImage(message, id) })} />
        </div>
      )}
      {ofKind(files, "voice").map((file) => (
        <VoicePlayer
          key={file.id}
          src={localCopy(file.id) ?? file.url}
          seconds={file.seconds ?? 0}
          waveform={file.waveform ?? []}
        />
      ))}
      {ofKind(files, "file").map((file) => (
        <div key={file.id} className="my-1">
          <FileCard file={file} />
        </div>
      ))}
      {text && <Text text={text} message={message} />}
      {message?.poll && (
        <Suspense fallback={<div className="h-14" />}>
          <PollFoot id={message.id} poll={message.poll} />
        </Suspense>
      )}
      {message?.link && <LinkPreview card={message.link} />}
    </>
  );
}

/** The names that a message mentions, as in its text. */
function useNames(message: Message | null): string[] {
  const { adapter } = useThread();
  if (!message) return [];
  const names = message.mentions.map(adapter.nameOf);
  return message.mentions_all ? [...names, "alle", "all", "everyone"] : names;
}

function Text({ text, message }: { text: string; message: Message | null }) {
  const { t } = useTranslation("chats");
  const translated = useTranslated(message?.id ?? "");
  const names = useNames(message);
  if (!message || !translated) return <Words text={text} names={names} />;
  return (
    <div aria-live="polite">
      <Words text={translated.state === "shown" ? translated.text : text} names={names} />
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs">
        {translated.state === "loading" && t("message.translating")}
        {translated.state === "failed" && t("message.translate_failed")}
        {translated.state === "shown" && t("message.translated")}
        {translated.state !== "loading" && (
          <button type="button" className="min-h-6 underline" onClick={() => showOriginal(message.id)}>
            {t("message.original")}
          </button>
        )}
      </p>
    </div>
  );
}

/** The link to a message's thread, shown after the first answer. */
export function ThreadLink({ message, onOpen }: { message: Message; onOpen: () => void }) {
  const { t } = useTranslation("chats");
  return (
    <Button
      size="sm"
      variant="quiet"
      onClick={onOpen}
      icon={<MessageSquare aria-hidden="true" className="size-4" strokeWidth={1.75} />}
    >
      {t("message.answers", { count: message.thread_count })}
    </Button>
  );
}
