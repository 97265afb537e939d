// The process of platform/papers: sets PDF files in native code, and makes DOCX files.
import { serveTasks } from "#platform/isolated/task-process.ts";
import { paperTasks } from "#platform/papers/tasks.ts";

serveTasks(paperTasks);
