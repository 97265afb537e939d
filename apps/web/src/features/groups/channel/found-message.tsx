import type { Message } from "@kompagnon/contract/chats/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import { hitsIn } from "@kompagnon/contract/search/hits.ts";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { commaList } from "#ui/formatters.ts";
import { type Panel, searchWith } from "./panels.ts";

/** A text with the searched words marked. */
function Marked({ text, words }: { text: string; words: string }) {
  return (
    <>
      {hitsIn(text, words).map((piece, index) =>
        piece.hit ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never move
          <mark key={index} className="rounded-[3px] bg-warn-soft text-ink">
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </>
  );
}

/** From this width on panels are next to the messages. */
const WIDE_SCREEN = "(min-width: 48rem)";

/** A message in a list of hits or pins; it leads to its place in the channel. */
export function FoundMessage({
  groupId,
  message,
  channelName,
  words = "",
  panel,
  card,
}: {
  groupId: string;
  message: Message;
  channelName: string;
  words?: string;
  /** The panel that lists it, which stays open where there is room. */
  panel: Panel;
  card: MemberCard | null;
}) {
  const { t, i18n } = useTranslation("groups");
  const name = card?.username ?? t("channel.gone_member");
  const stays = matchMedia(WIDE_SCREEN).matches ? searchWith(panel) : {};
  const place: Record<string, string> =
    message.thread_of === null
      ? { ...stays, message: String(message.seq) }
      : searchWith({ kind: "thread", seq: message.thread_of });
  return (
    <li>
      <Link
        to={`${groupsPaths.channel(groupId, message.chat_id)}?${new URLSearchParams(place)}`}
        className="flex items-start gap-3 rounded-card px-2 py-2.5 transition-colors duration-150 hover:bg-sunken"
      >
        <Avatar id={message.sender_id} name={name} src={card?.avatar_url ?? null} size="sm" />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex items-baseline gap-2">
            <span className="flex min-w-0 flex-1 font-medium text-sm">
              <span className="truncate" dir="auto">
                {name}
              </span>
            </span>
            <RelativeTime
              time={message.created_at}
              style="short"
              className="shrink-0 whitespace-nowrap text-ink-soft text-xs"
            />
          </span>
          {channelName && <bdi className="truncate text-accent text-xs">#{channelName}</bdi>}
          <span className="line-clamp-3 text-sm wrap-anywhere" dir="auto">
            <Marked
              text={
                message.text ||
                commaList(
                  i18n.language,
                  message.attachments.map((one) => one.name),
                )
              }
              words={words}
            />
          </span>
        </span>
      </Link>
    </li>
  );
}
