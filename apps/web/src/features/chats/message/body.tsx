import type { Attachment, LinkCard, Message } from "@kompagnon/contract/chats/model.ts";
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
import { Quote } from "./quote.tsx";
import { showOriginal, useTranslated } from "./translations.ts";
import { VoicePlayer } from "./voice-player.tsx";
import { Words } from "./words.tsx";

/** What a page calls itself, and where it really is. */
function sitesOf({ site, url }: LinkCard): string {
  const host = URL.parse(url)?.hostname.replace(/^www\./, "") ?? "";
  return host === "" || site === host ? site : `${site} · ${host}`;
}

/** What a linked page says about itself. Its picture comes from us, so no one's reader is seen by that page. */
const LinkPreview = ({ card }: { card: LinkCard }) => (
  <a
    href={card.url}
    target="_blank"
    rel="noopener noreferrer nofollow ugc"
    className="mt-1 flex w-80 max-w-full overflow-hidden rounded-control border border-current/20 bg-current/6 no-underline hover:bg-current/12"
  >
    {card.image_url && (
      <img
        src={card.image_url}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        decoding="async"
        className="size-20 shrink-0 self-stretch object-cover"
      />
    )}
    <span className="grid min-w-0 content-center gap-0.5 px-3 py-2 text-sm" dir="auto">
      <span className="truncate text-xs">{sitesOf(card)}</span>
      <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{card.title}</span>
      {card.description && <span className="line-clamp-2 [overflow-wrap:anywhere]">{card.description}</span>}
    </span>
  </a>
);

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
