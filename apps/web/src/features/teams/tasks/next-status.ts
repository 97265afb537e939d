import { TASK_STATUSES, type TaskStatus } from "@kompagnon/contract/teams/rules.ts";

/** The column next to a task's own, or its own at the edge of the board. */
export function nextStatus(status: TaskStatus, forward: boolean): TaskStatus {
  const at = TASK_STATUSES.indexOf(status) + (forward ? 1 : -1);
  return TASK_STATUSES[at] ?? status;
}

/** Whether an arrow key points to the next column; null for other keys. From right to left, the next is on the left. */
export function isForward(key: string, rightToLeft: boolean): boolean | null {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return null;
  return (key === "ArrowRight") !== rightToLeft;
}
