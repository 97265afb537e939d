import type { Conversation } from "@kompagnon/contract/chats/model.ts";
import { partnershipsPaths } from "@kompagnon/contract/partnerships/paths.ts";
import { peoplePaths } from "@kompagnon/contract/people/paths.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { ArrowLeft, BadgeCheck, Pin, Search, Waypoints } from "lucide-react";
import { Suspense } from "react";
import { Link, useNavigate } from "react-router";
import { CallButton } from "#features/calls/public.ts";
import { TrialButton } from "#features/trials/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { iconButtonClass } from "#ui/icon-button-class.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import { usePresence } from "../presence.ts";
import type { PanelName } from "../thread/thread-panel.tsx";
import { useTyping } from "../typing.ts";
import { ConversationMenu } from "./conversation-menu.tsx";

/** Opens the search and the pinned messages of a thread, for the header above it. */
function PanelButtons({
  panel,
  onPanel,
}: {
  panel: PanelName | null;
  onPanel: (panel: PanelName | null) => void;
}) {
  const { t } = useTranslation("chats");
  const button = (name: PanelName, label: string, Icon: typeof Pin) => (
    <IconButton
      label={label}
      aria-expanded={panel === name}
      icon={<Icon className="size-5" strokeWidth={1.75} />}
      onClick={() => onPanel(panel === name ? null : name)}
    />
  );
  return (
    <>
      {button("search", t("message.search"), Search)}
      {button("pins", t("message.pins"), Pin)}
    </>
  );
}

/** Where a button will be once its texts are there. */
const NOTHING_YET = <span className="block size-10" />;

/** Who one writes with: name, whether they are typing, the way back on small screens. */
export function ConversationHeader({
  chat,
  backTo,
  panel,
  onPanel,
}: {
  chat: Conversation | undefined;
  backTo: string;
  /** The panel that is open next to the messages. */
  panel: PanelName | null;
  onPanel: (panel: PanelName | null) => void;
}) {
  const { t } = useTranslation("chats");
  const navigate = useNavigate();
  return (
    <header className="edge-top flex min-h-14 items-center gap-2 border-line border-b px-2 py-2 sm:px-4 md:min-h-16 md:gap-3">
      <span className="md:hidden">
        <IconButton
          label={t("back")}
          icon={<ArrowLeft className="mirror" strokeWidth={1.75} />}
          onClick={() => void navigate(backTo)}
        />
      </span>
      {chat ? (
        <>
          <Who chat={chat} />
          {chat.can_write && (
            <CallButton
              chatId={chat.id}
              partner={{ id: chat.other.id, name: chat.other.username, avatar: chat.other.avatar_url }}
            />
          )}
          <span className="flex">
            {chat.can_write && (
              <span className="flex max-md:hidden">
                {chat.has_path && (
                  <Tooltip label={t("path")}>
                    <Link
                      to={partnershipsPaths.path(chat.id)}
                      aria-label={t("path")}
                      className={iconButtonClass()}
                    >
                      <Waypoints aria-hidden="true" className="size-5" strokeWidth={1.75} />
                    </Link>
                  </Tooltip>
                )}
                <Suspense fallback={NOTHING_YET}>
                  <TrialButton />
                </Suspense>
              </span>
            )}
            <span className="flex max-lg:hidden">
              <PanelButtons panel={panel} onPanel={onPanel} />
            </span>
            <Suspense fallback={NOTHING_YET}>
              <ConversationMenu chat={chat} onPanel={onPanel} />
            </Suspense>
          </span>
        </>
      ) : (
        <>
          <Skeleton className="size-10 rounded-full!" />
          <span className="grid gap-1.5">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-3 w-44" />
          </span>
        </>
      )}
    </header>
  );
}

function Who({ chat: { id, other, created_at } }: { chat: Conversation }) {
  const { t, i18n } = useTranslation("chats");
  const typing = useTyping(id);
  const { dot, words } = usePresence(other.id);
  const date = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: "long" }).format(
    new Date(created_at),
  );
  return (
    <>
      <Link
        to={peoplePaths.member(other.id)}
        tabIndex={-1}
        aria-hidden="true"
        className="shrink-0 rounded-full"
      >
        <Avatar id={other.id} name={other.username} src={other.avatar_url} size="md" status={dot} />
      </Link>
      <div className="min-w-0 grow">
        <h2 className="flex items-center gap-1.5 font-semibold text-base leading-tight">
          <Link to={peoplePaths.member(other.id)} className="truncate hover:underline" dir="auto">
            {other.username}
          </Link>
          {other.verified && (
            <BadgeCheck
              role="img"
              aria-label={t("verified")}
              className="size-4 shrink-0 text-accent"
              strokeWidth={1.75}
            />
          )}
        </h2>
        <p className="truncate text-ink-soft text-xs">
          <span aria-live="polite" className="text-accent">
            {typing ? t("typing", { name: other.username }) : ""}
          </span>
          {!typing && words}
          {!typing && <span className="max-xl:hidden">{` · ${t("since", { date })}`}</span>}
        </p>
      </div>
    </>
  );
}
