// The process of platform/pictures: decodes and encodes what strangers send.
import { serveTasks } from "#platform/isolated/task-process.ts";
import { pictureTasks } from "#platform/pictures/tasks.ts";

serveTasks(pictureTasks);
