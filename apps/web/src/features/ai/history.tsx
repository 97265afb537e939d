import type { AiConversation } from "@kompagnon/contract/ai/model.ts";
import { AI_TITLE_MAX, type Assistant } from "@kompagnon/contract/ai/rules.ts";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { EllipsisVertical, Pencil, Plus, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { ConfirmDialog, Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { changeConversation, historyQuery, refreshHistory } from "./api.ts";
import { conversationPath } from "./assistants.ts";

/** The conversations with an assistant, and the way to a new one. */
export function History({
  assistant,
  open,
  onNew,
  onOpened,
  onDeleted,
}: {
  assistant: Assistant;
  /** The one that is open. */
  open: string | null;
  onNew: () => void;
  onOpened: () => void;
  onDeleted: (id: string) => void;
}) {
  const { t } = useTranslation("ai");
  const { t: ui } = useTranslation("ui");
  const list = useInfiniteQuery(historyQuery(assistant));
  const items = list.data?.pages.flatMap((page) => page.items);
  return (
    <div className="grid grid-cols-1 gap-3 p-3">
      <Button
        variant="secondary"
        wide
        icon={<Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={onNew}
      >
        {t("history.new")}
      </Button>
      {!items && list.error && (
        <ErrorState title={t("history.failed")} error={list.error} onRetry={() => list.refetch()} />
      )}
      {!items && !list.error && (
        <div role="status" aria-label={ui("loading")} className="grid gap-2">
          {["a", "b", "c"].map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </div>
      )}
      {items?.length === 0 && <p className="px-2 py-4 text-ink-soft text-sm">{t("history.empty")}</p>}
      {items && items.length > 0 && (
        <ul className="grid grid-cols-1 gap-0.5">
          {items.map((conversation) => (
            <Row
              key={conversation.id}
              conversation={conversation}
              isOpen={conversation.id === open}
              onOpened={onOpened}
              onDeleted={onDeleted}
            />
          ))}
        </ul>
      )}
      <NextPage list={list} label={t("history.more")} failed={t("history.more_failed")} />
    </div>
  );
}

/** Gives a conversation another name. */
function RenameDialog({
  id,
  title,
  open,
  onClose,
}: {
  id: string;
  title: string;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation("ai");
  const [name, setName] = useState(title);
  const [missing, setMissing] = useState(false);
  const rename = useMutation(mutation("PATCH /api/assistants/conversations/{id}"));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === "");
    if (name.trim() === "" || rename.isPending) return;
    const renamed = await rename.mutateAsync({ params: { id }, body: { title: name } }).catch(() => null); // said below
    if (!renamed) return;
    changeConversation(id, (held) => ({ ...held, title: renamed.title }));
    onClose();
    await refreshHistory();
  };
  return (
    <Dialog open={open} onOpenChange={(on) => !on && onClose()} size="sm" title={t("history.rename_title")}>
      <Form onSubmit={submit} noValidate className="grid gap-5">
        <TextField
          label={t("history.name")}
          value={name}
          maxLength={AI_TITLE_MAX}
          dir="auto"
          autoComplete="off"
          {...(missing && { error: t("history.name_missing") })}
          onChange={(event) => setName(event.target.value)}
        />
        {rename.error && <FormError>{rename.error.message || t("not_sent")}</FormError>}
        <div className="flex justify-end">
          <Button type="submit" busy={rename.isPending}>
            {t("history.save")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** A conversation in the list: leads into it; can be renamed and deleted. */
function Row({
  conversation: { id, assistant, title, updated_at },
  isOpen,
  onOpened,
  onDeleted,
}: {
  conversation: AiConversation;
  isOpen: boolean;
  onOpened: () => void;
  onDeleted: (id: string) => void;
}) {
  const { t } = useTranslation("ai");
  const [dialog, setDialog] = useState<"rename" | "delete" | null>(null);
  const remove = useMutation(mutation("DELETE /api/assistants/conversations/{id}"));
  const erase = async () => {
    await remove.mutateAsync({ params: { id } });
    toast(t("history.deleted"));
    onDeleted(id);
    await refreshHistory();
  };
  return (
    <li className={cx("flex items-center rounded-control", isOpen ? "bg-accent-soft" : "hover:bg-sunken")}>
      <Link
        to={conversationPath(assistant, id)}
        onClick={onOpened}
        aria-current={isOpen ? "page" : undefined}
        className="min-w-0 flex-1 px-3 py-2 text-ink no-underline"
      >
        <bdi className="block truncate">{title}</bdi>
        <RelativeTime time={updated_at} className="text-ink-soft text-xs" />
      </Link>
      <Menu
        trigger={
          <IconButton
            label={t("history.menu", { title })}
            tooltip={false}
            icon={<EllipsisVertical {...icon} />}
          />
        }
      >
        <MenuItem icon={<Pencil {...icon} />} onClick={() => setDialog("rename")}>
          {t("history.rename")}
        </MenuItem>
        <MenuItem icon={<Trash2 {...icon} />} danger onClick={() => setDialog("delete")}>
          {t("history.delete")}
        </MenuItem>
      </Menu>
      <RenameDialog
        key={`${dialog} ${title}`}
        {...{ id, title }}
        open={dialog === "rename"}
        onClose={() => setDialog(null)}
      />
      <ConfirmDialog
        open={dialog === "delete"}
        onOpenChange={(on) => !on && setDialog(null)}
        title={t("history.delete_title")}
        text={t("history.delete_text", { title })}
        confirm={t("history.delete")}
        danger
        error={remove.error && (remove.error.message || t("not_sent"))}
        onConfirm={erase}
      />
    </li>
  );
}
