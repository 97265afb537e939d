import type { PodEntry } from "@kompagnon/contract/pods/model.ts";
import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import { Ellipsis, Flag, Undo2 } from "lucide-react";
import { Suspense, useState } from "react";
import { ReportDialog } from "#features/moderation/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { usePodChange } from "./cache.ts";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** The actions of a week's text: delete the member's own, report those of others. */
export function EntryMenu({
  podId,
  entry,
  author = null,
  mine = false,
}: {
  podId: string;
  entry: PodEntry;
  /** The author, unless they are deleted. */
  author?: MemberCard | null;
  mine?: boolean;
}) {
  const { t } = useTranslation("pods");
  const [openDialog, setOpenDialog] = useState<"take_back" | "report" | null>(null);
  const takeBack = usePodChange("DELETE /api/pods/entries/{id}", podId);
  if (mine && entry.goal === null && entry.line === null) return null;
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t("menu")}
            tooltip={false}
            icon={<Ellipsis {...icon} />}
            className="-my-2 -me-2"
          />
        }
      >
        {mine ? (
          <MenuItem icon={<Undo2 {...icon} />} danger onClick={() => setOpenDialog("take_back")}>
            {t("take_back")}
          </MenuItem>
        ) : (
          <MenuItem icon={<Flag {...icon} />} danger onClick={() => setOpenDialog("report")}>
            {t("report")}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={openDialog === "take_back"}
        onOpenChange={(open) => !open && setOpenDialog(null)}
        title={t("take_back_ask")}
        text={t("take_back_text")}
        confirm={t("take_back")}
        danger
        error={takeBack.isError && takeBack.error.message}
        onConfirm={() => takeBack.mutateAsync({ params: { id: entry.id } })}
      />
      <Suspense fallback={null}>
        {openDialog === "report" && (
          <ReportDialog
            subject={{ kind: "pod_entry", id: entry.id }}
            name={author?.username ?? t("gone")}
            {...(author && { author })}
            onClose={() => setOpenDialog(null)}
          />
        )}
      </Suspense>
    </>
  );
}
