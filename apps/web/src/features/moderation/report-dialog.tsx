import type { ReportSubject } from "@kompagnon/contract/moderation/model.ts";
import { REPORT_NOTE_MAX, REPORT_REASONS, type ReportReason } from "@kompagnon/contract/moderation/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useReportTitle } from "#platform/kind-names.ts";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";

/** What is wrong with the answers. */
const brokenBy = (reason: ReportReason | null, note: string): "reason" | "note" | null => {
  if (reason === null) return "reason";
  return (reason === "other" && note.trim() === "") || lengthOf(note) > REPORT_NOTE_MAX ? "note" : null;
};

/**
 * Reports a member, a group or a message. `author` is the member that may be blocked along with it. The input stays if the server
 * refuses.
 */
export function ReportDialog({
  subject,
  name,
  author,
  onClose,
  onBlocked,
}: {
  subject: ReportSubject;
  /** The member's or the group's name. */
  name: string;
  author?: { id: string; username: string };
  onClose: () => void;
  onBlocked?: () => void;
}) {
  const { t } = useTranslation("moderation/report");
  const title = useReportTitle(subject.kind, name);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState("");
  const [blocks, setBlocks] = useState(false);
  const [tried, setTried] = useState(false);
  const block = useMutation(mutation("PUT /api/users/{id}/block"));
  const report = useMutation({
    ...mutation("POST /api/reports"),
    onSuccess: async () => {
      if (author && blocks)
        await block.mutateAsync({ params: { id: author.id } }).then(
          () => onBlocked?.(),
          () => toast(t("block_failed"), { kind: "warn" }),
        );
      toast(t("thanks"), { kind: "good" });
      onClose();
    },
  });
  const broken = tried ? brokenBy(reason, note) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason === null || brokenBy(reason, note) || report.isPending) return;
    report.mutate({ body: { subject, reason, note } });
  };
  const intro = subject.kind === "message" ? `${t("intro")} ${t("message_seen")}` : t("intro");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={intro}>
      <Form onSubmit={submit} aria-busy={report.isPending} noValidate className="grid gap-5">
        <ChoiceChip
          label={t("reason")}
          choices={REPORT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={reason}
          onChange={setReason}
          {...(broken === "reason" && { error: t("reason_needed") })}
        />
        <TextArea
          label={t("note")}
          optional={reason !== "other"}
          value={note}
          max={REPORT_NOTE_MAX}
          rows={3}
          dir="auto"
          onChange={(event) => setNote(event.target.value)}
          {...(broken === "note" && note.trim() === "" && { error: t("note_needed") })}
        />
        {author && (
          <Checkbox
            label={t("also_block", { name: author.username })}
            checked={blocks}
            onChange={(event) => setBlocks(event.target.checked)}
          />
        )}
        {report.isError && <FormError boxed>{report.error.message}</FormError>}
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" busy={report.isPending}>
            {t("report")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
