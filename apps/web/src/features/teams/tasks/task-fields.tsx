import type { Team } from "@kompagnon/contract/teams/model.ts";
import {
  TASK_ASSIGNEES_MAX,
  TASK_PRIORITIES,
  TASK_STATUSES,
  type TaskPriority,
  type TaskStatus,
} from "@kompagnon/contract/teams/rules.ts";
import { dayIn } from "#platform/local-time.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ChoiceChips } from "#ui/choice-chips.tsx";
import { TextField } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";

/** The fields of a task that are chosen, not written. */
export type Chosen = {
  status: TaskStatus;
  priority: TaskPriority;
  due_at: string | null;
  assignees: string[];
};

/** Status, priority, date and people of a task. */
export function TaskFields({
  team,
  value,
  onChange,
}: {
  team: Team;
  value: Chosen;
  onChange: (change: Partial<Chosen>) => void;
}) {
  const { t } = useTranslation("teams");
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t("task.status")}
          options={TASK_STATUSES.map((one) => ({ value: one, label: t(`status.${one}`) }))}
          value={value.status}
          onChange={(status) => onChange({ status })}
        />
        <Select
          label={t("task.priority")}
          options={TASK_PRIORITIES.map((one) => ({ value: one, label: t(`priority.${one}`) }))}
          value={value.priority}
          onChange={(priority) => onChange({ priority })}
        />
        <TextField
          label={t("task.due")}
          optional
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          value={value.due_at ?? ""}
          onChange={(event) => onChange({ due_at: dayIn(event.target.value) })}
        />
      </div>
      <ChoiceChips
        label={t("task.assignees")}
        choices={team.members.map(({ id, username }) => ({ value: id, label: username }))}
        value={value.assignees}
        max={TASK_ASSIGNEES_MAX}
        onChange={(assignees) => onChange({ assignees })}
      />
    </>
  );
}
