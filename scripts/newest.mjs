import fs from "node:fs";
import path from "node:path";

/** When a file, or the newest in a folder, was changed last; 0 if there is none. */
export const newest = (file) => {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(
    0,
    ...fs.readdirSync(file).map((name) => (name === "node_modules" ? 0 : newest(path.join(file, name)))),
  );
};
