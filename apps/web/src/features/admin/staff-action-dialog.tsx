import { LEVELS, type Level } from "@kompagnon/contract/admin/levels.ts";
import type { MemberFile } from "@kompagnon/contract/admin/model.ts";
import { REASON_MAX } from "@kompagnon/contract/admin/rules.ts";
import { BAN_DAYS } from "@kompagnon/contract/moderation/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { type ApiError, call } from "#platform/call.ts";
import { queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { memberQuery, refreshAfterAction } from "./cache.ts";

/** Something that is done to a member. */
export type StaffAction = "ban" | "unban" | "sign_out" | "give_level";
type Span = (typeof BAN_DAYS)[number] | null;

/** Asks why, and for a ban how long or for a level which, before it is done. */
export function StaffActionDialog({
  action,
  member,
  onClose,
}: {
  action: StaffAction;
  member: MemberFile;
  onClose: () => void;
}) {
  const { t } = useTranslation("admin");
  const { t: ui } = useTranslation("ui");
  const { t: shell } = useTranslation("shell");
  const form = useId();
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const [days, setDays] = useState<Span>(7);
  const [level, setLevel] = useState<Level>(LEVELS.find((one) => one === member.level) ?? 0);
  const params = { id: member.id };
  const send = (why: string): Promise<MemberFile> => {
    if (action === "ban")
      return call("POST /api/admin/members/{id}/ban", { params, body: { reason: why, ban_days: days } });
    if (action === "unban")
      return call("POST /api/admin/members/{id}/unban", { params, body: { reason: why } });
    if (action === "sign_out")
      return call("POST /api/admin/members/{id}/sign-out", { params, body: { reason: why } });
    return call("POST /api/admin/members/{id}/level", { params, body: { level, reason: why } });
  };
  const doing = useMutation<MemberFile, ApiError, string>({
    mutationFn: send,
    onSuccess: (now) => {
      queryClient.setQueryData(memberQuery(member.id).queryKey, now);
      toast(t(`member.${action}.done`), { kind: "good" });
      onClose();
      void refreshAfterAction();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() !== "" && lengthOf(reason) <= REASON_MAX && !doing.isPending)
      doing.mutate(reason.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !doing.isPending && onClose()}
      title={t(`member.${action}.title`, { name: member.username ?? t("members.unnamed") })}
      description={t(`member.${action}.text`, { name: member.username ?? t("members.unnamed") })}
      footer={
        <>
          <Button variant="secondary" disabled={doing.isPending} onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={action === "ban" ? "danger" : "primary"}
            busy={doing.isPending}
          >
            {t(`member.${action}.button`)}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit} className="grid gap-5">
        {action === "ban" && <BanSpan days={days} onDays={setDays} />}
        {action === "give_level" && (
          <ChoiceChip
            label={t("member.level")}
            choices={LEVELS.map((one) => ({ value: `${one}`, label: `${one}` }))}
            value={`${level}`}
            onChange={(next) => setLevel(LEVELS.find((one) => `${one}` === next) ?? level)}
          />
        )}
        <TextArea
          label={t("member.reason")}
          hint={t(action === "ban" ? "member.reason_told" : "member.reason_log")}
          error={tried && reason.trim() === "" ? t("member.reason_needed") : undefined}
          rows={3}
          dir="auto"
          max={REASON_MAX}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {doing.error && <FormError boxed>{doing.error.message || shell("not_done")}</FormError>}
      </Form>
    </Dialog>
  );
}

function BanSpan({ days, onDays }: { days: Span; onDays: (days: Span) => void }) {
  const { t } = useTranslation("moderation");
  return (
    <ChoiceChip
      label={t("ban_for")}
      choices={[
        ...BAN_DAYS.map((count) => ({ value: `${count}`, label: t("days", { count }) })),
        { value: "forever", label: t("forever") },
      ]}
      value={days === null ? "forever" : `${days}`}
      onChange={(next) => onDays(BAN_DAYS.find((one) => `${one}` === next) ?? null)}
    />
  );
}
