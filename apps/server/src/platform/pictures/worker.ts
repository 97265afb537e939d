// The process of platform/pictures: decodes and encodes what strangers send.
import { serveTasks } from "#platform/isolated/serve-tasks.ts";
import { pictureTasks } from "#platform/pictures/tasks.ts";

serveTasks(pictureTasks);
