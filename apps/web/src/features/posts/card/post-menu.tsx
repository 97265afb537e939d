import { Ban, BellOff, CodeXml, Ellipsis, Flag, FolderPlus, Link2, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { ReportDialog } from "#features/moderation/public.ts";
import { call } from "#platform/call.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { toast } from "#ui/toast.tsx";
import { changePost, dropAuthor, dropPost, type ListedPost, refreshFeeds } from "../cache.ts";
import { useCopyLink } from "./links.ts";

/** Mutes a member's posts in the viewer's feeds, with an undo. */
function useRelations() {
  const { t } = useTranslation("posts");
  const { t: ui } = useTranslation("ui");
  const say = (failure: unknown) =>
    toast((failure instanceof Error && failure.message) || ui("error_text"), { kind: "warn" });
  const unmute = async (id: string) => {
    try {
      await call("DELETE /api/users/{id}/mute", { params: { id } });
      await refreshFeeds();
    } catch (failure) {
      say(failure);
    }
  };
  const mute = async ({ id, username }: { id: string; username: string }) => {
    try {
      await call("PUT /api/users/{id}/mute", { params: { id } });
      dropAuthor(id, "feeds");
      toast(t("card.muted", { name: username }), {
        action: { label: t("card.undo"), onClick: () => void unmute(id) },
      });
    } catch (failure) {
      say(failure);
    }
  };
  return { mute };
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;
type MenuDialog = "delete" | "block" | "report" | "collection";
const CollectionDialog = lazy(async () => ({
  default: (await import("../saved/collection-dialog.tsx")).CollectionDialog,
}));

/** Everything else about a post: link, collection, and what only its author or only others may do. */
export function PostMenu({ post, onGone }: { post: ListedPost; onGone?: () => void }) {
  const { t } = useTranslation("posts");
  const { id: me } = useMember();
  const [openDialog, setOpenDialog] = useState<MenuDialog | null>(null);
  const copyLink = useCopyLink();
  const { author } = post;
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t("card.menu")}
            icon={<Ellipsis aria-hidden="true" className="size-5" strokeWidth={1.75} />}
            className="-me-2 -mt-1"
          />
        }
      >
        <MenuItem icon={<Link2 {...icon} />} onClick={() => void copyLink(post.id)}>
          {t("card.copy_link")}
        </MenuItem>
        <MenuItem icon={<FolderPlus {...icon} />} onClick={() => setOpenDialog("collection")}>
          {t("act.into")}
        </MenuItem>
        <MenuSeparator />
        {post.author_id === me ? (
          <OwnItems post={post} ask={setOpenDialog} />
        ) : (
          <OthersItems author={author} ask={setOpenDialog} />
        )}
      </Menu>
      <Dialogs
        post={post}
        openDialog={openDialog}
        close={() => setOpenDialog(null)}
        {...(onGone && { onGone })}
      />
    </>
  );
}

function OwnItems({ post, ask }: { post: ListedPost; ask: (what: MenuDialog) => void }) {
  const { t } = useTranslation("posts");
  const { t: ui } = useTranslation("ui");
  const allow = async () => {
    const embeddable = !post.embeddable;
    changePost(post.id, (one) => ({ ...one, embeddable }));
    try {
      await call("PATCH /api/posts/{id}", { params: { id: post.id }, body: { embeddable } });
      toast(t(embeddable ? "card.embed_allowed" : "card.embed_forbidden"), { kind: "good" });
    } catch (failure) {
      changePost(post.id, (one) => ({ ...one, embeddable: post.embeddable }));
      toast((failure instanceof Error && failure.message) || ui("error_text"), { kind: "warn" });
    }
  };
  return (
    <>
      <MenuItem icon={<CodeXml {...icon} />} onClick={() => void allow()}>
        {t(post.embeddable ? "card.embed_forbid" : "card.embed_allow")}
      </MenuItem>
      <MenuItem icon={<Trash2 {...icon} />} danger onClick={() => ask("delete")}>
        {t("card.delete")}
      </MenuItem>
    </>
  );
}

function OthersItems({ author, ask }: { author: ListedPost["author"]; ask: (what: MenuDialog) => void }) {
  const { t } = useTranslation("posts");
  const { mute } = useRelations();
  return (
    <>
      {author && (
        <>
          <MenuItem icon={<BellOff {...icon} />} onClick={() => void mute(author)}>
            {t("card.mute", { name: author.username })}
          </MenuItem>
          <MenuItem icon={<Ban {...icon} />} onClick={() => ask("block")}>
            {t("card.block", { name: author.username })}
          </MenuItem>
        </>
      )}
      <MenuItem icon={<Flag {...icon} />} danger onClick={() => ask("report")}>
        {t("card.report")}
      </MenuItem>
    </>
  );
}

function Dialogs({
  post,
  openDialog,
  close,
  onGone,
}: {
  post: ListedPost;
  openDialog: MenuDialog | null;
  close: () => void;
  onGone?: () => void;
}) {
  const { t } = useTranslation("posts");
  const { t: ui } = useTranslation("ui");
  const [failure, setFailure] = useState<string | null>(null);
  const { author } = post;
  const name = author?.username ?? t("gone_member");
  const gone = () => {
    if (author) dropAuthor(author.id, "everywhere");
    onGone?.();
  };
  /** Does what was confirmed; the dialog stays open with the reason when it is refused. */
  const attempt = async (work: () => Promise<unknown>, done: () => void) => {
    setFailure(null);
    try {
      await work();
    } catch (problem) {
      setFailure((problem instanceof Error && problem.message) || ui("error_text"));
      throw problem;
    }
    done();
  };
  const remove = () =>
    attempt(
      () => call("DELETE /api/posts/{id}", { params: { id: post.id } }),
      () => {
        onGone?.();
        dropPost(post.id);
        toast(t("card.deleted"));
      },
    );
  const block = () =>
    attempt(
      () => call("PUT /api/users/{id}/block", { params: { id: author?.id ?? "" } }),
      () => {
        gone();
        toast(t("card.blocked", { name }));
      },
    );
  const dialog = (what: MenuDialog) => ({
    open: openDialog === what,
    onOpenChange: (open: boolean) => !open && close(),
    error: failure,
    danger: true,
  });
  return (
    <>
      <ConfirmDialog
        {...dialog("delete")}
        title={t("card.delete_ask")}
        text={t("card.delete_text")}
        confirm={t("card.delete")}
        onConfirm={remove}
      />
      <ConfirmDialog
        {...dialog("block")}
        title={t("card.block_ask", { name })}
        text={t("card.block_text")}
        confirm={t("card.block", { name })}
        onConfirm={block}
      />
      <Suspense fallback={null}>
        {openDialog === "collection" && <CollectionDialog post={post} onClose={close} />}
        {openDialog === "report" && (
          <ReportDialog
            subject={{ kind: "post", id: post.id }}
            name={name}
            {...(author && { author })}
            onClose={close}
            onBlocked={gone}
          />
        )}
      </Suspense>
    </>
  );
}
