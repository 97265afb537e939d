import type { Poll } from "@kompagnon/contract/polls/model.ts";
import { Ellipsis, Flag, Square, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { ReportDialog } from "#features/moderation/public.ts";
import { call } from "#platform/call.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { toast } from "#ui/toast.tsx";
import { dropPoll, usePollChange } from "./cache.ts";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** The actions of a poll other than voting: close, delete and report it. */
export function PollMenu({ poll }: { poll: Poll }) {
  const { t } = useTranslation("polls");
  const { t: ui } = useTranslation("ui");
  const { id: me } = useMember();
  const [asked, setAsked] = useState<"delete" | "report" | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const close = usePollChange("POST /api/polls/{id}/close", poll);
  const params = { id: poll.id };
  const remove = async () => {
    setFailure(null);
    try {
      await call("DELETE /api/polls/{id}", { params });
    } catch (problem) {
      setFailure((problem instanceof Error && problem.message) || ui("error_text"));
      throw problem;
    }
    dropPoll(poll);
  };
  const onError = ({ message }: Error) => toast(t("failed_change", { reason: message }), { kind: "warn" });
  const isMine = poll.author?.id === me;
  if (isMine && !poll.mine_to_close) return null;
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t("menu")}
            tooltip={false}
            icon={<Ellipsis aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            className="-my-2 -me-2"
          />
        }
      >
        {poll.mine_to_close && !poll.closed && (
          <MenuItem icon={<Square {...icon} />} onClick={() => close.mutate({ params }, { onError })}>
            {t("close")}
          </MenuItem>
        )}
        {poll.mine_to_close && (
          <MenuItem icon={<Trash2 {...icon} />} danger onClick={() => setAsked("delete")}>
            {t("delete")}
          </MenuItem>
        )}
        {!isMine && (
          <MenuItem icon={<Flag {...icon} />} danger onClick={() => setAsked("report")}>
            {t("report")}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asked === "delete"}
        onOpenChange={(open) => !open && setAsked(null)}
        title={t("delete_ask")}
        text={t("delete_text")}
        confirm={t("delete")}
        danger
        error={failure}
        onConfirm={remove}
      />
      <Suspense fallback={null}>
        {asked === "report" && (
          <ReportDialog
            subject={{ kind: "poll", id: poll.id }}
            name={poll.author?.username ?? t("gone_author")}
            {...(poll.author && { author: poll.author })}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  );
}
