import type { Conversation } from "@kompagnon/contract/chats/model.ts";
import { partnershipsPaths } from "@kompagnon/contract/partnerships/paths.ts";
import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { useMutation } from "@tanstack/react-query";
import {
  ArrowLeft,
  BadgeCheck,
  Ban,
  EllipsisVertical,
  Flag,
  Handshake,
  Pin,
  Search,
  Waypoints,
} from "lucide-react";
import { Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import { CallButton } from "#features/calls/public.ts";
import { ReportDialog } from "#features/moderation/public.ts";
import { TrialButton, useTrial } from "#features/trials/public.ts";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { iconButtonClass } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import { refreshConversation, refreshConversations } from "../cache.ts";
import { usePresence, useTyping } from "../presence.ts";
import type { PanelName } from "../thread/thread-panel.tsx";

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

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** The actions of a conversation: searching it, a trial project, reporting and blocking the partner. */
function ConversationMenu({
  chat: { id, other, can_write, has_path },
  onPanel,
}: {
  chat: Conversation;
  onPanel: (panel: PanelName) => void;
}) {
  const { t } = useTranslation("chats");
  const { t: trials } = useTranslation("trials");
  const { t: moderation } = useTranslation("moderation/report");
  const [, showTrial] = useTrial();
  const [asking, setAsking] = useState<"block" | "report" | null>(null);
  const block = useMutation(mutation("PUT /api/users/{id}/block"));
  const refresh = () => {
    refreshConversation(id);
    refreshConversations();
  };
  const confirm = async () => {
    await block.mutateAsync({ params: { id: other.id } });
    refresh();
    toast(t("block_done", { name: other.username }));
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t("actions")}
            icon={<EllipsisVertical className="size-5" strokeWidth={1.75} />}
          />
        }
      >
        {/* The header shows their buttons where it has room for them. */}
        <MenuItem className="lg:hidden" icon={<Search {...icon} />} onClick={() => onPanel("search")}>
          {t("message.search")}
        </MenuItem>
        <MenuItem className="lg:hidden" icon={<Pin {...icon} />} onClick={() => onPanel("pins")}>
          {t("message.pins")}
        </MenuItem>
        {has_path && (
          <MenuItem icon={<Waypoints {...icon} />} to={partnershipsPaths.path(id)}>
            {t("path")}
          </MenuItem>
        )}
        {can_write && (
          <MenuItem icon={<Handshake {...icon} />} onClick={() => showTrial(true)}>
            {trials("title")}
          </MenuItem>
        )}
        <MenuItem icon={<Flag {...icon} />} onClick={() => setAsking("report")}>
          {moderation("report")}
        </MenuItem>
        {can_write && (
          <MenuItem danger icon={<Ban {...icon} />} onClick={() => setAsking("block")}>
            {t("block")}
          </MenuItem>
        )}
      </Menu>
      {asking === "report" && (
        <Suspense fallback={null}>
          <ReportDialog
            subject={{ kind: "member", id: other.id }}
            name={other.username}
            {...(can_write && { author: other })}
            onClose={() => setAsking(null)}
            onBlocked={refresh}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={asking === "block"}
        onOpenChange={(open) => setAsking(open ? "block" : null)}
        title={t("block_title", { name: other.username })}
        text={t("block_text")}
        confirm={t("block")}
        danger
        error={block.isError && (block.error.message || t("block_failed"))}
        onConfirm={confirm}
      />
    </>
  );
}
