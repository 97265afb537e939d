import type { Event } from "@kompagnon/contract/events/model.ts";
import { CalendarX, Ellipsis, Flag, Move, Pencil } from "lucide-react";
import { Suspense, useState } from "react";
import { ReportDialog } from "#features/moderation/public.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { useEventChange } from "./cache.ts";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** Changes, moves, cancels and reports an event. */
export function EventMenu({ event, onEdit }: { event: Event; onEdit: (what: "all" | "date") => void }) {
  const { t } = useTranslation("events");
  const { id: me } = useMember();
  const [openDialog, setOpenDialog] = useState<"date" | "all" | "report" | null>(null);
  const cancel = useEventChange("POST /api/events/{id}/cancel");
  const cancelDate = useEventChange("DELETE /api/events/{id}/dates/{on}");
  const { date, creator } = event;
  const isSeries = date.repeats !== "none";
  const isMine = creator?.id === me;
  const mayChange = event.can_change && !event.cancelled;
  const mayChangeDate = mayChange && isSeries && !date.cancelled && Date.parse(date.ends_at) > Date.now();
  if (!mayChange && isMine) return null;
  const close = (open: boolean) => !open && setOpenDialog(null);
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t("menu")}
            tooltip={false}
            icon={<Ellipsis aria-hidden="true" className="size-5" strokeWidth={1.75} />}
          />
        }
      >
        {mayChange && (
          <MenuItem icon={<Pencil {...icon} />} onClick={() => onEdit("all")}>
            {t(isSeries ? "change_all" : "change")}
          </MenuItem>
        )}
        {mayChangeDate && (
          <MenuItem icon={<Move {...icon} />} onClick={() => onEdit("date")}>
            {t("move_one")}
          </MenuItem>
        )}
        {mayChangeDate && (
          <MenuItem icon={<CalendarX {...icon} />} danger onClick={() => setOpenDialog("date")}>
            {t("cancel_one")}
          </MenuItem>
        )}
        {mayChange && (
          <MenuItem icon={<CalendarX {...icon} />} danger onClick={() => setOpenDialog("all")}>
            {t("cancel_all")}
          </MenuItem>
        )}
        {!isMine && (
          <MenuItem icon={<Flag {...icon} />} danger onClick={() => setOpenDialog("report")}>
            {t("report")}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={openDialog === "date"}
        onOpenChange={close}
        title={t("cancel_one_ask")}
        text={t("cancel_one_text")}
        confirm={t("cancel_one")}
        danger
        error={cancelDate.error?.message}
        onConfirm={() => cancelDate.mutateAsync({ params: { id: date.event_id, on: date.on } })}
      />
      <ConfirmDialog
        open={openDialog === "all"}
        onOpenChange={close}
        title={t("cancel_ask")}
        text={t("cancel_text")}
        confirm={t("cancel_all")}
        danger
        error={cancel.error?.message}
        onConfirm={() => cancel.mutateAsync({ params: { id: date.event_id } })}
      />
      <Suspense fallback={null}>
        {openDialog === "report" && (
          <ReportDialog
            subject={{ kind: "event", id: date.event_id }}
            name={creator?.username ?? t("gone")}
            {...(creator && { author: creator })}
            onClose={() => setOpenDialog(null)}
          />
        )}
      </Suspense>
    </>
  );
}
