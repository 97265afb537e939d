import type { Attachment, LinkCard, Message } from "@kompagnon/contract/chats/model.ts";
import { MessageSquare } from "lucide-react";
import { Fragment, lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { useThread } from "../adapter.ts";
import { type Inline, isOnlyEmoji, type Part, partsOf } from "../formatting.ts";
import type { Entry } from "../thread.ts";
import { localCopy } from "../uploads.ts";
import { FileCard, Images } from "./attachments.tsx";
import { Quote } from "./quote.tsx";
import { useMessageActions } from "./tools.tsx";
import { showOriginal, useTranslated } from "./translations.ts";
import { VoicePlayer } from "./voice-player.tsx";

const link = (href: string, text: string) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer nofollow ugc"
    title={href === text ? undefined : href}
    className="underline underline-offset-2"
  >
    {text}
  </a>
);

function drawOne(token: Inline): ReactNode {
  switch (token.kind) {
    case "text":
      return token.text;
    case "code":
      return (
        <code className="rounded-[4px] bg-current/12 px-1 py-0.5 font-mono text-[0.9em]" dir="ltr">
          {token.text}
        </code>
      );
    case "bold":
      return <strong className="font-bold">{draw(token.inside)}</strong>;
    case "italic":
      return <em>{draw(token.inside)}</em>;
    case "mention":
      return <span className="rounded-[4px] bg-current/12 px-0.5 font-semibold">{token.text}</span>;
    case "link":
      return link(token.href, token.text);
  }
}

const draw = (tokens: readonly Inline[]): ReactNode =>
  tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never move
    <Fragment key={index}>{drawOne(token)}</Fragment>
  ));

function PartView({ part }: { part: Part }) {
  if (part.kind === "code")
    return (
      <pre
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="my-1 max-w-full overflow-x-auto rounded-control bg-current/10 px-2.5 py-1.5 font-mono text-sm"
      >
        <code>{part.text}</code>
      </pre>
    );
  if (part.kind === "list")
    return (
      <ul className="my-0.5 list-disc ps-5">
        {part.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never move
          <li key={index}>{draw(item)}</li>
        ))}
      </ul>
    );
  if (part.kind === "quote")
    return (
      <blockquote className="my-0.5 whitespace-pre-wrap border-current/40 border-s-2 ps-2.5">
        {draw(part.inside)}
      </blockquote>
    );
  return <p className="whitespace-pre-wrap">{draw(part.inside)}</p>;
}

/** A message's text with its marks, addresses and names. It is never taken as markup. */
const Words = ({ text, names }: { text: string; names: readonly string[] }) => (
  <div dir="auto" className={cx("min-w-0 [overflow-wrap:anywhere]", isOnlyEmoji(text) && "text-2xl")}>
    {partsOf(text, names).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never move
      <PartView key={index} part={part} />
    ))}
  </div>
);

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
