import type { TrialTask } from "@kompagnon/contract/trials/model.ts";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast.tsx";
import { useTrialChange } from "./api.ts";
import type { People } from "./words.tsx";

/** A task: tick it off, give it to one of the two, remove it. */
export function TaskRow({
  trialId,
  task,
  people: { me, other, chatId },
}: {
  trialId: string;
  task: TrialTask;
  people: People;
}) {
  const { t } = useTranslation("trials");
  const change = useTrialChange("PATCH /api/trials/{id}/tasks/{taskId}", chatId);
  const remove = useTrialChange("DELETE /api/trials/{id}/tasks/{taskId}", chatId);
  const params = { id: trialId, taskId: task.id };
  // What was just pressed is shown at once; a refusal shows what the server has.
  const [pendingDone, setPendingDone] = useState<boolean | null>(null);
  const set = (body: { done?: boolean; assignee_id?: string | null }) => {
    if (body.done !== undefined) setPendingDone(body.done);
    change.mutate(
      { params, body },
      { onError: ({ message }) => toast(message, { kind: "warn" }), onSettled: () => setPendingDone(null) },
    );
  };
  const options = [
    { value: "both", label: t("both") },
    { value: me, label: t("me") },
    { value: other.id, label: other.name },
  ];
  const doneBy = task.done_by === me ? t("done_by_me") : t("done_by", { name: other.name });
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-2 border-line border-b py-1 last:border-b-0">
      <Checkbox
        checked={pendingDone ?? task.done}
        onChange={(event) => set({ done: event.target.checked })}
        label={
          <span dir="auto" className={cx("wrap-anywhere", task.done && "text-ink-soft line-through")}>
            {task.text}
          </span>
        }
      />
      <IconButton
        label={t("remove_task", { text: task.text })}
        tooltip={false}
        icon={<Trash2 className="size-4" strokeWidth={1.75} />}
        onClick={() =>
          remove.mutate({ params }, { onError: ({ message }) => toast(message, { kind: "warn" }) })
        }
      />
      <div className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-1 ps-8 pb-2">
        {task.done_by !== null ? (
          <p className="text-ink-soft text-xs">{doneBy}</p>
        ) : (
          <Select
            label={t("assignee")}
            hideLabel
            options={options}
            value={task.assignee_id ?? "both"}
            onChange={(next) => set({ assignee_id: next === "both" ? null : next })}
            className="w-40"
          />
        )}
      </div>
    </li>
  );
}
